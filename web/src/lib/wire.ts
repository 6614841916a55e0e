/**
 * What the server and the page say to each other, under the names the page uses. The shapes come from the server
 * (openapi.ts, written by `npm run types`); docs/protocol.md says what they mean.
 */
import type { components } from './openapi';

export type { Arg, Msg } from './message';
type Schemas = components['schemas'];

export type Guest = Schemas['Guest'];
export type Known = Schemas['Known'];
export type Wishes = Schemas['Wishes'];
export type OptionValue = string | number | (string | number)[];
export type GameOption = Omit<Schemas['GameOption'], 'default'> & { default: OptionValue };
export type GameInfo = Omit<Schemas['GameInfo'], 'options'> & { options: GameOption[] };

/** What lists of games say about one, in a language. */
export type GameCard = Schemas['GameCard'];

/** What the pieces of a game are, and which entry explains a reason why not. */
export type Glossary = Schemas['Glossary'];
export type GlossaryEntry = Schemas['GlossaryEntry'];
export type RuleLink = Schemas['RuleLink'];

/** A level of bots, with the name of the bot in each of its characters. */
export type Opponent = Schemas['Opponent'];
export type Seat = Schemas['TableSeat'];
/** A seat as it is asked for when a table is made or a game is forked. */
export type SeatWish =
  | { kind: 'me' }
  | { kind: 'open' }
  | { kind: 'bot'; bot: string }
  | { kind: 'person'; name: string };
/** The lines of the count are the seats (people by name, bots as null), then the dummy of a solo game as a message. */
export type Result = Schemas['Result'];
export type Table = Omit<Schemas['TableInfo'], 'options'> & { options: Record<string, OptionValue> };

export type Entry = Schemas['Entry'];
/** A result that everybody sees, as far as this seat may hear it. */
export type Card = Schemas['Card'];
export type Action = Schemas['Action'];
export type Ask = Schemas['Ask'];
export type ChatLine = Schemas['ChatLine'];

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each game knows its own view
export type View = any;
export type State = Omit<Schemas['SaysState'], 'view' | 'changes' | 'type'> & { view: View };
export type Thought = Schemas['Thought'];
/** What lies printed on the table of a replay. */
export type Printed = Schemas['Printed'];
export type Replay = Omit<Schemas['Replay'], 'view'> & { view: View };

/** What an answer would lead to: what is heard, what changes in the view, and whether that is all. */
export type Foreseen = Schemas['SaysForeseen'];
export type Change = Schemas['Change'];
/** The table as it was after a move. */
export type Recalled = Schemas['Recalled'];

/** Where a lesson stands and what is said; the buttons besides playing. */
export type LessonNow = Schemas['SaysLesson'];
export type LessonButton = Schemas['SaysLesson']['buttons'][number];
export type LessonInfo = Schemas['LessonInfo'];
export type GameLessons = Schemas['GameLessons'];

/** What the coach says at a table, beside the state that follows. */
export type CoachNow = Schemas['SaysCoach'];

export type Heard =
  | { type: 'table'; protocol: number; table: Table }
  | ({ type: 'state'; changes: Change[] | null } & State)
  | Schemas['SaysLog']
  | Schemas['SaysPrinted']
  | Schemas['SaysChat']
  | Schemas['SaysRefused']
  | Schemas['SaysTold']
  | Schemas['SaysDrawing']
  | Schemas['SaysHint']
  | Schemas['SaysForeseen']
  | Schemas['SaysStory']
  | Schemas['SaysLesson']
  | Schemas['SaysCoach']
  | Schemas['SaysPong'];

export type Said =
  | Schemas['HearsAnswer']
  | Schemas['HearsUndo']
  | Schemas['HearsChat']
  | Schemas['HearsTell']
  | Schemas['HearsDraw']
  | Schemas['HearsForesee']
  | Schemas['HearsRecall']
  | Schemas['HearsLook']
  | Schemas['HearsHint']
  | Schemas['HearsAgain']
  | Schemas['HearsMute']
  | Schemas['HearsLesson']
  | Schemas['HearsCoach']
  | Schemas['HearsSeen']
  | Schemas['HearsMark']
  | Schemas['HearsPing'];
