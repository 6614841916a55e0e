/** Asking the server by HTTP. A refusal comes as a sentence in the reader's language. */
import { settings } from './settings.svelte';

export class Refusal extends Error {
  constructor(
    readonly status: number,
    text: string,
  ) {
    super(text);
  }
}

/** The status of a refusal when no server answered at all. */
export const UNREACHED = 0;

async function ask(path: string, init: RequestInit = {}): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      ...init,
      credentials: 'same-origin',
      headers: { 'Accept-Language': settings.lang ?? 'en', ...init.headers },
    });
  } catch {
    throw new Refusal(UNREACHED, '');
  }
  if (answer.ok) return answer;
  const said = (await answer.json().catch(() => null)) as { text?: string } | null;
  throw new Refusal(answer.status, said?.text ?? '');
}

export async function get<T>(path: string): Promise<T> {
  return (await (await ask(path)).json()) as T;
}

export async function post<T>(path: string, body: unknown = {}): Promise<T> {
  const answer = await ask(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  return (text ? JSON.parse(text) : null) as T;
}

/** Lay something down instead of what is there; the server has nothing to answer. */
export async function put(path: string, body: unknown, keepalive = false): Promise<void> {
  await ask(path, { method: 'PUT', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body), keepalive });
}

export async function remove(path: string): Promise<void> {
  await ask(path, { method: 'DELETE' });
}

export async function fetch_text(path: string): Promise<string> {
  return (await ask(path)).text();
}
