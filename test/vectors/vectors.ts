import { type Chance, type Game, type GameTypes, strongChance } from 'hencoop';
import type { Kit, Setup } from 'hencoop/testkit';

/** The version of the format, which docs/port.md describes. */
export const FORMAT = 'hencoop/vectors/1';

/** The result of chance at each site that a move used: a whole pile from bottom to top, or the faces of a roll. */
type Fallen = { readonly [site: string]: readonly unknown[] };

/** A refused move, or a value that is not a move at all. */
interface Refused {
  readonly move: unknown;
  readonly violation: unknown;
}

/** All answers for one state; tables come without their options. */
interface StateVector {
  readonly state: object;
  readonly actors: readonly number[];
  readonly legal: readonly unknown[];
  readonly refused: readonly Refused[];
  /** The views by seat, the spectator's last. */
  readonly views: readonly object[];
  readonly score: readonly number[];
  readonly outcome: unknown;
}

/** A move, or the set-up, with its results. */
interface Turn {
  /** `null` for the set-up. */
  readonly move: unknown;
  readonly chance: Fallen;
  readonly events: readonly unknown[];
  /** The events as each viewer learns them: by seat, the spectator last. */
  readonly learned: readonly (readonly unknown[])[];
  readonly position: StateVector;
}

/** One game, or its beginning. */
export interface VectorGame {
  readonly setup: { readonly seats: number; readonly options: object; readonly seed: string };
  readonly turns: readonly Turn[];
}

/** The vectors of a game: the answers that a port of its rules must give. */
export interface Vectors {
  readonly format: typeof FORMAT;
  readonly game: string;
  readonly rules: number;
  readonly games: readonly VectorGame[];
}

/** JSON values that are not a move in any game. */
const NO_MOVES: readonly unknown[] = [null, 7, 'play', [], {}, { seat: 0 }, { seat: 0, type: 'fly' }];

const SHARES = Array.from({ length: 4096 }, (_, share) => share);

/** Plays the beginning of a game in each of `setups`, with the kit's policies in turn, and writes down every answer. */
export function vectorsOf<G extends GameTypes>(
  game: Game<G>,
  kit: Kit<G>,
  setups: readonly Setup<G>[],
  length: number,
): Vectors {
  const policies = [() => 1, ...Object.values(kit.policies ?? {})];
  const games = setups.map((setup, index) => {
    const policy = policies[index % policies.length] ?? (() => 1);
    return playOne(game, kit, setup, policy, `vector-${index + 1}`, length);
  });
  return { format: FORMAT, game: game.id, rules: game.rulesVersion, games };
}

function playOne<G extends GameTypes>(
  game: Game<G>,
  kit: Kit<G>,
  setup: Setup<G>,
  weigh: (move: G['Move'], state: G['State']) => number,
  seed: string,
  length: number,
): VectorGame {
  const picks = strongChance(`${seed}/picks`);
  const viewers = [...Array.from({ length: setup.seats }, (_, seat) => seat), null];
  const learnedBy = (events: readonly G['Event'][]) =>
    viewers.map((viewer) => events.map((event) => game.redact(event, viewer)).filter((event) => event !== null));
  const opening = noting(strongChance(seed));
  const { state: start, events } = game.setupWithEvents({ ...setup, seed }, opening);
  const turns: Turn[] = [
    { move: null, chance: opening.fallen, events, learned: learnedBy(events), position: positionOf(game, kit, start) },
  ];
  let state = start;
  for (let made = 0; made < length && !game.isOver(state); made++) {
    const moves = game.legalMoves(state);
    const share = (picks.roll(`${made}`, SHARES, 1)[0] ?? 0) / SHARES.length;
    const move = moveAt(
      moves,
      moves.map((one) => weigh(one, state)),
      share,
    );
    const given = noting(strongChance(seed));
    const attempt = game.tryApply(state, move, given);
    if (!attempt.ok) throw new Error(`refused a legal move: ${JSON.stringify(move)}`);
    state = attempt.state;
    const position = positionOf(game, kit, state);
    turns.push({ move, chance: given.fallen, events: attempt.events, learned: learnedBy(attempt.events), position });
  }
  return { setup: { seats: setup.seats, options: optionsOf(start), seed }, turns };
}

/** The move at this share of the weights. */
function moveAt<Move>(moves: readonly Move[], weights: readonly number[], share: number): Move | undefined {
  let left = share * weights.reduce((sum, one) => sum + one, 0);
  for (const [index, move] of moves.entries()) {
    left -= weights[index] ?? 0;
    if (left < 0) return move;
  }
  return moves.at(-1);
}

/** A chance that notes its results. */
function noting(chance: Chance): { readonly chance: Chance; readonly fallen: Fallen } {
  const fallen: { [site: string]: readonly unknown[] } = {};
  const note = <Result extends readonly unknown[]>(site: string, result: Result): Result => {
    fallen[site] = [...result];
    return result;
  };
  return {
    fallen,
    chance: {
      shuffle: (site, cards) => note(site, chance.shuffle(site, cards)),
      roll: (site, faces, count) => note(site, chance.roll(site, faces, count)),
    },
  };
}

/** The options of a table. All tables of a game have the same, so only the set-up lists them. */
function optionsOf(table: object): object {
  return 'options' in table && typeof table.options === 'object' && table.options !== null ? table.options : {};
}

function withoutOptions(table: object): object {
  return Object.fromEntries(Object.entries(table).filter(([field]) => field !== 'options'));
}

export function positionOf<G extends GameTypes>(game: Game<G>, kit: Kit<G>, state: G['State']): StateVector {
  return {
    state: withoutOptions(state),
    actors: game.actors(state),
    legal: game.legalMoves(state),
    refused: refusals(game, kit, state),
    views: [...Array.from({ length: state.seats }, (_, seat) => seat), null].map((viewer) =>
      withoutOptions(game.view(state, viewer)),
    ),
    score: game.score(state),
    outcome: game.outcome(state),
  };
}

/** The first move of the catalog that each clause refuses for each type of move, and values that are not moves. */
function refusals<G extends GameTypes>(game: Game<G>, kit: Kit<G>, state: G['State']): Refused[] {
  const found = new Map<string, Refused>();
  const [legal] = game.legalMoves(state);
  const strange =
    legal === undefined
      ? []
      : [
          { ...legal, extra: 1 },
          { ...legal, seat: state.seats },
        ];
  for (const move of [...kit.allMoves(state), ...NO_MOVES, ...strange]) {
    const violation = game.whyNot(state, move);
    if (violation === null) continue;
    const { type = null } = (move ?? {}) as { readonly type?: unknown };
    const key = violation.clause === 'G-0' ? JSON.stringify(move) : `${violation.clause} ${type}`;
    if (!found.has(key)) found.set(key, { move, violation });
  }
  return [...found.values()];
}

/** The text of a vectors file: a line for each turn. */
export function textOf(vectors: Vectors): string {
  const { games, ...head } = vectors;
  const lines = games.map(
    ({ setup, turns }) =>
      `{"setup":${JSON.stringify(setup)},"turns":[\n${turns.map((turn) => JSON.stringify(turn)).join(',\n')}\n]}`,
  );
  return `${JSON.stringify(head).slice(0, -1)},"games":[\n${lines.join(',\n')}\n]}\n`;
}
