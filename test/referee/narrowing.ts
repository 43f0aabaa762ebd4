// Looks for a move that is judged safe to take back, although it showed its mover something.

import { fastChance, type Game, type GameTypes, type Seat } from 'hencoop';
import { mayTakeBack, type SeatEntry } from 'hencoop/referee';
import type { Kit, Setup } from 'hencoop/testkit';

/** The function under test: {@link mayTakeBack}, called right after the move, or a faulty replacement. */
export type Says = <G extends GameTypes>(game: Game<G>, log: readonly SeatEntry<G>[], before: G['View']) => boolean;

/** A move of a random game, and the mover's knowledge before it. */
export interface Turn<G extends GameTypes> {
  readonly state: G['State'];
  readonly move: G['Move'];
  readonly after: G['State'];
  /** The view that the mover remembers, before the move and after it. */
  readonly before: G['View'];
  readonly remembered: G['View'];
  readonly entry: SeatEntry<G>;
}

/** The function itself. */
export const honest: Says = (game, log, before) => mayTakeBack(game, log, before);

/** How the seats choose: a legal move, from the view that the mover remembers. */
export type Choose<G extends GameTypes> = (moves: readonly G['Move'][], view: G['View'], seat: Seat) => G['Move'];

/** Every move of a game, up to `most`: random ones unless the seats `choose`. */
export function* turns<G extends GameTypes>(
  game: Game<G>,
  { seats, options }: Setup<G>,
  seed: string,
  most: number,
  choose?: Choose<G>,
): Generator<Turn<G>> {
  const lot = fastChance(`turns ${seed}`);
  const opened = game.setupWithEvents({ seats, options, seed });
  let { state } = opened;
  const views = Array.from({ length: seats }, (_, seat) => learn(game, null, opened.events, seat).view);
  for (let number = 0; number < most && !game.isOver(state); number++) {
    // Picks one actor if all choose at once.
    const [seat] = lot.roll(`seat/${number}`, game.actors(state), 1);
    if (seat === undefined) return;
    const before = viewOf(views, seat);
    const moves = game.legalMoves(state, seat);
    const move = choose?.(moves, before, seat) ?? lot.roll(`${number}`, moves, 1)[0];
    if (move === undefined) return;
    const attempt = game.tryApply(state, move);
    if (!attempt.ok) throw new Error(`refused: ${JSON.stringify(move)}`);
    const learned = views.map((view, seat) => learn(game, view, attempt.events, seat));
    const events = learned[seat]?.events ?? [];
    learned.forEach(({ view }, viewer) => {
      views[viewer] = view;
    });
    yield { state, move, after: attempt.state, before, remembered: viewOf(views, seat), entry: { move, events } };
    state = attempt.state;
  }
}

/**
 * Tries `worlds` worlds that looked the same to the mover before the move, and returns how the move has narrowed them down,
 * or `null` if it has not. Each world must show the mover the same, and look the same afterward, and no hidden place may lie
 * open.
 */
export function narrowed<G extends GameTypes>(
  game: Game<G>,
  kit: Kit<G>,
  turn: Turn<G>,
  worlds: number,
): string | null {
  const { state, move, after, before, remembered, entry } = turn;
  const seen = JSON.stringify(entry.events);
  const sight = JSON.stringify(game.view(after, move.seat));
  for (let number = 0; number < worlds; number++) {
    const seed = `${state.seed}/world/${number}`;
    // Every second world comes from the kit, which knows only the table, not the seat's memory.
    const byTheBook = number % 2 === 1 && !remembersMore(game, before, state);
    const world = byTheBook ? kit.scramble(state, move.seat, fastChance(seed)) : game.determinize(before, seed);
    const there = game.tryApply({ ...world, seed }, move);
    if (!there.ok) return `refused by ${there.violation.clause} in another world`;
    const shown = JSON.stringify(there.events.flatMap((event) => game.redact(event, move.seat) ?? []));
    if (shown !== seen) return `shows ${seen}, in another world ${shown}`;
    const looks = JSON.stringify(game.view(there.state, move.seat));
    if (looks !== sight) return `leads to ${sight}, in another world to ${looks}`;
  }
  const hidden = [before, remembered].map((view) => hiddenCards(kit, view));
  return hidden[0] === hidden[1] ? null : `${hidden[0]} hidden cards before, ${hidden[1]} after`;
}

/** Whether the seat remembers a card that it does not see. */
function remembersMore<G extends GameTypes>(game: Game<G>, before: G['View'], state: G['State']): boolean {
  return JSON.stringify(game.view(state, before.viewer)) !== JSON.stringify(before);
}

/** The number of hidden cards in a view. */
function hiddenCards<G extends GameTypes>(kit: Kit<G>, view: G['View']): number {
  // The kit lists the cards of a table, with `null` for each that a view hides.
  return kit.cards(view as unknown as G['State']).filter((card) => card === null).length;
}

function learn<G extends GameTypes>(game: Game<G>, from: G['View'] | null, all: readonly G['Event'][], seat: Seat) {
  const events = all.flatMap((event) => game.redact(event, seat) ?? []);
  const view = events.reduce<G['View'] | null>((seen, event) => game.evolve(seen, event), from);
  if (view === null) throw new Error('expected the opening first');
  return { view, events };
}

function viewOf<View>(views: readonly View[], seat: Seat): View {
  const view = views[seat];
  if (view === undefined) throw new Error(`expected a view of seat ${seat}`);
  return view;
}
