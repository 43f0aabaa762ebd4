import fc from 'fast-check';
import type { Game, GameTypes } from 'hencoop';
import { checkDeal, type Deal, fairSeed, offerDeal, pledge } from 'hencoop/fair';
import {
  type AnyRecord,
  advance,
  formatMove,
  formatRecord,
  type GameId,
  goTo,
  LANGUAGES,
  logOf,
  migrate,
  movesSoFar,
  parseMove,
  parseRecord,
  present,
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
import { createReferee, type Match, randomly } from 'hencoop/referee';
import { deepFreeze, type Kit, type Setup } from 'hencoop/testkit';
import { anyRoom } from '../record/house.js';
import { expect, type Luck, luckFrom, mutated, type Report, throwsOnly } from './hostile.js';

/** A game in the middle, with all that is kept of it. */
interface Kept<G extends GameTypes> {
  readonly state: G['State'];
  readonly match: Match<G>;
  readonly moves: readonly G['Move'][];
  readonly record: AnyRecord;
  readonly stored: readonly Stored[];
  readonly text: string;
}

/**
 * Throws anything at what reads records, logs, texts and submissions, `tries` times: each answers, in bounded time, and
 * whatever it takes can be used.
 */
export function assailStored<G extends GameTypes>(game: Game<G>, kit: Kit<G>, tries: number, seed: number): Report {
  const luck = luckFrom(seed);
  const anything = fc.sample(fc.anything({ withNullPrototype: true, withObjectString: true, withSparseArray: true }), {
    numRuns: 500,
    seed,
  });
  const strings = fc.sample(fc.string(), { numRuns: 500, seed });
  const referee = createReferee(game, { policies: { randomly } });
  // A game of the house, so that records know it.
  const id = game.id as GameId;
  let kept = somewhere(game, kit, luck);
  let taken = 0;
  let slowest = 0;
  for (let tried = 0; tried < tries; tried++) {
    if (tried % 50 === 0) kept = somewhere(game, kit, luck);
    const { state, match, record, stored, text, moves } = kept;
    const any = anything[luck(anything.length)];
    const started = performance.now();
    switch (luck(7)) {
      case 0:
      case 1: {
        const changed = mutated(stored[luck(stored.length)], luck);
        for (const value of [changed, luck(4) === 0 ? any : mutated(changed, luck)]) {
          const verdict = verify(value);
          const reading = read(value);
          const migrated = migrate(value);
          expect(!verdict.ok || reading.ok, 'what verifies can be read');
          expect(!reading.ok || migrated.ok, 'what can be read needs no migration');
          expect(JSON.stringify(verdict.ok ? null : verdict.fault).length < 20_000, 'a fault is short');
          if (!verdict.ok) continue;
          taken++;
          toldAgain(verdict.stored);
        }
        break;
      }
      case 2: {
        const parsed = parseRecord(luck(8) === 0 ? (strings[luck(strings.length)] ?? '') : damaged(text, luck));
        if (!parsed.ok) {
          const { line, column } = parsed.fault;
          expect(line >= 1 && column >= 1, 'a fault has a place');
          break;
        }
        taken++;
        const again = parseRecord(formatRecord(parsed.record));
        expect(JSON.stringify(again) === JSON.stringify(parsed), `read back otherwise: ${formatRecord(parsed.record)}`);
        verify(parsed.record);
        break;
      }
      case 3: {
        const move = moves[luck(Math.max(1, moves.length))];
        if (move === undefined) break;
        const token = formatMove(id, move as never);
        const parsed = parseMove(id, luck(3) === 0 ? `s${luck(10)} ${damaged(token, luck)}` : damaged(token, luck));
        if (!parsed.ok) break;
        taken++;
        expect(parseMove(id, formatMove(id, parsed.move)).ok, 'a move that was read can be written');
        for (const language of LANGUAGES) {
          expect(anyRoom(id).describe[language](parsed.move as never, 0).length > 0, 'a move has a sentence');
        }
        game.whyNot(state, parsed.move);
        break;
      }
      case 4: {
        let history = startHistory<unknown, unknown>(state);
        for (let step = 0; step < 6; step++) {
          const value = anything[luck(anything.length)];
          if (luck(2) === 0) history = advance(history, deepFreeze(plain(value)), { value: step });
          else history = [undo, redo][luck(2)]?.(history) ?? history;
          throwsOnly(RangeError, () => goTo(history, (luck(2) === 0 ? any : luck(9)) as number));
        }
        expect(movesSoFar(history).length < history.moments.length, 'no more moves than moments');
        present(history);
        break;
      }
      case 5: {
        const [move] = moves;
        const good = { id: `id-${luck(3)}`, revision: match.revisions[luck(state.seats)], move };
        const submission = luck(5) === 0 ? any : mutated(luck(2) === 0 ? good : { ...good, move: any }, luck);
        const seat = luck(5) === 0 ? any : luck(state.seats);
        const judged = referee.submit(match, seat as number, submission);
        expect(judged.answer.ok || judged.match === match, 'a refusal changes nothing');
        expect(JSON.stringify(judged.answer).length < 20_000, 'an answer is short');
        if (judged.log === null) break;
        taken++;
        const revision = judged.answer.revision ?? Number.NaN;
        const again = referee.submit(judged.match, seat as number, submission);
        expect(again.match === judged.match && again.answer.revision === revision, 'a repetition is answered again');
        break;
      }
      default: {
        const { match: opened } = kept;
        throwsOnly(RangeError, () => referee.open(mutated({ ...kit.setups[0], seed: 'hen' }, luck) as never));
        throwsOnly(RangeError, () => referee.read(mutated(opened, luck), kit.schemas.state));
        throwsOnly(RangeError, () => referee.snapshot(match, any as never));
        throwsOnly(RangeError, () => referee.leave(match, any as never, 'randomly'));
        throwsOnly(RangeError, () => referee.leave(match, 0, any as never));
        throwsOnly(RangeError, () => referee.comeBack(match, any as never));
      }
    }
    slowest = Math.max(slowest, performance.now() - started);
    expect(record === kept.record, 'nothing is changed');
  }
  return { tries, taken, slowest };
}

/** As {@link assailStored}, for what checks fair deals. */
export async function assailFair<G extends GameTypes>(
  game: Game<G>,
  kit: Kit<G>,
  tries: number,
  seed: number,
): Promise<Report> {
  const luck = luckFrom(seed);
  let taken = 0;
  let slowest = 0;
  const setup = kit.setups[luck(kit.setups.length)] as Setup<G>;
  const { deal, record } = await fairly(game, setup, luck);
  expect((await checkDeal(game, deal, record)).ok, 'an honest deal is one');
  for (let tried = 0; tried < tries; tried++) {
    const wrong = luck(2) === 0;
    const spoilt = mutated(wrong ? deal : record, luck);
    const started = performance.now();
    const verdict = await checkDeal(game, wrong ? spoilt : deal, wrong ? record : spoilt);
    slowest = Math.max(slowest, performance.now() - started);
    if (verdict.ok) taken++;
    else expect(JSON.stringify(verdict).length < 20_000, 'a verdict is short');
  }
  return { tries, taken, slowest };
}

async function fairly<G extends GameTypes>(game: Game<G>, { seats, options }: Setup<G>, luck: Luck) {
  const { offer, secret } = await offerDeal({ game: game.id, rules: game.rulesVersion, seats, options: options ?? {} });
  const all = await Promise.all(Array.from({ length: seats }, (_, seat) => pledge(offer, seat)));
  const deal: Deal = {
    offer,
    secret,
    pledges: all.map((each) => each.pledge),
    contributions: all.map((each) => each.contribution),
  };
  const seed = await fairSeed(deal);
  const { moves } = wander(game, { seats, options: options ?? {}, seed }, 20, luck);
  const record = { game: game.id, rules: game.rulesVersion, seats, options: options ?? {}, seed, moves };
  return { deal: deepFreeze(deal), record: deepFreeze(record) };
}

function wander<G extends GameTypes>(
  game: Game<G>,
  setup: Setup<G> & { readonly seed: string },
  steps: number,
  luck: Luck,
) {
  const opened = game.setupWithEvents(setup);
  const moves: G['Move'][] = [];
  const events = [...opened.events];
  let { state } = opened;
  while (moves.length < steps && !game.isOver(state)) {
    const legal = game.legalMoves(state);
    const move = legal[luck(legal.length)] as G['Move'];
    const attempt = game.tryApply(state, move);
    if (!attempt.ok) throw new Error('a legal move was refused');
    moves.push(move);
    events.push(...attempt.events);
    ({ state } = attempt);
  }
  return { state, moves, events };
}

function somewhere<G extends GameTypes>(game: Game<G>, kit: Kit<G>, luck: Luck): Kept<G> {
  const setup = kit.setups[luck(kit.setups.length)] as Setup<G>;
  const { state, moves, events } = wander(game, { ...setup, seed: `fuzz-${luck(1_000_000)}` }, luck(60), luck);
  const id = game.id as GameId;
  const record = recordOf(id, state as never, moves as never) as unknown as AnyRecord;
  const log = logOf(id, events as never);
  const stored = [record, log, seatLogOf(log, luck(state.seats))] as unknown as Stored[];
  const { match } = createReferee(game).open({ ...setup, seed: 'fuzz' });
  return deepFreeze({
    state,
    match: { ...match, state, revisions: match.revisions.map(() => luck(9)) },
    moves: game.legalMoves(state),
    record,
    stored,
    text: formatRecord(record),
  });
}

/** A verified object can be told again. */
function toldAgain(stored: Stored): void {
  const steps = 'moves' in stored ? replay(stored as never) : retell(stored as never);
  for (const _ of steps);
}

/** A text with a piece cut out, doubled, moved or exchanged. */
function damaged(text: string, luck: Luck): string {
  const [from, to] = [luck(text.length + 1), luck(text.length + 1)].sort((a, b) => a - b) as [number, number];
  const piece = text.slice(from, Math.min(to, from + 12));
  const junk = ['\u0000', '\n', '[', '"', ';', 's9', 'PE', '__proto__', '9'.repeat(400), '\ud800', ' '];
  switch (luck(4)) {
    case 0:
      return text.slice(0, from) + text.slice(to);
    case 1:
      return text.slice(0, from) + piece + text.slice(from);
    case 2:
      return text.slice(0, from) + (junk[luck(junk.length)] ?? '') + text.slice(from + luck(3));
    default:
      return text;
  }
}

/** What JSON keeps of a value; `null` where that is nothing. */
function plain(value: unknown): unknown {
  try {
    return JSON.parse(JSON.stringify(value) ?? 'null');
  } catch {
    return null;
  }
}
