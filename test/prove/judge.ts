import type { Chance, Game, GameTypes, Seat } from 'hencoop';
import type { Kit } from 'hencoop/testkit';
import { type Fingerprints, fingerprints, hashOf } from './fingerprints.js';
import { isSame } from './isSame.js';
import type { Proving, SmallDeck } from './proving.js';

/** In each state, one share of a long catalog is tried, and another share in the next state. */
const SHARES = 16;

/** A law that does not hold in a small deck. */
export class BrokenInSmallDeck extends Error {
  readonly law: number;
  constructor(law: number, what: string) {
    super(`law ${law}: ${what}`);
    this.law = law;
  }
}

/** The counts of everything enumerated and judged. */
export interface Judged {
  /** Different states, each judged once. */
  states: number;
  /** Moves made, each with every result of chance. */
  moves: number;
  /** Moves that `whyNot` refused. */
  refused: number;
  /** States in which the game is over. */
  over: number;
  /** The most moves from a start to an end. */
  longest: number;
  /** Views and lists of events that had to be equal, since the viewer cannot distinguish the states or moves. */
  alike: number;
  /** Pairs of moves of one simultaneous step, made in both orders. */
  pairs: number;
}

/** The data that the laws of one enumeration share. */
export interface Court<G extends GameTypes> {
  readonly game: Game<G>;
  readonly kit: Kit<G>;
  readonly proving: Proving<G>;
  readonly deck: SmallDeck<G>;
  readonly viewers: readonly (Seat | null)[];
  readonly judged: Judged;
  /** The view for each state of knowledge, and the events for each of those with a move. */
  readonly views: Fingerprints;
  readonly learned: Fingerprints;
  /** The states of knowledge for which the catalog has been tried. */
  readonly tried: Fingerprints;
  /** The cards of the deck in one order. */
  readonly cards: string;
}

/** A state, with everything that is computed from it only once. */
export interface KnownState<G extends GameTypes> {
  readonly state: G['State'];
  readonly text: string;
  /** By the index of the viewer. */
  readonly views: readonly G['View'][];
  readonly knowledge: readonly string[];
}

/** A move with one result of chance. */
export interface Transition<G extends GameTypes> {
  readonly before: KnownState<G>;
  readonly move: G['Move'];
  readonly rolled: readonly unknown[];
  readonly events: readonly G['Event'][];
  readonly after: KnownState<G>;
}

const sorted = (cards: readonly unknown[]) => JSON.stringify(cards.map((card) => JSON.stringify(card)).sort());

export function courtOf<G extends GameTypes>(
  game: Game<G>,
  kit: Kit<G>,
  proving: Proving<G>,
  deck: SmallDeck<G>,
  seats: number,
): Court<G> {
  return {
    game,
    kit,
    proving,
    deck,
    viewers: [...Array.from({ length: seats }, (_, seat) => seat), null],
    judged: { states: 0, moves: 0, refused: 0, over: 0, longest: 0, alike: 0, pairs: 0 },
    views: fingerprints(),
    learned: fingerprints(),
    tried: fingerprints(),
    cards: sorted(deck.cards),
  };
}

export function must(law: number, holds: boolean, what: string): void {
  if (!holds) throw new BrokenInSmallDeck(law, what);
}

function mustBeSame(law: number, one: unknown, other: unknown, what: string): void {
  if (!isSame(one, other)) {
    throw new BrokenInSmallDeck(law, `${what}: ${JSON.stringify(one)} and ${JSON.stringify(other)}`);
  }
}

/** A table without its options, which all tables of a game share. */
const textOf = (table: object) => JSON.stringify({ ...table, options: 0 });

export function positionOf<G extends GameTypes>(
  { game, proving, viewers }: Court<G>,
  state: G['State'],
): KnownState<G> {
  return {
    state,
    text: textOf(state),
    views: viewers.map((viewer) => game.view(state, viewer)),
    knowledge: viewers.map((viewer) => `${viewer} ${JSON.stringify(proving.knows(state, viewer))}`),
  };
}

