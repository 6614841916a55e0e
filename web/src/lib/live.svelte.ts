/**
 * The live line to a table. It shows what the server said, and nothing it did not say: an answer is sent, and the
 * table changes when the server tells us so. A lost line is taken up again where it broke, by saying how many entries
 * of the log we have.
 */
import { changed } from './changed';
import { renew } from './renew';
import type { Change, ChatLine, CoachNow, Entry, Foreseen, Heard, LessonButton, LessonNow, Msg, Recalled, Said, State, Table, View } from './wire';

export type Line = 'opening' | 'open' | 'lost' | 'closed';
/** The part of a WebSocket that is used here; tests bring their own. */
export type Socket = Pick<WebSocket, 'send' | 'close' | 'readyState'> & {
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: (() => void) | null;
};

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
/** A line may be dead without knowing it (sleep, another network): every so often, and on coming back, we ask. */
const PING_EVERY = 25_000;
const PING_PATIENCE = 4000;
const TELL_PATIENCE = 5000;
const HINT_PATIENCE = 60_000;
const OPEN = 1;
/** As in `wire.py` of the server. */
export const PROTOCOL = 2;

/** A distribution over Omit keeps each kind of message apart. */
type Unmarked<T> = T extends unknown ? Omit<T, 'ref'> : never;

