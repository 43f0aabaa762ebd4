import type { Game, GameTypes } from 'hencoop';
import type { GameBots } from 'hencoop/bots';
import { type Answer, READER, type Request } from './messages.js';

/** The global object of a worker, as far as it is used here. */
interface Scope<G extends GameTypes> {
  onmessage: ((event: { readonly data: Request }) => void) | null;
  postMessage(answer: Answer<G['View'], G['RedactedEvent'], G['Violation']>): void;
}

/** Hidden cards and dice of a live table differ for every reader. */
const freshSeed = () => crypto.getRandomValues(new Uint32Array(4)).join('-');

/**
 * Holds the state of a live table, and plays for the bots. A game starts from a new deal, or from a picture: seat 0's
 * view, with hidden cards from `determinize`.
 */
export function host<G extends GameTypes>(game: Game<G>, bots: GameBots<G>, picture: G['View']): void {
  // This module runs in a worker only.
  const scope = globalThis as unknown as Scope<G>;
  const bot = bots.level('medium', { seed: freshSeed() });
  let state: G['State'];

  /** Plays a move, and returns the reader's events; `null` if it is refused, which the page then shows. */
  function play(move: G['Move']): G['RedactedEvent'][] | null {
    const attempt = game.tryApply(state, move);
    if (!attempt.ok) {
      scope.postMessage({ type: 'refused', violation: attempt.violation });
      return null;
    }
    state = attempt.state;
    return attempt.events.flatMap((event) => game.redact(event, READER) ?? []);
  }

  /** Lets the bots play until only the reader can move, and returns the reader's events. */
  function others(): G['RedactedEvent'][] {
    const learned: G['RedactedEvent'][] = [];
    for (;;) {
      const seat = game.actors(state).find((actor) => actor !== READER);
      if (seat === undefined) return learned;
      learned.push(...(play(bot.chooseNow(game.view(state, seat)).move) ?? []));
    }
  }

  scope.onmessage = ({ data }) => {
    if (data.type === 'start') {
      state = data.from === 'deal' ? game.setup({ seats: picture.seats }) : game.determinize(picture, freshSeed());
      others();
      scope.postMessage({ type: 'view', view: game.view(state, READER) });
    } else {
      // `tryApply` refuses a value that is not a move.
      const learned = play(data.move as G['Move']);
      if (learned !== null) scope.postMessage({ type: 'events', events: [...learned, ...others()] });
    }
  };
}
