import fc from 'fast-check';
import { describe, type Game, type GameTypes, label } from 'hencoop';
import { checkDeal, commit, type Deal, fairSeed, offerDeal } from 'hencoop/fair';
import type { GameId } from 'hencoop/games';
import {
  type AnyEntry,
  advance,
  annotate,
  formatMove,
  formatRecord,
  type GameRecord,
  goTo,
  LOG,
  logOf,
  migrate,
  movesSoFar,
  parseMove,
  parseRecord,
  present,
  RECORD,
  read,
  recordOf,
  redo,
  replay,
  retell,
  type Stored,
  seatLogOf,
  startHistory,
  undo,
  verify,
} from 'hencoop/record';
import { createReferee, type Delivery, follow, type Match, randomly } from 'hencoop/referee';
import { deepFreeze, type Kit, type Setup } from 'hencoop/testkit';
import { ENTRIES, entryOf, wordsOf } from '../../support/games.js';
import { processorTime } from '../support/processorTime.js';
import { expect, mutated, type Random, type Report, randomFrom, throwsOnly } from './hostile.js';

/** A position in the middle of a game, in all its stored forms. */
interface Saved<G extends GameTypes> {
  readonly state: G['State'];
  readonly match: Match<G>;
  readonly deliveries: readonly Delivery<G>[];
  readonly moves: readonly G['Move'][];
  readonly record: GameRecord;
  readonly stored: readonly Stored[];
  readonly text: string;
}

/**
 * Calls every reader of records, logs, texts and submissions with hostile values, `tries` times: each must answer, in bounded
 * time, and every value that it accepts must be usable.
 */
export async function fuzzStored<G extends GameTypes>(
  game: Game<G>,
  kit: Kit<G>,
  tries: number,
  seed: number,
): Promise<Report> {
  // The game is one of the library's.
  const id = game.id as GameId;
  const entry = await entryOf(id);
  const languages = Object.values(await wordsOf(id));
  const random = randomFrom(seed);
  const anything = fc.sample(fc.anything({ withNullPrototype: true, withObjectString: true, withSparseArray: true }), {
    numRuns: 500,
    seed,
  });
  const strings = fc.sample(fc.string(), { numRuns: 500, seed });
  const referee = createReferee(game, { policies: { randomly } });
  let saved = somewhere(game, kit, entry, random);
  let taken = 0;
  let slowest = 0;
  for (let tried = 0; tried < tries; tried++) {
    if (tried % 50 === 0) saved = somewhere(game, kit, entry, random);
    const { state, match, record, stored, text, moves } = saved;
    const any = anything[random(anything.length)];
    const started = processorTime();
    switch (random(7)) {
      case 0:
      case 1: {
        const changed = mutated(stored[random(stored.length)], random);
        for (const value of [changed, random(4) === 0 ? any : mutated(changed, random)]) {
          const verification = verify(value, ENTRIES);
          const reading = read(value, ENTRIES);
          const migrated = migrate(value, ENTRIES);
          expect(!verification.ok || reading.ok, 'a verified value can be read');
          expect(!reading.ok || migrated.ok, 'a value that can be read migrates unchanged');
          expect(JSON.stringify(verification.ok ? null : verification.issue).length < 20_000, 'an issue is short');
          if (!verification.ok) continue;
          taken++;
          replayed(entry, verification.stored);
        }
        break;
      }
      case 2: {
        const parsed = parseRecord(
          random(8) === 0 ? (strings[random(strings.length)] ?? '') : damaged(text, random),
          ENTRIES,
        );
        if (!parsed.ok) {
          const { line, column } = parsed.issue;
          expect(line >= 1 && column >= 1, 'an issue has a line and a column');
          break;
        }
        taken++;
        const again = parseRecord(formatRecord(entry, parsed.record), ENTRIES);
        expect(
          JSON.stringify(again) === JSON.stringify(parsed),
          `read back differently: ${formatRecord(entry, parsed.record)}`,
        );
        verify(parsed.record, ENTRIES);
        break;
      }
      case 3: {
        const move = moves[random(Math.max(1, moves.length))];
        if (move === undefined) break;
        const token = formatMove(entry, move);
        const parsed = parseMove(
          entry,
          random(3) === 0 ? `s${random(10)} ${damaged(token, random)}` : damaged(token, random),
        );
        if (!parsed.ok) break;
        taken++;
        expect(parseMove(entry, formatMove(entry, parsed.move)).ok, 'a move that was read can be written again');
        const views = [undefined, game.view(state, 0), game.view(state, 1), game.view(state, null)];
        for (const locale of languages) {
          expect(describe(parsed.move, 0, locale.game).length > 0, 'a move has a sentence');
          for (const view of views)
            expect(label(parsed.move, locale.labels, { view }).length > 0, 'a move has a label');
        }
        game.whyNot(state, parsed.move);
        break;
      }
      case 4: {
        let history = startHistory<unknown, unknown>(state);
        for (let step = 0; step < 6; step++) {
          const value = anything[random(anything.length)];
          if (random(2) === 0) history = advance(history, deepFreeze(plain(value)), { value: step });
          else history = [undo, redo][random(2)]?.(history) ?? history;
          throwsOnly(RangeError, () => goTo(history, (random(2) === 0 ? any : random(9)) as number));
        }
        expect(movesSoFar(history).length < history.moments.length, 'no more moves than moments');
        present(history);
        break;
      }
      case 5: {
        const [move] = moves;
        const good = { id: `id-${random(3)}`, revision: match.revisions[random(state.seats)], move };
        const submission = random(5) === 0 ? any : mutated(random(2) === 0 ? good : { ...good, move: any }, random);
        const seat = random(5) === 0 ? any : random(state.seats);
        const judged = referee.submit(match, seat as number, submission);
        expect(judged.answer.ok || judged.match === match, 'a refusal changes nothing');
        expect(JSON.stringify(judged.answer).length < 20_000, 'an answer is short');
        if (judged.log === null) break;
        taken++;
        const revision = judged.answer.revision ?? Number.NaN;
        const again = referee.submit(judged.match, seat as number, submission);
        expect(
          again.match === judged.match && again.answer.revision === revision,
          'a repeated submission gets the same answer',
        );
        break;
      }
      default: {
        const { match: opened } = saved;
        throwsOnly(RangeError, () => referee.open(mutated({ ...kit.setups[0], seed: 'hen' }, random) as never));
        throwsOnly(RangeError, () => referee.read(mutated(opened, random), kit.schemas.state));
        throwsOnly(RangeError, () => followed(game, kit, saved.deliveries, random));
        throwsOnly(RangeError, () => referee.snapshot(match, any as never));
        throwsOnly(RangeError, () => referee.leave(match, any as never, 'randomly'));
        throwsOnly(RangeError, () => referee.leave(match, 0, any as never));
        throwsOnly(RangeError, () => referee.comeBack(match, any as never));
        marked(record, any, random);
      }
    }
    slowest = Math.max(slowest, processorTime() - started);
    expect(record === saved.record, 'nothing is changed');
  }
  return { tries, taken, slowest };
}

