import { freshSeed } from '../engine/chance.js';
import type { Game, GameTypes } from '../engine/game.js';
import type { Policy } from '../engine/playout.js';
import { checkEffort, checkedKit } from './checkedKit.js';
import { shortJson } from './difference.js';
import fc from './fastCheck.js';
import type { Kit } from './kit.js';
import { allowed, results } from './laws/book.js';
import { conservation } from './laws/conservation.js';
import { determinized, even } from './laws/determinize.js';
import { mustEnd } from './laws/end.js';
import { events } from './laws/events.js';
import type { Evidence, Proof } from './laws/evidence.js';
import { EvidenceCount } from './laws/evidenceCount.js';
import { honestPolicy, honesty, type SeatBot } from './laws/honesty.js';
import { json } from './laws/json.js';
import { type Effort, type Law, LawBroken, TIMEOUT } from './laws/law.js';
import { legality } from './laws/legality.js';
import { mustDealEvenly } from './laws/marginals.js';
import { order } from './laws/order.js';
import { purity } from './laws/purity.js';
import { invariants } from './laws/score.js';
import { secrecy } from './laws/secrecy.js';
import { broken, judgeSetups } from './laws/setups.js';
import { sight } from './laws/sight.js';
import { traced } from './traced.js';
import { type Walk, type WalkPlan, walk, walkPlans } from './walk.js';

/** A law that judges walks. */
type WalkLaw<G extends GameTypes> = (game: Game<G>, kit: Kit<G>, walk: Walk<G>, count: EvidenceCount) => void;

/** The settings that all runs of a law share. */
interface Run<G extends GameTypes> {
  readonly law: Pick<Law, 'number' | 'name'>;
  readonly game: Game<G>;
  readonly kit: Kit<G>;
  readonly effort: Effort;
}

/** The last walk that broke a law: after fast-check has shrunk it, the shortest one found. */
interface Breach<G extends GameTypes> {
  last: { readonly plan: WalkPlan<G>; readonly moves: readonly G['Move'][]; readonly error: unknown } | null;
}

/** The number of positions to compare with even worlds, half of them openings, and the worlds to deal for each run. */
const EVEN_POSITIONS = 4;
const OPENING_WORLDS = 12;
const LATER_WORLDS = 3;

/** In this many games, every site of chance is used. */
const MANY_GAMES = 50;

/** For this many random walks, one more walk goes to the end of a game. */
const WALKS_PER_ENDED = 10;

/**
 * All laws, each as a check that a test runner can list. If a function of the kit throws or returns a wrong value, as may
 * happen in plain JavaScript, the law names that function.
 *
 * @example
 * ```ts
 * import { laws } from 'hencoop/testkit';
 *
 * // for (const law of laws(myGame, myKit)) test(law.name, law.check, law.timeout);
 * ```
 *
 * @throws RangeError if a part of the kit or of the effort is missing or of the wrong kind; it names the first.
 */
export function laws<G extends GameTypes>(game: Game<G>, kit: Kit<G>, effort: Effort = {}): Law[] {
  const checked = checkedKit(kit);
  checkEffort(effort);
  const law = (
    number: number,
    name: string,
    needs: readonly Evidence[],
    judge: (run: Run<G>, count: EvidenceCount) => void,
  ): Law => {
    const prove = (): Proof => {
      const count = new EvidenceCount();
      judge({ law: { number, name }, game: traced(game), kit: checked, effort }, count);
      return count.proof({ number, name }, needs, kit.notProven);
    };
    return { number, name, timeout: TIMEOUT, check: () => void prove(), prove };
  };
  const onWalks = (holds: WalkLaw<G>, maxPicks?: number) => (run: Run<G>, count: EvidenceCount) =>
    judgeWalks(run, count, maxPicks, holds);
  return [
    law(
      1,
      'Legality: the legal moves are exactly the moves that no clause forbids',
      ['legal moves', 'refused moves', 'finished games'],
      onWalks(legality, 4),
    ),
    law(
      2,
      'Purity: apply changes nothing, is repeatable, and agrees with the in-place path',
      ['moves applied again', 'values that verbs return'],
      onWalks(purity),
    ),
    law(3, 'Conservation: the cards are exactly the deck', ['cards counted'], onWalks(conservation)),
    law(
      4,
      'JSON: everything survives JSON and its strict schema',
      ['values through JSON', 'unknown fields refused'],
      onWalks(json, 6),
    ),
    law(
      5,
      'Sight: the rules answer on a view as on the state',
      ['moves judged on views', 'slots hidden by views'],
      onWalks(sight, 4),
    ),
    law(
      6,
      'Secrecy: what a seat may not know changes nothing that it receives',
      ['slots scrambled', 'events scrambled', 'events compared in two worlds', 'events compared after a reveal'],
      onWalks(secrecy, 4),
    ),
    law(
      7,
      'Events: folding the events that a seat learns gives its view',
      ['events folded onto views'],
      onWalks(events),
    ),
    law(
      8,
      'Determinize: an imagined world looks the same',
      ['worlds imagined', 'worlds that may differ'],
      onWalks(determinized, 6),
    ),
    law(
      8,
      'Determinize: every possible world is equally likely',
      ['small positions', 'slots compared with even worlds', 'pairs of slots compared'],
      judgeWorlds,
    ),
    law(9, 'Order: moves of a simultaneous step commute', ['simultaneous moves'], onWalks(order, 6)),
    law(
      10,
      'Score: the invariants of the sheet hold',
      ['invariants checked', 'rankings compared'],
      onWalks(invariants),
    ),
    law(
      11,
      'End: every game ends within its bound and uses each chance once',
      ['finished games', 'uses of chance', 'sites of chance'],
      judgeGames,
    ),
    ...(kit.book === undefined
      ? []
      : [
          law(1, 'Legality: the legal moves are those of the book', ['moves judged by the book'], onWalks(allowed, 4)),
          law(
            10,
            'Score: the points and the end are those of the book',
            ['results judged by the book'],
            onWalks(results),
          ),
        ]),
  ];
}

