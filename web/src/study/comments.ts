/** Comments on the decisions of a game: fetched, said, taken back. */
import { get, post, remove } from '../lib/api';
import type { components } from '../lib/openapi';

export type Comment = components['schemas']['Comment'];

const path = (id: string) => `/api/tables/${id}/comments`;
export const list_comments = (id: string) => get<Comment[]>(path(id));
export const say_comment = (id: string, move: number, text: string) => post<Comment[]>(path(id), { move, text });
export async function remove_comment(id: string, number: number): Promise<Comment[]> {
  await remove(`${path(id)}/${number}`);
  return list_comments(id);
}