/** Like {@link fuzzStored}, for the check of fair deals. */
export async function fuzzFair<G extends GameTypes>(
  game: Game<G>,
  kit: Kit<G>,
  tries: number,
  seed: number,
): Promise<Report> {
  const random = randomFrom(seed);
  let taken = 0;
  let slowest = 0;
  const setup = kit.setups[random(kit.setups.length)] as Setup<G>;
  const { deal, record } = await fairly(game, setup, random);
  expect((await checkDeal(game, deal, record)).ok, 'an honest deal passes');
  for (let tried = 0; tried < tries; tried++) {
    const wrong = random(2) === 0;
    const changed = mutated(wrong ? deal : record, random);
    const started = processorTime();
    const check = await checkDeal(game, wrong ? changed : deal, wrong ? record : changed);
    slowest = Math.max(slowest, processorTime() - started);
    if (check.ok) taken++;
    else expect(JSON.stringify(check).length < 20_000, 'the result of the check is short');
  }
  return { tries, taken, slowest };
}

async function fairly<G extends GameTypes>(game: Game<G>, { seats, options }: Setup<G>, random: Random) {
  const { offer, secret } = await offerDeal({ game: game.id, rules: game.rulesVersion, seats, options: options ?? {} });
  const all = await Promise.all(Array.from({ length: seats }, (_, seat) => commit(offer, seat, null)));
  const deal: Deal = {
    offer,
    secret,
    pledges: all.map((each) => each.commitment),
    contributions: all.map((each) => each.evidence.contribution),
  };
  const seed = await fairSeed(deal);
  const { moves } = wander(game, { seats, options: options ?? {}, seed }, 20, random);
  const record = { game: game.id, rules: game.rulesVersion, seats, options: options ?? {}, seed, moves };
  return { deal: deepFreeze(deal), record: deepFreeze(record) };
}

function wander<G extends GameTypes>(
  game: Game<G>,
  setup: Setup<G> & { readonly seed: string },
  steps: number,
  random: Random,
) {
  const opened = game.setupWithEvents(setup);
  const moves: G['Move'][] = [];
  const events = [...opened.events];
  let { state } = opened;
  while (moves.length < steps && !game.isOver(state)) {
    const legal = game.legalMoves(state);
    const move = legal[random(legal.length)] as G['Move'];
    const attempt = game.tryApply(state, move);
    if (!attempt.ok) throw new Error('a legal move was refused');
    moves.push(move);
    events.push(...attempt.events);
    ({ state } = attempt);
  }
  return { state, moves, events };
}

