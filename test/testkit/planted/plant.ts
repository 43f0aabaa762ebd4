import {
  type Attempt,
  type Chance,
  type Draft,
  type Emit,
  type Game,
  type GameTypes,
  IllegalMoveError,
  type RedactedTableEventOf,
  strongChance,
  type TableEventOf,
} from 'hencoop';
import type { Kit } from 'hencoop/testkit';

/** A bug planted in a game, and the law that must catch it. */
export interface Planted {
  readonly law: number;
  readonly bug: string;
  /** Calls `look` with the buggy game, and the kit of the correct one. */
  readonly run: <T>(look: <G extends GameTypes>(game: Game<G>, kit: Kit<G>) => T) => T;
}

/** The parts that a bug changes: some verbs, or one of the rules below them, from which the verbs are derived again. */
type Change<G extends GameTypes> = Partial<Game<G>> & {
  /** Replaces `evolve` of the rules. */
  readonly evolving?: (table: Draft<G['Table']>, event: TableEventOf<G> | RedactedTableEventOf<G>) => void;
  /** Replaces `play` of the rules. */
  readonly playing?: (state: Draft<G['State']>, move: G['Move'], emit: Emit<G>, chance: Chance) => void;
};

/** Plants bugs in a game, whose title becomes the beginning of their names. */
export function planting<G extends GameTypes>(correct: Game<G>, kit: Kit<G>) {
  return (law: number, bug: string, change: Change<G>): Planted => ({
    law,
    bug: `${correct.title}: ${bug}`,
    run: (look) => look(changed(correct, change), kit),
  });
}

function changed<G extends GameTypes>(correct: Game<G>, { evolving, playing, ...verbs }: Change<G>): Game<G> {
  const isSound = verbs.whyNot === undefined || verbs.legalMoves === undefined;
  if (evolving === undefined && playing === undefined && isSound) return { ...correct, ...verbs };
  const evolve = evolving ?? correct.rules.evolve;
  const play = playing ?? correct.rules.play;

  function tryApply(state: G['State'], move: unknown, given?: { readonly chance?: Chance | undefined }): Attempt<G> {
    const violation = (verbs.whyNot ?? correct.whyNot)(state, move);
    if (violation !== null) return { ok: false, violation };
    const draft = correct.rules.copy(state);
    const events: G['Event'][] = [];
    const emit: Emit<G> = (table, event) => {
      events.push(event);
      evolve(table, event);
    };
    // The correct game accepted it as a move.
    play(draft, move as G['Move'], emit, given?.chance ?? strongChance(state.seed));
    return { ok: true, state: draft as G['State'], events };
  }

  function folded<Table extends G['State'] | G['View']>(table: Table | null, event: G['Event']): Table {
    // The correct game opens the table: a state from a full event, a view from a redacted one.
    if (table === null) return correct.evolve(null, event) as Table;
    const draft = 'seed' in table ? correct.rules.copy(table as G['State']) : structuredClone(table);
    // All tables share the options, which are frozen.
    Object.assign(draft, { options: Object.getOwnPropertyDescriptor(table, 'options')?.value });
    // A copy of the table, and an event that is not the opening.
    evolve(draft as Draft<G['Table']>, event as TableEventOf<G>);
    return draft as Table;
  }

  function setupWithEvents(...given: Parameters<Game<G>['setupWithEvents']>) {
    const { events } = correct.setupWithEvents(...given);
    return { events, state: events.reduce<G['State'] | null>(folded, null) as G['State'] };
  }

  return {
    ...correct,
    setupWithEvents,
    setup: (...given) => setupWithEvents(...given).state,
    tryApply,
    apply(state, move, given) {
      const attempt = tryApply(state, move, given);
      if (!attempt.ok) throw new IllegalMoveError(attempt.violation, correct.id);
      return attempt.state;
    },
    evolve: folded as Game<G>['evolve'],
    rules: {
      ...correct.rules,
      evolve,
      play,
      legal: (table, seat, out) => {
        if (verbs.legalMoves === undefined) return correct.rules.legal(table, seat, out);
        out.push(...verbs.legalMoves(table as G['State'], seat));
        return out;
      },
    },
    ...verbs,
  };
}

/** The rules of a game as if some options had other values. */
export function asIf<G extends GameTypes>(
  correct: Game<G>,
  alter: (options: G['Options'], table: G['Table']) => Partial<G['Options']>,
): Pick<Change<G>, 'playing' | 'whyNot' | 'legalMoves'> {
  const altered = <Table extends G['Table']>(table: Table): Table => {
    // Every table has its options.
    const { options } = table as unknown as { readonly options: G['Options'] };
    return { ...table, options: { ...options, ...alter(options, table) } };
  };
  return {
    whyNot: (table, move) => correct.whyNot(altered(table), move),
    legalMoves: (table, seat) => correct.legalMoves(altered(table), seat),
    playing(state, move, emit, chance) {
      // Every state has its options; a draft may be written to.
      const own = state as unknown as { options: G['Options'] };
      const { options } = own;
      own.options = { ...options, ...alter(options, state as G['State']) };
      correct.rules.play(state, move, emit, chance);
      own.options = options;
    },
  };
}

/** The rules of a game that refuse some legal moves. */
export function refusing<G extends GameTypes>(
  correct: Game<G>,
  violation: G['Violation'],
  refuses: (table: G['Table'], move: G['Move']) => boolean,
): Pick<Change<G>, 'whyNot' | 'legalMoves'> {
  return {
    // The correct game accepted it as a move. The answer is a fresh one: a shared one would be a bug of another kind.
    whyNot: (table, move) =>
      correct.whyNot(table, move) ?? (refuses(table, move as G['Move']) ? structuredClone(violation) : null),
    legalMoves: (table, seat) => Object.freeze(correct.legalMoves(table, seat).filter((move) => !refuses(table, move))),
  };
}

/** Plays as the correct game does, but emits `change` of each event instead of the event. */
export function emitting<G extends GameTypes>(
  correct: Game<G>,
  change: (event: TableEventOf<G>, state: G['State'], move: G['Move']) => TableEventOf<G>,
): Pick<Change<G>, 'playing'> {
  return {
    playing: (state, move, emit, chance) =>
      correct.rules.play(state, move, (table, event) => emit(table, change(event, state as G['State'], move)), chance),
  };
}
