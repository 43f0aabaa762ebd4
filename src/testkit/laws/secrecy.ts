// Law 6: what a seat may not know changes nothing that it receives.

import { fastChance } from '../../engine/chance.js';
import type { Game, GameTypes } from '../../engine/game.js';
import { deepEqual } from '../../engine/json.js';
import type { Seat } from '../../engine/seats.js';
import { shortJson, textOf } from '../difference.js';
import type { Kit } from '../kit.js';
import { kindOf, type Walk } from '../walk.js';
import type { EvidenceCount } from './evidenceCount.js';
import { learning } from './learning.js';
import { messageOf, nameOf, someOf, thrownBy, viewersOf } from './must.js';
import { mustBeSame } from './plain.js';
import { hiddenSlots, kindOfSlot, slotsThatDiffer, valueAt } from './slots.js';

/** The events that open and set up a game: enough of a long history. */
const FIRST_EVENTS = 4;

/** The further worlds to try, after one in which the move reveals something else. */
const MAX_SCRAMBLES = 6;

export function secrecy<G extends GameTypes>(game: Game<G>, kit: Kit<G>, walk: Walk<G>, count: EvidenceCount): void {
  mustRedactAlike(game, kit, walk, count);
  const { states, transitions, moves, rare } = walk;
  const moments = [
    ...states.map((state, index) => ({ state, move: transitions[index]?.move })),
    ...rare.flatMap(({ before, move, after }) => [
      { state: before, move },
      { state: after, move: undefined },
    ]),
  ];
  for (const [index, { state, move }] of moments.entries()) {
    for (const viewer of viewersOf(state)) {
      const chance = fastChance(`${state.seed}/${moves.length}/${index}/${viewer}`);
      const otherSeed: G['State'] = { ...state, seed: `${state.seed}/other` };
      const scrambled = kit.scramble(state, viewer, chance);
      // Errors are slow, and there are many walks: one seat at the first state of each is enough.
      if (index === 0 && viewer === moves.length % state.seats) mustRefuseAlike(game, kit, state, scrambled, viewer);
      for (const world of [scrambled, otherSeed]) mustLookAlike(game, kit, state, world, viewer);
      if (move !== undefined) {
        const mustLearnAlike = learning({ game, kit, viewer, judged: count.judged }, state, move);
        mustLearnAlike(otherSeed);
        let isWhole = mustLearnAlike(scrambled);
        for (let again = 0; !isWhole && again < MAX_SCRAMBLES; again++) {
          isWhole = mustLearnAlike(
            kit.scramble(state, viewer, fastChance(`${state.seed}/${index}/${viewer}/${again}`)),
          );
        }
      }
      count.judged('slots scrambled', slotsThatDiffer({ ...scrambled, seed: '' }, { ...state, seed: '' }));
      for (const path of hiddenSlots(game.view(state, viewer), state)) {
        const differs = !deepEqual(valueAt(scrambled, path), valueAt(state, path));
        count.hidden(`the state in step '${state.step.type}' at ${kindOfSlot(path)}`, differs);
      }
    }
  }
}

/** Events that a viewer cannot distinguish must be redacted to the same event. */
function mustRedactAlike<G extends GameTypes>(
  game: Game<G>,
  kit: Kit<G>,
  { history, start, transitions }: Walk<G>,
  count: EvidenceCount,
): void {
  const events = [...history, ...transitions.flatMap((transition) => transition.events)];
  for (const [index, event] of events.entries()) {
    if (index < FIRST_EVENTS || index >= history.length) mustTellNobodyElse(game, event, start.seats);
    for (const viewer of viewersOf(start)) {
      const other = kit.scrambleEvent(event, viewer, fastChance(`${start.seed}/${index}/${viewer}`));
      const expected = other === null ? null : game.redact(other, viewer);
      const redacted = game.redact(event, viewer);
      mustBeSame(redacted, expected, `redact '${event.type}' for ${nameOf(viewer)}, from two events that look alike`);
      if (event.type !== 'opened' && !deepEqual(other, event)) count.judged('events scrambled');
      for (const path of hiddenSlots(redacted, event)) {
        const differs = other === null || !deepEqual(valueAt(other, path), valueAt(event, path));
        count.hidden(
          `the event '${kindOf(redacted ?? { type: event.type })}'${kindOfSlot(path) && ` at ${kindOfSlot(path)}`}`,
          differs,
        );
      }
    }
  }
}

