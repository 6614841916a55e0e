/** A thing to say, not yet in any language: the id of a text and its arguments. */
export interface Msg {
  id: string;
  args: Record<string, Arg>;
}
export type Arg = number | string | Msg | (number | string | Msg)[];
