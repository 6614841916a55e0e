/** Studies: positions of finished games with notes. Fetched, kept, changed, removed. */
import { get, post, put, remove } from '../lib/api';
import type { components } from '../lib/openapi';

type Schemas = components['schemas'];
export type Study = Schemas['Study'];
export type StudyInfo = Schemas['StudyInfo'];
export type StudyStep = Schemas['StudyStep'];
export type ShownStep = Schemas['ShownStep'];
export const LONGEST_NOTE = 2000;
export const LONGEST_TITLE = 120;

const PATH = '/api/studies';
const path_of = (id: string) => `${PATH}/${encodeURIComponent(id)}`;
const written = ({ table, move, seat, note }: StudyStep): StudyStep => ({ table, move, seat, note });

export const list_studies = () => get<StudyInfo[]>(PATH);
export const read_study = (id: string) => get<Study>(path_of(id));
export const new_study = (title: string, steps: StudyStep[]) => post<Study>(PATH, { title, steps });
export const change_study = (id: string, title: string, steps: StudyStep[], leaving = false) => put(path_of(id), { title, steps: steps.map(written) }, leaving);
export const remove_study = (id: string) => remove(path_of(id));