/**
 * Checks all laws in turn, and returns how much each of them judged.
 *
 * @throws LawBroken if a law does not hold, or finds nothing to judge although the kit names no reason, at the first one.
 */
export function conforms<G extends GameTypes>(game: Game<G>, kit: Kit<G>, effort: Effort = {}): Proof[] {
  return laws(game, kit, effort).map((law) => law.prove());
}

/** Law 12, for any test runner that supports promises. */
export interface BotLaw {
  /** Always 12. */
  readonly number: 12;
  /** The law in a sentence, for the title of a test. */
  readonly name: string;
  /** Like {@link Law.timeout}. */
  readonly timeout: number;
  /** Rejects with a {@link LawBroken} where the checks of the other laws throw one. */
  readonly check: () => Promise<void>;
  /** Like {@link BotLaw.check}, but resolves with the counts of everything judged. */
  readonly prove: () => Promise<Proof>;
}

/**
 * Law 12 for one bot: its choice and its analysis (everything that `choose` resolves with) are the same in worlds that its
 * seat cannot distinguish, and its move is legal. The bot must be repeatable: give it a seed, and a number of iterations
 * instead of a time.
 *
 * @example
 * ```ts
 * import { search } from 'hencoop/bots';
 * import { chicken, type ChickenTypes } from 'hencoop/chicken';
 * import { botLaw, type Kit } from 'hencoop/testkit';
 *
 * const honest = (kit: Kit<ChickenTypes>) => botLaw(chicken, kit, () => search(chicken, { iterations: 20 }));
 * // test(law.name, law.check, law.timeout)
 * ```
 */
export function botLaw<G extends GameTypes>(
  game: Game<G>,
  kit: Kit<G>,
  seatBot: SeatBot<G>,
  effort: Effort = {},
): BotLaw {
  const name = "Honesty: a bot's choice depends on nothing that its seat may not know";
  return lawOnWalks(game, kit, effort, name, (checked, walked, count) =>
    honesty(game, checked, seatBot, walked, count.judged),
  );
}

/**
 * Law 12 for one policy: it picks the same legal move on the view of its seat, on the table, and on tables that its seat
 * cannot distinguish. Only then do the players in a playout know no more than players at a table. `policy` creates it from a
 * seed and the view of the seat that imagines the playout.
 *
 * @example
 * ```ts
 * import { uniform } from 'hencoop';
 * import { chicken, type ChickenTypes } from 'hencoop/chicken';
 * import { type Kit, policyLaw } from 'hencoop/testkit';
 *
 * const honest = (kit: Kit<ChickenTypes>) =>
 *   policyLaw(chicken, kit, (seed) => uniform<ChickenTypes>(seed));
 * // test(law.name, law.check, law.timeout)
 * ```
 */
export function policyLaw<G extends GameTypes>(
  game: Game<G>,
  kit: Kit<G>,
  policy: (seed: string, view: G['View']) => Policy<G>,
  effort: Effort = {},
): BotLaw {
  const name = "Honesty: a policy's pick depends on nothing that its seat may not know";
  return lawOnWalks(game, kit, effort, name, async (checked, walked, count) =>
    honestPolicy(game, checked, policy, walked, count.judged),
  );
}

/** A law for bots that judges random walks, and shrinks one that breaks it. */
function lawOnWalks<G extends GameTypes>(
  game: Game<G>,
  given: Kit<G>,
  effort: Effort,
  name: string,
  holds: (kit: Kit<G>, walked: Walk<G>, count: EvidenceCount) => Promise<void>,
): BotLaw {
  const kit = checkedKit(given);
  checkEffort(effort);
  const law = { number: 12, name } as const;
  const prove = async (): Promise<Proof> => {
    const { runs = 100, seed, shrink = true } = effort;
    const count = new EvidenceCount();
    const breach: Breach<G> = { last: null };
    const judge = async (plan: WalkPlan<G>) => {
      const moves: G['Move'][] = [];
      try {
        await holds(kit, walk(game, kit, plan, moves), count);
      } catch (error) {
        breach.last = { plan, moves, error };
        throw error;
      }
    };
    if (kit.setups.length > 0) {
      const result = await fc.check(fc.asyncProperty(walkPlans(kit), judge), {
        numRuns: runs,
        endOnFailure: !shrink,
        ...(seed === undefined ? {} : { seed }),
      });
      if (result.failed) throwBroken(law, breach, result.seed);
    }
    return count.proof(law, ['choices compared in two worlds']);
  };
  return { ...law, timeout: TIMEOUT, check: async () => void (await prove()), prove };
}

