// Law 6: what a seat may not know changes nothing that it gets

import { fastChance } from '../../engine/chance.js';
import type { Game, GameTypes } from '../../engine/game.js';
import type { Seat } from '../../engine/seats.js';
import { shortJson } from '../difference.js';
import type { Kit } from '../kit.js';
import type { Walk } from '../walk.js';
import { must, mustEqual, nameOf, viewersOf } from './must.js';

export function secrecy<G extends GameTypes>(game: Game<G>, kit: Kit<G>, walk: Walk<G>): void {
  mustRedactAlike(game, kit, walk);
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
      for (const world of [kit.scramble(state, viewer, chance), otherSeed]) {
        mustLookAlike(game, kit, state, world, viewer);
        if (move !== undefined) mustLearnAlike(game, kit, state, move, world, viewer);
      }
    }
  }
}

/** Events that a viewer cannot distinguish are redacted to the same event. */
function mustRedactAlike<G extends GameTypes>(
  game: Game<G>,
  kit: Kit<G>,
  { history, start, transitions }: Walk<G>,
): void {
  const events = [...history, ...transitions.flatMap((transition) => transition.events)];
  for (const [index, event] of events.entries()) {
    for (const viewer of viewersOf(start)) {
      const other = kit.scrambleEvent(event, viewer, fastChance(`${start.seed}/${index}/${viewer}`));
      const expected = other === null ? null : game.redact(other, viewer);
      mustEqual(game.redact(event, viewer), expected, `what ${nameOf(viewer)} learns from '${event.type}'`);
    }
  }
}

/** What `viewer` sees and may do is the same in both worlds. */
function mustLookAlike<G extends GameTypes>(
  game: Game<G>,
  kit: Kit<G>,
  state: G['State'],
  world: G['State'],
  viewer: Seat | null,
): void {
  mustEqual(game.view(world, viewer), game.view(state, viewer), `the view of ${nameOf(viewer)} in two worlds`);
  mustEqual(game.actors(world), game.actors(state), 'the actors in two worlds');
  mustEqual(game.score(world), game.score(state), 'the score in two worlds');
  mustEqual(game.outcome(world), game.outcome(state), 'the outcome in two worlds');
  if (viewer === null) return;
  mustEqual(
    game.legalMoves(world, viewer),
    game.legalMoves(state, viewer),
    `the moves of seat ${viewer} in two worlds`,
  );
  for (const move of kit.allMoves(state)) {
    if (move.seat !== viewer) continue;
    mustEqual(game.whyNot(world, move), game.whyNot(state, move), `whyNot ${shortJson(move)} in two worlds`);
  }
}

/** What `viewer` learns from a move is the same in both worlds, up to the first event that the book says reveals something. */
function mustLearnAlike<G extends GameTypes>(
  game: Game<G>,
  kit: Kit<G>,
  state: G['State'],
  move: G['Move'],
  world: G['State'],
  viewer: Seat | null,
): void {
  const here = game.tryApply(state, move);
  if (!here.ok) throw new Error(`a legal move was refused: ${shortJson(move)}`);
  const learned = learnedUntilRevealed(game, kit, state, here.events, viewer);
  const others =
    move.seat === viewer || kit.counterparts === undefined ? [move] : kit.counterparts(move, world, viewer, state);
  for (const other of others) {
    const there = game.tryApply(world, other);
    if (!there.ok) {
      must(
        move.seat !== viewer,
        `${shortJson(move)} of seat ${viewer} is legal in only one of two worlds: ${shortJson(there.violation)}`,
      );
      continue;
    }
    const learnedThere = learnedUntilRevealed(game, kit, world, there.events, viewer);
    mustEqual(
      learnedThere.events,
      learned.events,
      `what ${nameOf(viewer)} learns from ${shortJson(move)} and from ${shortJson(other)}`,
    );
    mustEqual(
      learnedThere.revealing,
      learned.revealing,
      `the type of the event that reveals something to ${nameOf(viewer)}`,
    );
  }
}

/** The redacted events before the first that reveals something, and the type of that one. */
function learnedUntilRevealed<G extends GameTypes>(
  game: Game<G>,
  kit: Kit<G>,
  before: G['State'],
  all: readonly G['Event'][],
  viewer: Seat | null,
) {
  const events: G['RedactedEvent'][] = [];
  for (const event of all) {
    if (kit.reveals(event, viewer, before)) return { events, revealing: event.type };
    const redacted = game.redact(event, viewer);
    if (redacted !== null) events.push(redacted);
  }
  return { events, revealing: null };
}