export class Live {
  line = $state<Line>('opening');
  table = $state.raw<Table | null>(null);
  state = $state.raw<State | null>(null);
  /** What lies printed on the table: part of every view, but told once. */
  private printed: unknown = {};
  entries = $state.raw<Entry[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  /** Where the lesson stands, if this is one. */
  lesson = $state.raw<LessonNow | null>(null);
  /** What the coach says here, for those who sit at the table. */
  coach = $state.raw<CoachNow | null>(null);
  /** Why the last answer was not taken; gone with the next thing that happens. */
  refused = $state.raw<Msg | null>(null);
  /** An answer is under way. */
  busy = $state(false);
  /** Hears of every state in its turn, before the page is drawn with it. */
  listener: ((state: State, entries: readonly Entry[]) => void) | null = null;

  private socket: Socket | null = null;
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pinging: ReturnType<typeof setInterval> | undefined;
  private unanswered: ReturnType<typeof setTimeout> | undefined;
  private refs = 0;
  /** Questions to the server by their mark; null answers those that nobody answers. */
  private waiting = new Map<string, (heard: Heard | null) => void>();

  constructor(
    readonly id: string,
    private open_socket: (url: string) => Socket = (url) => new WebSocket(url) as unknown as Socket,
    /** Called when the line cannot be had at all, so that the page can ask by HTTP why not. */
    private on_trouble: () => void = () => {},
    /** Called when the server speaks otherwise than this page: the page is older, or newer. */
    private on_other_protocol: () => void = () => void renew(null).catch(() => {}),
  ) {}

  start(): void {
    addEventListener('online', this.wake);
    addEventListener('offline', this.lose);
    document.addEventListener('visibilitychange', this.looked);
    this.pinging = setInterval(() => this.probe(), PING_EVERY);
    this.connect();
  }

  stop(): void {
    clearInterval(this.pinging);
    removeEventListener('online', this.wake);
    removeEventListener('offline', this.lose);
    document.removeEventListener('visibilitychange', this.looked);
    clearTimeout(this.timer);
    this.drop();
    this.line = 'closed';
  }

  /** The line knows who opened it. Whoever got a name since opens it anew, and hears everything with their own ears. */
  rejoin(): void {
    this.entries = [];
    this.wake();
  }

  // --- saying ---------------------------------------------------------------------------------

  /** One or several steps of one gesture. Nothing happens here; the server's next word shows the outcome. */
  act(actions: string[]): void {
    const decision = this.state?.ask?.decision;
    if (decision === null || decision === undefined || this.busy) return;
    this.refused = null;
    this.busy = this.send({ type: 'answer', decision, actions, ...this.seat() }) !== null;
  }

  /** A button of the lesson. */
  press(what: LessonButton): void {
    this.refused = null;
    this.send({ type: 'lesson', what });
  }

  /** The coach on or off. */
  have_coach(on: boolean): void {
    this.send({ type: 'coach', on });
  }

  /** The card of a result was seen by one of mine. */
  has_seen(seat: number, shown: number): void {
    this.send({ type: 'seen', seat, shown });
  }

  /** A mark in the notes of a lesson; without a sign it is rubbed out. */
  mark(place: string, sign: '' | 'no' | 'maybe' | 'yes'): void {
    this.send({ type: 'mark', place, sign });
  }

  undo(): void {
    this.refused = null;
    this.send({ type: 'undo', ...this.seat() });
  }

  say(text: string): boolean {
    return this.send({ type: 'chat', text }) !== null;
  }

  /** The table's maker keeps a guest from chatting there, or lets them again. */
  mute(guest: string, on: boolean): void {
    this.send({ type: 'mute', guest, on });
  }

  /** Round one screen: lift the curtain for a seat; for none, pass the screen on. */
  look(seat: number | null): void {
    this.send({ type: 'look', seat });
  }

  /** Why an action is not allowed, or what it does; null if no answer comes. */
  async tell(what: 'why' | 'explain', action: string): Promise<Msg | null> {
    const heard = await this.question({ type: 'tell', what, action, ...this.seat() });
    return heard?.type === 'told' ? heard.message : null;
  }

  /** What would happen if that were the answer to what is asked; null if it is refused, or no answer comes. */
  async foresee(actions: string[]): Promise<Foreseen | null> {
    const decision = this.state?.ask?.decision;
    if (decision === null || decision === undefined) return null;
    const heard = await this.question({ type: 'foresee', decision, actions, ...this.seat() });
    return heard?.type === 'foreseen' ? heard : null;
  }

  /** The table as it was after each move since an entry; nothing if no answer comes. */
  async recall(after: number): Promise<Recalled[]> {
    const heard = await this.question({ type: 'recall', after });
    return heard?.type === 'story' ? heard.steps.map((step) => ({ ...step, view: { printed: this.printed, ...step.view } })) : [];
  }

  /** The table as text, as wide as asked for; null if there is no drawing, or no line. */
  async draw(lang: string, width: number, names: string[]): Promise<string | null> {
    const heard = await this.question({ type: 'draw', lang, width, names });
    return heard?.type === 'drawing' ? heard.text : null;
  }

  /** The best choices of what is asked, or why they are not told; null if no answer comes. */
  async hint(): Promise<Heard | null> {
    const decision = this.state?.ask?.decision;
    if (decision === null || decision === undefined) return null;
    return this.question({ type: 'hint', decision, ...this.seat() }, HINT_PATIENCE);
  }

  private question(said: Unmarked<Said>, patience = TELL_PATIENCE): Promise<Heard | null> {
    return new Promise((resolve) => {
      const ref = this.send(said);
      if (!ref) return resolve(null);
      const late = setTimeout(() => this.settle(ref, null), patience);
      this.waiting.set(ref, (heard) => {
        clearTimeout(late);
        resolve(heard);
      });
    });
  }

  /** Whose eyes the screen shows: at a hot seat, who is speaking. */
  private seat(): { seat: number | null } {
    return { seat: this.state?.seat ?? null };
  }

  /** The mark by which the answer will be known; null if there is no line, or the page has just called it lost. */
  protected send(said: Unmarked<Said>): string | null {
    if (this.socket?.readyState !== OPEN || this.line === 'lost') return null;
    const ref = String((this.refs += 1));
    this.socket.send(JSON.stringify({ ...said, ref }));
    return ref;
  }

  // --- hearing --------------------------------------------------------------------------------

  protected hear(said: Heard): void {
    switch (said.type) {
      case 'table':
        if (said.protocol !== PROTOCOL) this.on_other_protocol();
        this.table = said.table;
        break;
      case 'log':
        this.entries = join_by_number(this.entries, said.entries);
        break;
      case 'printed':
        this.printed = said.printed;
        break;
      case 'state':
        this.state = { ...said, view: this.seen(said) };
        this.listener?.(this.state, this.entries);
        this.busy = false;
        this.refused = null;
        break;
      case 'coach':
        this.coach = said;
        break;
      case 'lesson':
        this.lesson = said;
        break;
      case 'chat':
        this.chat = join_by_number(this.chat, said.lines);
        break;
      case 'refused':
        // A question that cannot be answered is no news for the table.
        if (this.settle(said.ref, said)) break;
        this.busy = false;
        this.refused = said.message;
        break;
      case 'told':
      case 'foreseen':
      case 'story':
      case 'drawing':
      case 'hint':
        this.settle(said.ref, said);
        break;
      case 'pong':
        clearTimeout(this.unanswered);
        break;
    }
  }

  /** The view, whole or as the last one with what has changed in it. */
  private seen({ view, changes }: { view: View; changes: Change[] | null }): View {
    if (changes) return changed(this.state?.view, changes);
    return view && { printed: this.printed, ...view };
  }

  private settle(ref: string | number | null, heard: Heard | null): boolean {
    const asked = this.waiting.get(String(ref));
    this.waiting.delete(String(ref));
    asked?.(heard);
    return asked !== undefined;
  }

  // --- keeping the line -----------------------------------------------------------------------

  private connect(): void {
    clearTimeout(this.timer);
    this.drop();
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = this.open_socket(`${scheme}://${location.host}${this.address()}`);
    this.socket = socket;
    socket.onopen = () => {
      this.tries = 0;
      this.line = 'open';
    };
    socket.onmessage = (event) => {
      try {
        this.hear(JSON.parse(event.data) as Heard);
      } catch {
        // Not for us: the next state puts everything right.
      }
    };
    socket.onclose = () => {
      if (this.socket === socket) this.again();
    };
  }

  /** Where this table can be heard, from the first entry that we do not have. */
  protected address(): string {
    return `/api/tables/${this.id}/live?have=${this.entries.at(-1)?.number ?? 0}`;
  }

  /** Try again, after longer and longer waits; a little by chance, so that a house does not come back all at once. */
  private again(): void {
    this.lose();
    this.tries += 1;
    if (this.tries === 2) this.on_trouble();
    const wait = Math.min(FIRST_WAIT * 2 ** (this.tries - 1), LONGEST_WAIT);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.connect(), wait * (0.75 + Math.random() / 2));
  }

  private lose = (): void => {
    this.line = 'lost';
    this.busy = false;
    for (const ref of [...this.waiting.keys()]) this.settle(ref, null);
  };

  private wake = (): void => {
    this.tries = 0;
    this.connect();
  };

  private looked = (): void => {
    if (document.hidden) return;
    if (this.line === 'open') this.probe();
    else this.wake();
  };

  /** Is anybody there? If no answer comes, the line is dead and is taken up anew. */
  private probe(): void {
    if (this.line !== 'open' || document.hidden) return;
    clearTimeout(this.unanswered);
    this.send({ type: 'ping' });
    this.unanswered = setTimeout(this.wake, PING_PATIENCE);
  }

  private drop(): void {
    clearTimeout(this.unanswered);
    const old = this.socket;
    this.socket = null;
    if (!old) return;
    old.onopen = old.onmessage = old.onclose = null;
    old.close();
  }
}

/** Old and new together, each number once and in order: a line taken up again may repeat itself. */
function join_by_number<T extends { number: number }>(old: T[], fresh: T[]): T[] {
  const all = new Map(old.map((each) => [each.number, each]));
  for (const each of fresh) all.set(each.number, each);
  return [...all.values()].sort((a, b) => a.number - b.number);
}