/** A seat that is not at the table must learn no more from an event than a spectator, if `redact` accepts it at all. */
function mustTellNobodyElse<G extends GameTypes>(game: Game<G>, event: G['Event'], seats: number): void {
  const spectator = game.redact(event, null);
  for (let seat = seats; seat <= game.seats.max; seat++) {
    const learned = redactedFor(game, event, seat);
    if (learned === undefined) continue;
    // The opening names its viewer.
    const expected = learned !== null && 'viewer' in learned ? { ...spectator, viewer: seat } : spectator;
    mustBeSame(
      learned,
      expected,
      `redact '${event.type}' for seat ${seat}, which is not at the table, and for a spectator`,
    );
  }
}

/** `undefined` if `redact` refuses the seat. */
function redactedFor<G extends GameTypes>(game: Game<G>, event: G['Event'], seat: Seat) {
  try {
    return game.redact(event, seat);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** The view and the moves of `viewer` must be the same in both worlds. */
function mustLookAlike<G extends GameTypes>(
  game: Game<G>,
  kit: Kit<G>,
  state: G['State'],
  world: G['State'],
  viewer: Seat | null,
): void {
  mustBeSame(game.view(world, viewer), game.view(state, viewer), `view for ${nameOf(viewer)} in two worlds`);
  mustBeSame(game.actors(world), game.actors(state), `actors in two worlds that are one to ${nameOf(viewer)}`);
  mustBeSame(game.score(world), game.score(state), `score in two worlds that are one to ${nameOf(viewer)}`);
  mustBeSame(game.outcome(world), game.outcome(state), `outcome in two worlds that are one to ${nameOf(viewer)}`);
  if (viewer === null) return;
  mustBeSame(
    game.legalMoves(world, viewer),
    game.legalMoves(state, viewer),
    `legalMoves of seat ${viewer} in two worlds`,
  );
  for (const move of kit.allMoves(state)) {
    if (move.seat !== viewer) continue;
    mustBeSame(
      game.whyNot(world, move),
      game.whyNot(state, move),
      `whyNot ${shortJson(move)} of seat ${viewer} in two worlds`,
    );
  }
}

/** `viewer` must get the same errors and refusals in both worlds: one for each clause, malformed moves, and absent seats. */
function mustRefuseAlike<G extends GameTypes>(
  game: Game<G>,
  kit: Kit<G>,
  state: G['State'],
  world: G['State'],
  viewer: Seat,
): void {
  const errorsOf = (table: G['State']) =>
    [() => game.view(table, table.seats), () => game.legalMoves(table, table.seats)].map((ask) =>
      errorText(thrownBy(ask)),
    );
  mustBeSame(
    errorsOf(world),
    errorsOf(state),
    `the errors of view and legalMoves in two worlds that are one to seat ${viewer}`,
  );
  const clauses = new Set<string>();
  for (const move of someOf([...kit.allMoves(state)].filter(({ seat }) => seat === viewer))) {
    const violation = game.whyNot(state, move);
    if (violation === null || clauses.has(violation.clause)) continue;
    clauses.add(violation.clause);
    mustRefuseMoveAlike(game, state, world, move, viewer);
  }
  for (const value of [{ seat: viewer, type: 'no such move' }, 'play', null, { seat: viewer }]) {
    mustRefuseMoveAlike(game, state, world, value, viewer);
  }
}

/** A refusal must be the same in both worlds, as a violation and as an error. */
function mustRefuseMoveAlike<G extends GameTypes>(
  game: Game<G>,
  state: G['State'],
  world: G['State'],
  move: unknown,
  viewer: Seat,
): void {
  const violationOf = (table: G['State']) => {
    const attempt = game.tryApply(table, move);
    return attempt.ok ? null : attempt.violation;
  };
  const of = `${shortJson(move)} of seat ${viewer} in two worlds`;
  mustBeSame(game.whyNot(world, move), game.whyNot(state, move), `whyNot ${of}`);
  mustBeSame(violationOf(world), violationOf(state), `the violation of tryApply ${of}`);
  // Callers in JavaScript pass anything.
  const errorOf = (table: G['State']) => errorText(thrownBy(() => game.apply(table, move as G['Move'])));
  mustBeSame(errorOf(world), errorOf(state), `the error of apply ${of}`);
}

/** Everything in an error except its stack, including hidden fields. */
function errorText(error: unknown): string {
  if (typeof error !== 'object' || error === null) return String(error);
  const fields = Reflect.ownKeys(error).filter((key) => key !== 'stack');
  const values = fields.map((key) => textOf((error as { readonly [key: string | symbol]: unknown })[key]));
  return [messageOf(error), ...fields.map((key, index) => `${String(key)}: ${values[index]}`)].join('\n');
}
