// Law 2: `apply` changes nothing, is repeatable, and agrees with the in-place path.

import { fastChance, strongChance } from '../../engine/chance.js';
import { finishDraft } from '../../engine/draft.js';
import type { Game, GameTypes } from '../../engine/game.js';
import type { Seat } from '../../engine/seats.js';
import { copyOf } from '../copyOf.js';
import { shortJson } from '../difference.js';
import { isDeepFrozen } from '../freeze.js';
import type { Kit } from '../kit.js';
import { afterMove, type Transition, type Walk } from '../walk.js';
import { mustPlayApart } from './apart.js';
import type { Judged } from './evidence.js';
import type { EvidenceCount } from './evidenceCount.js';
import { must, mustEqual, nameOf, viewersOf } from './must.js';
import { mustBeSame, stored } from './plain.js';
import { mustShareNothing, type Named, overwrite } from './sharing.js';

/** The events that open and set up a game: enough of a long history. */
const FIRST_EVENTS = 4;

export function purity<G extends GameTypes>(
  game: Game<G>,
  kit: Kit<G>,
  walk: Walk<G>,
  { judged }: EvidenceCount,
): void {
  const { start, history, transitions, rare } = walk;
  for (const viewer of viewersOf(start)) {
    const foldAll = (view: G['View'] | null, events: readonly G['Event'][]) =>
      events.reduce((seen, event) => viewFoldedApart(game, seen, event, viewer), view);
    foldAll(null, history.slice(0, FIRST_EVENTS));
    for (const { before, events } of [...rare, ...transitions]) foldAll(game.view(before, viewer), events);
  }
  const foldAll = (state: G['State'] | null, events: readonly G['Event'][]) =>
    events.reduce((table, event) => stateFoldedApart(game, table, event), state);
  foldAll(null, history.slice(0, FIRST_EVENTS));
  for (const { before, events } of [...rare, ...transitions]) foldAll(before, events);
  for (const transition of transitions) {
    mustRepeat(game, transition);
    mustAgreeInPlace(game, transition);
    mustCopyMove(game, transition);
    must(
      !game.tryApply(transition.after, { seat: 0, type: 'nonsense' }).ok,
      'tryApply: expected a refusal of a move of unknown type of seat 0',
    );
    judged('moves applied again');
  }
  const last = transitions.at(-1);
  if (last !== undefined) mustUseHostsChance(game, last);
  mustPlayApart(game, kit, walk);
  mustLendNothing(game, walk, judged);
  if (transitions.length === walk.moves.length) mustSetUpAlike(game, walk);
}

/** The same move must give the same result again. */
function mustRepeat<G extends GameTypes>(game: Game<G>, { before, move, events, after }: Transition<G>): void {
  // The states of a walk are frozen: writing to one throws.
  const again = game.tryApply(before, move);
  if (!again.ok) throw new Error(`tryApply refused a legal move when it was applied again: ${shortJson(move)}`);
  mustEqual(again.state, after, `the state when apply ${shortJson(move)} is called again`);
  mustEqual(again.events, events, `the events when apply ${shortJson(move)} is called again`);
  mustBeSame(game.apply(before, move), after, `the state of apply ${shortJson(move)}, and of tryApply`);
}

/** `setup` and `setupWithEvents` must return the same game every time, and a different one without a seed. */
function mustSetUpAlike<G extends GameTypes>(game: Game<G>, { config }: Walk<G>): void {
  const { state, events } = game.setupWithEvents(config);
  const what = (other: string) => `the state after setup, and after ${other}`;
  mustBeSame(game.setup(config), state, what('setupWithEvents'));
  const again = game.setupWithEvents(config);
  mustBeSame([again.state, again.events], [state, events], what('setupWithEvents again'));
  const chance = () => fastChance(`${config.seed}/host`);
  const given = game.setup(config, { chance: chance() });
  mustBeSame(
    game.setupWithEvents(config, { chance: chance() }).state,
    given,
    what("setupWithEvents by a host's chance"),
  );
  const { seats, options } = config;
  const freshSeed = () => game.setup({ seats, options }).seed;
  const first = freshSeed();
  must(freshSeed() !== first, 'setup without a seed: expected another seed for each game');
}

/**
 * Plays the walk once more without freezing anything, as a server does, and looks for shared parts: a list or an object that
 * the caller of a verb can write to, and that a table or an event contains as well.
 */
function mustLendNothing<G extends GameTypes>(
  game: Game<G>,
  { config, moves, transitions }: Walk<G>,
  judged: Judged,
): void {
  const options = { what: 'the options passed to setup', value: copyOf(config.options) };
  const opened = game.setupWithEvents({ ...config, options: options.value });
  mustShareNothing(options, { what: 'the state', value: opened.state });
  mustShareNothing(options, { what: 'its events', value: opened.events });
  mustShareNothing({ what: 'the events of setup', value: opened.events }, { what: 'the state', value: opened.state });

  let { state } = opened;
  const skipped = moves.length - transitions.length;
  if (skipped === 0) {
    mustLendNoPart(game, state, 'after setup', judged);
    mustLendNoPart(game, stored(state), 'after setup, stored', judged);
  }
  for (const [index, move] of moves.entries()) {
    const before = copyOf(state);
    const attempt = game.tryApply(state, move);
    mustEqual(state, before, `the state before apply(state, ${shortJson(move)})`);
    if (!attempt.ok) throw new Error(`tryApply refused a legal move: ${shortJson(move)}`);
    ({ state } = attempt);
    if (index + 1 < skipped) continue;
    const by = `apply ${shortJson(move)}`;
    mustShareNothing({ what: `the events of ${by}`, value: attempt.events }, { what: 'the state', value: state });
    mustLendNoPart(game, state, afterMove(move), judged);
    const kept = stored(before);
    const again = game.tryApply(kept, stored(move));
    mustShareNothing(
      { what: `the events of ${by} on a stored state`, value: again.ok && again.events },
      { what: 'the stored state', value: kept },
    );
    mustLendNoPart(game, stored(state), `${afterMove(move)}, stored`, judged);
  }
}