/** Judges random walks, shrinks one that breaks the law, and then judges some walks to the end of a game. */
function judgeWalks<G extends GameTypes>(
  { law, game, kit, effort }: Run<G>,
  count: EvidenceCount,
  maxPicks: number | undefined,
  holds: WalkLaw<G>,
): void {
  // A kit without set-ups gives nothing to judge, as the proof will show.
  if (kit.setups.length === 0) return;
  const { runs = 100, seed, shrink = true } = effort;
  const breach: Breach<G> = { last: null };
  const judge = (plan: WalkPlan<G>, moves: G['Move'][] = []) => {
    try {
      holds(game, kit, walk(game, kit, plan, moves), count);
    } catch (error) {
      breach.last = { plan, moves, error };
      throw error;
    }
  };
  const result = fc.check(
    fc.property(walkPlans(kit, maxPicks), (plan) => judge(plan)),
    { numRuns: runs, endOnFailure: !shrink, ...(seed === undefined ? {} : { seed }) },
  );
  if (result.failed) throwBroken(law, breach, result.seed);
  judgeSetups({ law, kit, effort }, Math.ceil(runs / WALKS_PER_ENDED), result.seed, (setup, name, moves) =>
    judge({ setup, seed: name, policy: 'uniform', skip: kit.maxMoves(setup), picks: [] }, moves),
  );
}

/** Law 11: whole games, played in place. */
function judgeGames<G extends GameTypes>({ game, kit, ...run }: Run<G>, count: EvidenceCount): void {
  const { runs = 100, seed = Number.parseInt(freshSeed().slice(0, 7), 16) } = run.effort;
  // Each policy in turn, and the uniform one first. As many policies as set-ups would always meet the same ones.
  const policies = [() => 1, ...Object.values(kit.policies ?? {})];
  let played = 0;
  const used = new Set<string>();
  judgeSetups({ ...run, kit }, runs, seed, (setup, name, moves) => {
    const turn = played + Math.floor(played / kit.setups.length);
    played++;
    const sites = mustEnd({ game, kit, count }, setup, policies[turn % policies.length] ?? (() => 1), name, moves);
    for (const site of sites) used.add(site);
  });
  const unused = Object.keys(kit.sites ?? {}).filter((site) => !used.has(site));
  if (played >= MANY_GAMES && unused.length > 0) {
    const how = 'remove it from kit.sites, or add a set-up or a policy that reaches it';
    throw new LawBroken(run.law, `${unused.join(', ')}: no game used this chance`, [how], 'not proven');
  }
  try {
    count.mustMatter();
  } catch (error) {
    throw new LawBroken(run.law, error, [`run again with { seed: ${seed} }`, '0 moves']);
  }
}

/** Law 8, the distributions: of the worlds of small positions, and of the cards in each place on walks. */
function judgeWorlds<G extends GameTypes>(run: Run<G>, count: EvidenceCount): void {
  judgeSmallPositions(run, count);
  const { game, kit, effort } = run;
  const { runs = 100, seed = Number.parseInt(freshSeed().slice(0, 7), 16) } = effort;
  let position = 0;
  judgeSetups(run, EVEN_POSITIONS, seed, (setup, name, moves) => {
    // Imagine more worlds at the opening, where most cards are hidden, than later.
    const isOpening = position % 2 === 0;
    const skip = isOpening ? 0 : Math.floor((kit.typicalMoves * position) / EVEN_POSITIONS);
    const { start } = walk(game, kit, { setup, seed: name, policy: 'uniform', skip, picks: [] }, moves);
    const viewer = position % 3 === 0 ? null : position % start.seats;
    mustDealEvenly(game, kit, start, viewer, runs * (isOpening ? OPENING_WORLDS : LATER_WORLDS), count);
    position++;
  });
}

function judgeSmallPositions<G extends GameTypes>({ law, game, kit }: Run<G>, count: EvidenceCount): void {
  for (const small of kit.small?.() ?? []) {
    try {
      even(game, small, count);
    } catch (error) {
      throw new LawBroken(law, error, [
        `seeds 'even/0', 'even/1', …; 0 moves from the view of small() of the kit: ${shortJson(small.view)}`,
      ]);
    }
  }
}

function throwBroken<G extends GameTypes>(law: Run<G>['law'], { last }: Breach<G>, seed: number): void {
  if (last === null) return;
  const { plan, moves, error } = last;
  throw broken(law, error, seed, { ...plan.setup, seed: plan.seed }, moves);
}
