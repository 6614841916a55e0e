/** The link to a table that others can open. A page at "localhost" cannot know it; the server does. */
import { get } from './api';

export class Invitation {
  /** Undefined until the server has answered; null while nobody but this machine can open the table. */
  url = $state<string | null | undefined>(undefined);

  constructor(readonly table: string) {
    get<{ url: string | null }>(`/api/tables/${encodeURIComponent(table)}/invitation`).then(
      ({ url }) => (this.url = url),
      () => {}, // then the page's own address must do
    );
  }

  /** What to show and copy, whoever can open it. */
  get link(): string {
    return this.url ?? `${location.origin}/table/${this.table}`;
  }

  /** The same for a finished game. */
  get replay(): string {
    return this.link.replace(/\/table\/([^/]+)$/, '/replay/$1');
  }

  /** A picture of the link, for cameras. */
  get code(): string {
    return `/api/tables/${encodeURIComponent(this.table)}/invitation.svg`;
  }
}