/** The results of the verbs on `state` must belong to their caller. */
function mustLendNoPart<G extends GameTypes>(game: Game<G>, state: G['State'], when: string, judged: Judged): void {
  const table: Named = { what: `the state ${when}`, value: state };
  const check = (what: string, value: unknown, kept = table) => {
    mustShareNothing({ what, value }, kept);
    judged('values that verbs return');
  };
  check('actors', game.actors(state));
  check('score', game.score(state));
  check('outcome', game.outcome(state));
  for (const viewer of viewersOf(state)) {
    const name = nameOf(viewer);
    if (viewer !== null) check(`legalMoves of ${name}`, game.legalMoves(state, viewer));
    const seen = game.view(state, viewer);
    const view: Named = { what: `the view of ${name} ${when}`, value: seen };
    check(`view for ${name}`, seen);
    check(`view for ${name} from a view`, game.view(seen, viewer), view);
    check(`determinize from the view of ${name}`, game.determinize(seen, 'apart'), view);
    const kept = stored(seen);
    const storedView: Named = { what: `the stored view of ${name} ${when}`, value: kept };
    check(`view for ${name} from a stored view`, game.view(kept, viewer), storedView);
    check(`determinize from the stored view of ${name}`, game.determinize(kept, 'apart'), storedView);
  }
}

function mustAgreeInPlace<G extends GameTypes>(game: Game<G>, { before, move, after }: Transition<G>): void {
  const draft = game.rules.copy(before);
  game.rules.play(draft, move, game.rules.evolve, strongChance(before.seed));
  mustEqual(finishDraft<G['State']>(draft), after, `the state when rules.play ${shortJson(move)} plays in place`);
  mustEqual(game.rules.actors(after), game.actors(after), `rules.actors ${afterMove(move)}, and actors`);
}

/** `tryApply` and `apply` must use a host's chance just as the in-place path does. */
function mustUseHostsChance<G extends GameTypes>(game: Game<G>, { before, move }: Transition<G>): void {
  const chance = () => fastChance(`${before.seed}/host`);
  const byHost = game.rules.copy(before);
  game.rules.play(byHost, move, game.rules.evolve, chance());
  const expected = finishDraft<G['State']>(byHost);
  const attempt = game.tryApply(before, move, { chance: chance() });
  const what = `${shortJson(move)} by a host's chance, and of rules.play`;
  mustEqual(attempt.ok && attempt.state, expected, `the state of tryApply ${what}`);
  mustEqual(game.apply(before, move, { chance: chance() }), expected, `the state of apply ${what}`);
}

/** A caller who later changes the move object must change neither the events nor the state. */
function mustCopyMove<G extends GameTypes>(game: Game<G>, { before, move, events, after }: Transition<G>): void {
  const copy = copyOf(move);
  const attempt = game.tryApply(before, copy);
  if (attempt.ok) overwrite(copy);
  mustEqual(
    attempt.ok && attempt.events,
    events,
    `the events of tryApply ${shortJson(move)} after the caller changed the move object`,
  );
  mustEqual(
    attempt.ok && attempt.state,
    after,
    `the state of tryApply ${shortJson(move)} after the caller changed the move object`,
  );
}

/** The view after an event, which must share nothing writable with it. */
function viewFoldedApart<G extends GameTypes>(
  game: Game<G>,
  view: G['View'] | null,
  event: G['Event'],
  viewer: Seat | null,
): G['View'] | null {
  const redacted = game.redact(event, viewer);
  if (redacted === null) return view;
  const seen = stored(redacted);
  const after = game.evolve(view, seen);
  mustShareNothing(
    { what: `evolve '${event.type}' on the view of ${nameOf(viewer)}`, value: after },
    { what: 'the stored event', value: seen },
  );
  mustFreezeOptions(after, `evolve '${event.type}' on the view of ${nameOf(viewer)}`);
  return after;
}

/** The state after an event, which must share nothing writable with it. */
function stateFoldedApart<G extends GameTypes>(game: Game<G>, state: G['State'] | null, event: G['Event']): G['State'] {
  const full = stored(event);
  const after = game.evolve(state, full);
  mustShareNothing(
    { what: `evolve '${event.type}' on the state`, value: after },
    { what: 'the stored event', value: full },
  );
  mustFreezeOptions(after, `evolve '${event.type}' on the state`);
  return after;
}

/** The options must be frozen, because all tables of a game share them. */
function mustFreezeOptions(table: object, by: string): void {
  must(
    !('options' in table) || isDeepFrozen(table.options),
    `${by}: expected frozen options, but a caller can write to them`,
  );
}
