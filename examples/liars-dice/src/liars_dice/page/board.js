/**
 * The board of liar's dice: plain JavaScript that Athanor's page loads as it is. `mount` and `update` are called by the
 * page; `table.act('bid 3x5')` answers. Nothing here knows a rule: what may be bid is what the server offers.
 */
import { die, element, hiddenDie } from './pieces.js';

const FACES = [1, 2, 3, 4, 5, 6];

/** Bids are made on the board; “doubt” is a button beside the question. */
export const placed = (name) => name.startsWith('bid ');

export function mount(root, table) {
  return new Board(root, table);
}

class Board {
  constructor(root, table) {
    this.root = root;
    this.table = table;
    this.number = 0; // how many dice the next bid speaks of
  }

  update(now) {
    this.now = now;
    this.offered = new Map(now.actions.map(({ name, label }) => [name, label]));
    this.lowest = Math.max(1, this.smallestOffer() ?? now.view.bid?.number ?? 1);
    this.number = Math.min(Math.max(this.number, this.lowest), now.view.in_play);
    if (now.fresh.some(({ id }) => id === 'rolled')) this.number = this.lowest;
    this.draw();
  }

  smallestOffer() {
    const numbers = [...this.offered.keys()].filter(placed).map((name) => Number(name.slice(4).split('x')[0]));
    return numbers.length ? Math.min(...numbers) : null;
  }

  /** Everything anew; whatever had the focus has it again. */
  draw() {
    const focused = this.root.contains(document.activeElement) ? document.activeElement.dataset.stop : null;
    const rolled = this.now.motion && this.now.fresh.some(({ id }) => id === 'rolled');
    this.root.replaceChildren(
      element('div', { class: rolled ? 'liars rolled' : 'liars' }, [this.cups(), this.middle(), this.own()]),
    );
    if (focused) this.root.querySelector(`[data-stop="${focused}"]`)?.focus({ preventScroll: true });
  }

  say(id, args) {
    return this.table.say(id, args);
  }

  // ---------------------------------------------------------------- the others

  cups() {
    const { names, view, waiting } = this.now;
    const cups = view.left.map((left, seat) => {
      const dice = Array.from({ length: left }, () => hiddenDie());
      const said = left ? this.say('board-left', { number: left }) : this.say('board-out');
      const bid = view.bid?.seat === seat ? this.bidOf(view.bid, 'liars-bubble') : null;
      return element('li', { class: left ? 'liars-cup panel' : 'liars-cup panel out', 'data-now': waiting.includes(seat) }, [
        element('b', {}, [names[seat]]),
        element('span', { class: 'liars-hidden', 'aria-hidden': 'true' }, dice),
        element('span', { class: 'liars-left' }, [said]),
        bid,
      ]);
    });
    return element('ul', { class: 'liars-cups', 'aria-label': this.say('board-cups') }, cups);
  }

  // ---------------------------------------------------------------- what was said, what was seen

  middle() {
    const { bid, seen } = this.now.view;
    const parts = [];
    if (bid) {
      const said = this.say('table-bid', { seat: bid.seat, what: words(bid.number, bid.face) });
      parts.push(element('h2', {}, [this.say('board-bid')]), this.bidOf(bid, 'liars-standing'), element('p', {}, [said]));
    } else if (!seen) {
      parts.push(element('h2', {}, [this.say('board-no-bid')]));
    }
    const children = [parts.length ? element('div', { class: 'liars-bid' }, parts) : null, seen ? this.lifted(seen) : null];
    return element('section', { class: bid && seen ? 'liars-middle panel both' : 'liars-middle panel', 'aria-label': this.say('board-bid') }, children);
  }

  bidOf({ number, face }, kind) {
    const what = this.say(`dice-${face}`, { number });
    return element('span', { class: kind, role: 'img', 'aria-label': what }, [`${number} ×`, die(face)]);
  }

  toldOf(seen) {
    const seats = { doubter_seat: seen.doubter, bidder_seat: seen.bidder, loser_seat: seen.loser };
    return this.say('table-seen', { ...seats, what: words(seen.number, seen.face), found: words(seen.count, seen.face) });
  }

  /** All dice as they were seen; those that counted stand out. */
  lifted(seen) {
    const kind = (seat, place) => (seen.counted[seat][place] ? 'counts' : 'passes');
    const rows = seen.dice.flatMap((cup, seat) => {
      if (!cup.length) return [];
      const dice = cup.map((face, place) => die(face, this.say('board-die', { face }), kind(seat, place)));
      return [element('li', {}, [element('b', {}, [this.now.names[seat]]), element('span', { class: 'liars-row' }, dice)])];
    });
    return element('div', { class: 'liars-seen' }, [
      element('h2', {}, [this.say('board-seen')]),
      element('p', {}, [this.toldOf(seen)]),
      element('ul', {}, rows),
    ]);
  }

  // ---------------------------------------------------------------- one's own dice, and what to bid

  own() {
    const { own } = this.now.view;
    if (!own.length || this.now.over) return null;
    const dice = own.map((face) => die(face, this.say('board-die', { face }), 'large'));
    return element('section', { class: 'liars-own panel', 'aria-label': this.say('board-own') }, [
      element('h2', {}, [this.say('board-own')]),
      element('span', { class: 'liars-row' }, dice),
      this.picker(),
    ]);
  }

  picker() {
    const faces = FACES.map((face) => this.faceButton(face));
    return element('div', { class: 'liars-picker' }, [
      element('div', { class: 'liars-number', role: 'group', 'aria-label': this.say('board-number') }, [
        this.step(-1, 'board-fewer', '−'),
        element('output', { 'aria-live': 'polite' }, [`${this.number} ×`]),
        this.step(+1, 'board-more', '+'),
      ]),
      element('div', { class: 'liars-faces', role: 'group', 'aria-label': this.say('board-face') }, faces),
    ]);
  }

  step(by, text, sign) {
    const next = this.number + by;
    const possible = next >= this.lowest && next <= this.now.view.in_play;
    const button = element('button', {
      type: 'button', class: 'btn line', 'data-stop': `step${by}`, 'aria-label': this.say(text), 'aria-disabled': !possible,
    }, [sign]); // prettier-ignore
    button.addEventListener('click', () => {
      if (!possible) return;
      this.number = next;
      this.draw();
    });
    return button;
  }

  faceButton(face) {
    const name = `bid ${this.number}x${face}`;
    const label = this.offered.get(name);
    const button = element('button', {
      type: 'button', class: 'liars-face', 'data-stop': `face-${face}`, 'aria-disabled': !label,
      'aria-label': label ?? this.say('do-bid', { what: words(this.number, face) }),
    }, [die(face)]); // prettier-ignore
    button.addEventListener('click', () => label && this.table.act(name));
    this.table.tip(button, () => (label ? this.table.explain(name) : this.table.why(name)));
    return button;
  }
}

/** “3 fives”, as a message inside another. */
function words(number, face) {
  return { id: `dice-${face}`, args: { number } };
}
