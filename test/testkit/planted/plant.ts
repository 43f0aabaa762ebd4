import {
  type Attempt,
  type Chance,
  type Draft,
  type Emit,
  type Game,
  type GameTypes,
  IllegalMoveError,
  strongChance,
} from 'hencoop';
import type { Kit } from 'hencoop/testkit';

/** A bug planted in a game, and the law that ought to catch it. */
export interface Planted {
  readonly law: number;
  readonly bug: string;
  /** Shows the game with the bug, and the kit of the sound one. */
  readonly run: <T>(look: <G extends GameTypes>(game: Game<G>, kit: Kit<G>) => T) => T;
}

/** What a bug changes: verbs of the front, or one of the pieces beneath, of which the front is then made anew. */
type Change<G extends GameTypes> = Partial<Game<G>> & {
  /** In place of what writes each event on a table. */
  readonly evolving?: (table: Draft<G['Table']>, event: G['Event'] | G['RedactedEvent']) => void;
  /** In place of what decides. */
  readonly playing?: (state: Draft<G['State']>, move: G['Move'], emit: Emit<G>, chance: Chance) => void;
};

/** Plants bugs in a game, named after it. */
export function planting<G extends GameTypes>(sound: Game<G>, kit: Kit<G>) {
  return (law: number, bug: string, change: Change<G>): Planted => ({
    law,
    bug: `${sound.title}: ${bug}`,
    run: (look) => look(changed(sound, change), kit),
  });
}

function changed<G extends GameTypes>(sound: Game<G>, { evolving, playing, ...front }: Change<G>): Game<G> {
  if (evolving === undefined && playing === undefined) return { ...sound, ...front };
  const evolve = evolving ?? sound.rules.evolve;
  const play = playing ?? sound.rules.play;

  function tryApply(state: G['State'], move: unknown, given?: { readonly chance?: Chance | undefined }): Attempt<G> {
    const violation = sound.whyNot(state, move);
    if (violation !== null) return { ok: false, violation };
    const draft = sound.rules.copy(state);
    const events: G['Event'][] = [];
    const emit: Emit<G> = (table, event) => {
      events.push(event);
      evolve(table, event);
    };
    // The sound game has just found it to be a move.
    play(draft, move as G['Move'], emit, given?.chance ?? strongChance(state.seed));
    return { ok: true, state: draft as G['State'], events };
  }

  function folded<Table extends G['State'] | G['View']>(table: Table | null, event: G['Event']): Table {
    // Openings are the sound game's; a copy of a view is a view.
    if (table === null) return sound.evolve(null, event) as Table;
    const draft = 'seed' in table ? sound.rules.copy(table as G['State']) : structuredClone(table);
    evolve(draft as Draft<G['Table']>, event);
    return draft as Table;
  }

  function setupWithEvents(...given: Parameters<Game<G>['setupWithEvents']>) {
    const { events } = sound.setupWithEvents(...given);
    return { events, state: events.reduce<G['State'] | null>(folded, null) as G['State'] };
  }

  return {
    ...sound,
    setupWithEvents,
    setup: (...given) => setupWithEvents(...given).state,
    tryApply,
    apply(state, move, given) {
      const attempt = tryApply(state, move, given);
      if (!attempt.ok) throw new IllegalMoveError(attempt.violation);
      return attempt.state;
    },
    evolve: folded as Game<G>['evolve'],
    rules: { ...sound.rules, evolve, play },
    ...front,
  };
}

/** Decides as the sound game does, and tells `change` of each event instead of the event. */
export function telling<G extends GameTypes>(
  sound: Game<G>,
  change: (event: G['Event'], state: G['State'], move: G['Move']) => G['Event'],
): Pick<Change<G>, 'playing'> {
  return {
    playing: (state, move, emit, chance) =>
      sound.rules.play(state, move, (table, event) => emit(table, change(event, state as G['State'], move)), chance),
  };
}