/** Judges the laws that concern a single state: 1, 3, 5 and 6. */
export function judgeState<G extends GameTypes>(court: Court<G>, position: KnownState<G>): void {
  const { game, kit, judged } = court;
  const { state } = position;
  must(3, sorted(kit.cards(state)) === court.cards, 'the cards on the table are not the deck');
  const actors = game.actors(state);
  const over = game.isOver(state);
  must(1, over === (actors.length === 0), 'expected actors if and only if the game is not over');
  must(1, over === (game.outcome(state) !== null), 'expected an outcome if and only if the game is over');
  if (over) judged.over++;
  court.viewers.forEach((_, index) => {
    judgeSight(court, position, index, actors);
    const hash = hashOf(textOf(position.views[index] as G['View']));
    const known = court.views.keep(position.knowledge[index] ?? '', hash);
    if (known === null) return;
    judged.alike++;
    must(
      6,
      known === hash,
      `the view of ${court.viewers[index]} differs between two states that look alike by the book`,
    );
  });
  mustBeExactlyLegal(court, position);
}

/** Law 5: the rules answer on a view as on the state. */
function judgeSight<G extends GameTypes>(
  { game, viewers }: Court<G>,
  { state, views }: KnownState<G>,
  index: number,
  actors: readonly Seat[],
): void {
  const view = views[index] as G['View'];
  const viewer = viewers[index] ?? null;
  mustBeSame(5, game.actors(view), actors, `actors on the view of ${viewer}, and on the state`);
  mustBeSame(5, game.score(view), game.score(state), `score on the view of ${viewer}, and on the state`);
  mustBeSame(5, game.outcome(view), game.outcome(state), `outcome on the view of ${viewer}, and on the state`);
  if (viewer === null) return;
  const onView = game.legalMoves(view, viewer);
  mustBeSame(5, onView, game.legalMoves(state, viewer), `legalMoves on the view of ${viewer}, and on the state`);
}

/** Laws 1 and 5: the state and the seat's view must refuse exactly the moves of the catalog that are not legal. */
function mustBeExactlyLegal<G extends GameTypes>(court: Court<G>, { state, views, knowledge }: KnownState<G>): void {
  const { game, kit, judged, proving } = court;
  const legal = court.viewers.flatMap((seat) => (seat === null ? [] : game.legalMoves(state, seat)));
  const listed = new Set(legal.map((move) => JSON.stringify(move)));
  must(1, listed.size === legal.length, 'legalMoves lists a move twice');
  must(1, game.isOver(state) === (legal.length === 0), 'expected a legal move if and only if the game is not over');
  for (const move of legal) {
    const violation = game.whyNot(state, move);
    must(1, violation === null, `legalMoves lists ${JSON.stringify(move)}, which whyNot refuses`);
    // Legal moves belong to seats at the table.
    must(
      5,
      game.whyNot(views[move.seat] as G['View'], move) === null,
      `whyNot refuses ${JSON.stringify(move)} on the view alone`,
    );
  }
  const isShort = proving.longCatalog !== true;
  const isWhole = isShort || game.actors(state).some((seat) => court.tried.keep(knowledge[seat] ?? '', 0) === null);
  let found = 0;
  let index = 0;
  for (const move of kit.allMoves(state)) {
    if (!isWhole && index++ % SHARES !== judged.states % SHARES) continue;
    const violation = game.whyNot(state, move);
    if (violation === null) {
      found++;
      must(1, listed.has(JSON.stringify(move)), `legalMoves lacks ${JSON.stringify(move)}`);
    } else mustBeRefused(court, move, violation, state, views[move.seat] as G['View']);
  }
  must(1, !isWhole || found === listed.size, 'legalMoves lists a move that the catalog of the kit lacks');
}