/** The record with a mark on its last move, if there was an alternative. */
function withMark(entry: AnyEntry, record: GameRecord): GameRecord {
  const index = record.moves.length - 1;
  const last = record.moves[index];
  const before = Array.from(replay(entry, record), ({ state }) => state)[index];
  if (last === undefined || before === undefined) return record;
  const own = record.moves.slice(0, index).filter(({ seat }) => seat === last.seat).length;
  const best = entry.game.legalMoves(before, last.seat).find((move) => JSON.stringify(move) !== JSON.stringify(last));
  return best === undefined ? record : annotate(record, [{ index: own, mark: 'mistake', loss: 0.12, best }]);
}

/** Hostile records and decisions must be refused, or give marks that can be stored. */
function marked(record: GameRecord, any: unknown, random: Random): void {
  const [first] = record.moves;
  const decisions = [{ index: 0, mark: 'mistake', loss: 0.12, best: { ...first, type: 'another' } }];
  const given = [any, mutated(decisions, random), mutated(mutated(decisions, random), random)][random(3)];
  throwsOnly(RangeError, () =>
    annotate((random(3) === 0 ? mutated(record, random) : any) as GameRecord, decisions as never),
  );
  throwsOnly(RangeError, () => {
    const { marks = [] } = annotate(record, given as never);
    expect(
      marks.every(({ percent }) => percent >= 0 && percent <= 100),
      'a mark has the loss',
    );
  });
}

function somewhere<G extends GameTypes>(game: Game<G>, kit: Kit<G>, entry: AnyEntry, random: Random): Saved<G> {
  const setup = kit.setups[random(kit.setups.length)] as Setup<G>;
  const { state, moves, events } = wander(game, { ...setup, seed: `fuzz-${random(1_000_000)}` }, random(60), random);
  const plain = recordOf(entry, state, moves);
  const record = random(2) === 0 ? plain : withMark(entry, plain);
  const comments = [
    { index: 0, at: 'before', text: 'a long story; in short' },
    { index: moves.length, at: 'before', text: '[The end]' },
  ] as const;
  const noted: GameRecord = { ...record, comments, tags: { Site: 'Köln', constructor: '{}' } };
  const fromHere = recordOf(entry, state, [], state);
  const log = logOf(entry, events);
  const stored = [record, noted, fromHere, log, seatLogOf(entry, log, random(state.seats))];
  const { match, deliveries } = createReferee(game).open({ ...setup, seed: 'fuzz' });
  return deepFreeze({
    state,
    deliveries,
    match: { ...match, state, revisions: match.revisions.map(() => random(9)) },
    moves: game.legalMoves(state),
    record,
    stored,
    text: formatRecord(entry, [record, noted, fromHere][random(3)] as GameRecord),
  });
}

/** Follows a changed delivery from nothing, and then one with another seat's events. */
function followed<G extends GameTypes>(
  game: Game<G>,
  kit: Kit<G>,
  deliveries: readonly Delivery<G>[],
  random: Random,
): void {
  const { redactedEvent } = kit.schemas;
  const delivery = deliveries[random(deliveries.length)];
  const next = { ...deliveries[random(deliveries.length)], revision: 2 };
  const seen = follow(game, null, random(2) === 0 ? delivery : mutated(delivery, random), redactedEvent);
  follow(game, seen, mutated({ ...next, to: delivery?.to, events: next.events?.slice(1) }, random), redactedEvent);
}

/** A verified object must be replayable. */
function replayed(entry: AnyEntry, stored: Stored): void {
  switch (stored.format) {
    case RECORD:
      for (const _ of replay(entry, stored));
      break;
    case LOG:
      for (const _ of retell(entry, stored));
      break;
    default:
      for (const _ of retell(entry, stored));
  }
}

/** A text with a piece removed, repeated or replaced. */
function damaged(text: string, random: Random): string {
  const [from, to] = [random(text.length + 1), random(text.length + 1)].sort((a, b) => a - b) as [number, number];
  const piece = text.slice(from, Math.min(to, from + 12));
  const junk = ['\u0000', '\n', '[', '"', ';', 's9', 'PE', '__proto__', '9'.repeat(400), '\ud800', ' '];
  switch (random(4)) {
    case 0:
      return text.slice(0, from) + text.slice(to);
    case 1:
      return text.slice(0, from) + piece + text.slice(from);
    case 2:
      return text.slice(0, from) + (junk[random(junk.length)] ?? '') + text.slice(from + random(3));
    default:
      return text;
  }
}

/** The part of a value that JSON can hold; `null` if it can hold nothing of it. */
function plain(value: unknown): unknown {
  try {
    return JSON.parse(JSON.stringify(value) ?? 'null');
  } catch {
    return null;
  }
}
