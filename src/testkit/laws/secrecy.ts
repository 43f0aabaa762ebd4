// Law 6: what a seat may not know changes nothing that it gets

import { fastChance } from '../../engine/chance.js';
import type { Game, GameTypes } from '../../engine/game.js';
import type { Seat } from '../../engine/seats.js';
import type { Kit } from '../kit.js';
import { text } from '../same.js';
import type { Walk } from '../walk.js';
import { must, mustBeSame, viewers } from './must.js';

export function secrecy<G extends GameTypes>(
  game: Game<G>,
  kit: Kit<G>,
  { history, start, states, strides, moves, landmarks }: Walk<G>,
): void {
  for (const [index, event] of [...history, ...strides.flatMap((stride) => stride.events)].entries()) {
    for (const viewer of viewers(start)) {
      const other = kit.scrambleEvent(event, viewer, fastChance(`${start.seed}/${index}/${viewer}`));
      const told = other === null ? null : game.redact(other, viewer);
      mustBeSame(game.redact(event, viewer), told, `what ${viewer} is told of '${event.type}'`);
    }
  }
  const moments = [
    ...states.map((state, index) => ({ state, move: strides[index]?.move })),
    ...landmarks.flatMap(({ before, move, after }) => [
      { state: before, move },
      { state: after, move: undefined },
    ]),
  ];
  for (const [index, { state, move }] of moments.entries()) {
    for (const viewer of viewers(state)) {
      const luck = fastChance(`${state.seed}/${moves.length}/${index}/${viewer}`);
      const otherSeed: G['State'] = { ...state, seed: `${state.seed}/other` };
      for (const world of [kit.scramble(state, viewer, luck), otherSeed]) {
        cannotTell(game, kit, state, world, viewer);
        if (move !== undefined) learnsTheSame(game, kit, state, move, world, viewer);
      }
    }
  }
}

/** What `viewer` gets to see and is allowed is the same in both worlds. */
function cannotTell<G extends GameTypes>(
  game: Game<G>,
  kit: Kit<G>,
  state: G['State'],
  world: G['State'],
  viewer: Seat | null,
): void {
  mustBeSame(game.view(world, viewer), game.view(state, viewer), `the view of ${viewer} in two worlds`);
  mustBeSame(game.actors(world), game.actors(state), 'the actors in two worlds');
  mustBeSame(game.score(world), game.score(state), 'the score in two worlds');
  mustBeSame(game.outcome(world), game.outcome(state), 'the outcome in two worlds');
  if (viewer === null) return;
  mustBeSame(game.legalMoves(world, viewer), game.legalMoves(state, viewer), `the moves of ${viewer} in two worlds`);
  for (const move of kit.catalogue(state)) {
    if (move.seat !== viewer) continue;
    mustBeSame(game.whyNot(world, move), game.whyNot(state, move), `whyNot ${text(move)} in two worlds`);
  }
}

/** What `viewer` is told of a move is the same in both worlds, up to the first thing that the book reveals. */
function learnsTheSame<G extends GameTypes>(
  game: Game<G>,
  kit: Kit<G>,
  state: G['State'],
  move: G['Move'],
  world: G['State'],
  viewer: Seat | null,
): void {
  const here = game.tryApply(state, move);
  if (!here.ok) throw new Error(`a legal move was refused: ${text(move)}`);
  const others =
    move.seat === viewer || kit.counterparts === undefined ? [move] : kit.counterparts(move, world, viewer, state);
  for (const other of others) {
    const there = game.tryApply(world, other);
    if (!there.ok) {
      must(
        move.seat !== viewer,
        `${text(move)} of ${viewer} itself is legal in one world only: ${text(there.violation)}`,
      );
      continue;
    }
    const told = toldUntilRevealed(game, kit, state, here.events, viewer);
    const toldThere = toldUntilRevealed(game, kit, world, there.events, viewer);
    mustBeSame(toldThere.secret, told.secret, `what ${viewer} is told of ${text(move)} and of ${text(other)}`);
    mustBeSame(toldThere.revealing, told.revealing, `the kind of event that reveals something to ${viewer}`);
  }
}

/** The redacted events before the first that reveals something, and the type of that one. */
function toldUntilRevealed<G extends GameTypes>(
  game: Game<G>,
  kit: Kit<G>,
  before: G['State'],
  all: readonly G['Event'][],
  viewer: Seat | null,
) {
  const secret: G['RedactedEvent'][] = [];
  for (const event of all) {
    if (kit.reveals(event, viewer, before)) return { secret, revealing: event.type };
    const redacted = game.redact(event, viewer);
    if (redacted !== null) secret.push(redacted);
  }
  return { secret, revealing: null };
}