/** Laws 1 and 5: the view and every verb must refuse a move for the same reason. */
function mustBeRefused<G extends GameTypes>(
  { game, judged }: Court<G>,
  move: G['Move'],
  violation: G['Violation'],
  state: G['State'],
  view: G['View'],
): void {
  judged.refused++;
  const text = JSON.stringify(move);
  mustBeSame(5, game.whyNot(view, move), violation, `whyNot ${text} on the view, and on the state`);
  const attempt = game.tryApply(state, move);
  must(1, !attempt.ok, `tryApply plays ${text}, which whyNot refuses`);
  if (!attempt.ok) mustBeSame(1, attempt.violation, violation, `the violation of tryApply ${text}, and of whyNot`);
}

/** Judges the laws that concern a move: 6, 7 and 10. */
export function judgeMove<G extends GameTypes>(court: Court<G>, made: Transition<G>): void {
  const { game, proving, viewers } = court;
  const { before, move, events, after } = made;
  let folded = before.state;
  for (const event of events) folded = game.evolve(folded, event);
  must(7, isSame(folded, after.state), 'the events of a move do not lead to the state after it');
  const shown = proving.shows?.({ before: before.state, move, after: after.state });
  viewers.forEach((viewer, index) => {
    const learned = events.map((event) => game.redact(event, viewer)).filter((event) => event !== null);
    let seen = before.views[index] as G['View'];
    for (const event of learned) seen = game.evolve(seen, event);
    must(
      7,
      isSame(game.view(seen, viewer), after.views[index]),
      `the events that ${viewer} learns do not lead to the view after the move`,
    );
    judgeLearned(court, made, index, shown, learned);
  });
  judgeInvariants(court, made);
}

/** Law 10, with the invariants that do not need the whole deck. */
function judgeInvariants<G extends GameTypes>({ kit, proving }: Court<G>, { before, after }: Transition<G>): void {
  for (const [title, check] of Object.entries({ ...kit.invariants, ...proving.invariants })) {
    if (proving.wholeDeckOnly?.some((beginning) => title.startsWith(beginning))) continue;
    try {
      check(after.state, before.state);
    } catch (error) {
      throw new BrokenInSmallDeck(10, `${title}: ${error instanceof Error ? error.message : error}`);
    }
  }
}

/** Law 6: by the book, a viewer's events may depend only on what it knows before, sees of the move, and knows after. */
function judgeLearned<G extends GameTypes>(
  court: Court<G>,
  { before, move, rolled, after }: Transition<G>,
  index: number,
  shown: unknown,
  learned: readonly G['RedactedEvent'][],
): void {
  const viewer = court.viewers[index] ?? null;
  const isOpen = move.seat === viewer || court.proving.sees === undefined;
  const sees = isOpen ? move : court.proving.sees?.({ before: before.state, move, after: after.state });
  must(6, sees !== null || learned.length === 0, `${viewer} learns of a move that is secret by the book`);
  const key = [before.knowledge[index], JSON.stringify([sees, rolled, shown ?? null]), after.knowledge[index]].join();
  const hash = hashOf(JSON.stringify(learned));
  const known = court.learned.keep(key, hash);
  if (known === null) return;
  court.judged.alike++;
  must(6, known === hash, `${viewer} learns other events from two moves that look alike by the book`);
}

/** Law 9: the moves of two seats in one step must give the same state in either order. */
export function judgeOrder<G extends GameTypes>(court: Court<G>, { state }: KnownState<G>, chance: Chance): void {
  const { game, judged } = court;
  const actors = game.actors(state);
  if (actors.length < 2) return;
  const play = (from: G['State'], move: G['Move']) => game.apply(from, move, { chance });
  for (const [index, one] of actors.entries()) {
    for (const other of actors.slice(index + 1)) {
      for (const first of game.legalMoves(state, one)) {
        for (const second of game.legalMoves(state, other)) {
          judged.pairs++;
          const [there, back] = [play(play(state, first), second), play(play(state, second), first)];
          must(9, textOf(there) === textOf(back), `the order of ${JSON.stringify([first, second])} matters`);
        }
      }
    }
  }
}
