/**
 * Options of a game that are more than a list: a folder beside this file may have an `editors.ts` with a component per
 * option. Without one, whoever wants something of their own types it.
 */
import type { Component } from 'svelte';
import type { Catalog } from '../lib/texts';

export interface EditorProps {
  value: string;
  catalog: Catalog;
  onchange: (value: string) => void;
}
export type Editors = Record<string, Component<EditorProps>>;

const EDITORS = import.meta.glob<{ editors: Editors }>('./*/editors.ts');

export async function load_editor(game: string, option: string): Promise<Component<EditorProps> | null> {
  const found = await EDITORS[`./${game}/editors.ts`]?.();
  return found?.editors[option] ?? null;
}
