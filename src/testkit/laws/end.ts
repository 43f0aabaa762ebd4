// Law 11: every game ends within its bound, uses each site of chance once, and takes chance from its host alone.

import { type Chance, cardKey, fastChance } from '../../engine/chance.js';
import { type Draft, finishDraft } from '../../engine/draft.js';
import type { Game, GameTypes } from '../../engine/game.js';

import { textOf } from '../difference.js';
import type { Kit, Setup, WeightedPolicy } from '../kit.js';
import { chooseMove } from '../walk.js';
import type { EvidenceCount } from './evidenceCount.js';
import { must, mustEqual } from './must.js';
import { altered, type Results, recorded, replayed, siteKind, type Use } from './sites.js';

/** What the games of one law share. */
interface Games<G extends GameTypes> {
  readonly game: Game<G>;
  readonly kit: Kit<G>;
  readonly count: EvidenceCount;
}

/** A game that was played to its end. */
interface Played<G extends GameTypes> {
  readonly setup: Setup<G>;
  readonly moves: readonly G['Move'][];
  readonly uses: readonly Use[];
  readonly results: Results;
}

/**
 * Plays a whole game in place by `weigh`, adds each move to `moves`, and plays it again with other results of chance. Returns
 * the kinds of sites that it used.
 */
export function mustEnd<G extends GameTypes>(
  games: Games<G>,
  setup: Setup<G>,
  weigh: WeightedPolicy<G>,
  name: string,
  moves: G['Move'][],
): readonly string[] {
  const { game, kit, count } = games;
  const maxMoves = kit.maxMoves(setup);
  const uses: Use[] = [];
  const results: Results = new Map();
  const chance = recorded(fastChance(`${name}/chance`), results, (use) => {
    uses.push({ ...use, after: moves.length });
    count.judged('uses of chance');
  });
  const state = game.setup({ ...setup, seed: name }, { chance });
  const draft: Draft<G['State']> = game.rules.copy(state);
  const picks = fastChance(`${name}/policy`);
  // A Draft<State> is a State with writable fields.
  const table = draft as G['State'];
  while (!game.isOver(table)) {
    const [seat = 0] = game.rules.actors(table);
    must(moves.length < maxMoves, `isOver: the game goes on after ${maxMoves} moves, with seat ${seat} to move`);
    const move = chooseMove(
      game.rules.legal(table, seat, []),
      table,
      weigh,
      (picks.roll('pick', SHARES, 1)[0] ?? 0) / SHARES.length,
    );
    if (move === null) throw new Error(`legalMoves: expected a legal move of seat ${seat}, got none`);
    moves.push(move);
    game.rules.play(draft, move, game.rules.evolve, chance);
  }
  const over = finishDraft<G['State']>(draft);
  must(game.outcome(over) !== null, 'outcome: a finished game must have one');
  mustUseKnownSites(games, state, uses);
  mustIgnoreTheSeed(games, { setup, moves, uses, results }, over);
  mustMatter(games, { setup, moves, uses, results }, name);
  count.judged('finished games');
  return uses.map(({ site }) => siteKind(site));
}

const SHARES = Array.from({ length: 4096 }, (_, share) => share);

/** Every use of chance must be one of the kit's, of the cards or the dice that the book names. */
function mustUseKnownSites<G extends GameTypes>(
  { kit: { sites }, count }: Games<G>,
  state: G['State'],
  uses: readonly Use[],
) {
  if (sites === undefined) return;
  for (const { site, given, dice } of uses) {
    const kind = siteKind(site);
    const known = sites[kind];
    if (known === undefined)
      throw new Error(`apply or setup uses chance '${site}', which is none of kit.sites, after setup`);
    const sorted = (values: readonly unknown[]) => values.map((value) => cardKey(value)).sort();
    const what = `chance '${site}', used by setup or apply`;
    if ('faces' in known) {
      mustEqual(sorted(given), sorted(known.faces), `the faces of ${what}`);
      must(dice === known.dice, `${what}: expected ${known.dice} dice, got ${dice}`);
    } else {
      must(dice === null, `${what}: expected a shuffle, got a roll`);
      const cards = known.cards(state);
      if (cards !== null) mustEqual(sorted(given), sorted(cards), `the cards of ${what}`);
    }
    count.judged('sites of chance');
  }
}

/** The same moves and results of chance must lead to the same end from another seed. */
function mustIgnoreTheSeed<G extends GameTypes>(
  { game }: Games<G>,
  { setup, moves, results }: Played<G>,
  over: G['State'],
): void {
  const end = playedAgain(game, setup, moves, replayed(results)).state;
  mustEqual(
    { ...end, seed: '' },
    { ...over, seed: '' },
    'apply: the end of two games with the same moves and the same chance of their host, but other seeds',
  );
}

/** Counts, for some results of chance, whether another one has other events at once. */
function mustMatter<G extends GameTypes>(
  { game, count }: Games<G>,
  { setup, moves, uses, results }: Played<G>,
  name: string,
): void {
  const which = fastChance(`${name}/altered`);
  // One use of each kind, which the last of a random order is.
  const some = new Map(which.shuffle('uses', uses).map((use) => [siteKind(use.site), use]));
  for (const { site, given, dice, after } of some.values()) {
    if (new Set(given.map((value) => cardKey(value))).size < 2) continue;
    const until = moves.slice(0, after);
    for (const part of dice === null ? [0] : Array(dice).keys()) {
      const other = new Map([...results, [site, altered(results.get(site) ?? [], given, dice, part, which)]]);
      const events = (chosen: Results) => playedAgain(game, setup, until, replayed(chosen)).events;
      const differs = textOf(events(results)) !== textOf(events(other));
      count.used(dice === null ? siteKind(site) : `${siteKind(site)}, die ${part + 1}`, differs);
    }
  }
}

/** Plays `moves` from another seed; returns the state and the events of the last of them, or of the set-up. */
function playedAgain<G extends GameTypes>(game: Game<G>, setup: Setup<G>, moves: readonly G['Move'][], chance: Chance) {
  const opened = game.setupWithEvents({ ...setup, seed: 'another seed' }, { chance });
  const draft: Draft<G['State']> = game.rules.copy(opened.state);
  let events: G['Event'][] = [...opened.events];
  for (const move of moves) {
    events = [];
    const last = events;
    game.rules.play(
      draft,
      move,
      (table, event) => {
        last.push(event);
        game.rules.evolve(table, event);
      },
      chance,
    );
  }
  return { state: finishDraft<G['State']>(draft), events };
}
