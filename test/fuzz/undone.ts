import type { Game, GameTypes } from 'hencoop';
import {
  createReferee,
  type LogEntry,
  type Match,
  mayTakeBack,
  openUndo,
  placeAfter,
  randomly,
  type Submission,
  seatEntries,
  standing,
  waitingFor,
} from 'hencoop/referee';
import type { Kit, Setup } from 'hencoop/testkit';
import { type Call, fuzzCalls } from './calls.js';
import type { Random, Report } from './hostile.js';

/** Calls the referee with hostile matches, logs and requests to take moves back, `tries` times: see {@link fuzzCalls}. */
export function fuzzUndone<G extends GameTypes>(
  game: Game<G>,
  kit: Kit<G>,
  tries: number,
  seed: number,
): Promise<Report> {
  return fuzzCalls((random) => callsFor(game, kit, random), tries, seed);
}

function callsFor<G extends GameTypes>(game: Game<G>, kit: Kit<G>, random: Random): readonly Call[] {
  const referee = createReferee(game, { policies: { randomly } });
  const { match, log } = matchOf(game, kit, random);
  const last = log.findLast(({ move }) => move !== null)?.move ?? null;
  const seat = last?.seat ?? 0;
  const request = { id: 'u1', revision: match.revisions[seat] };
  const asked = referee.askUndo(match, seat, request, log).match;
  const undo = asked.undo ?? { id: 'u1', seat, revision: 1, watched: 1, waiting: [seat], status: 'asked' };
  const answer = { id: 'u1', accept: random(2) === 0 };
  const other = (seat + 1) % match.state.seats;
  const submission: Submission<G> = {
    id: 'm1',
    revision: match.revisions[seat] ?? 0,
    move: game.legalMoves(match.state)[0] as G['Move'],
  };
  // Changes every field of a match except its state, which the game's schema checks.
  const on =
    (verb: (match: Match<G>, ...given: never[]) => unknown) =>
    (fields: object, ...given: never[]) =>
      verb(
        fields === null || typeof fields !== 'object' ? fields : ({ ...fields, state: match.state } as never),
        ...given,
      );
  const { state: _, ...fields } = match;
  const { state: __, ...fieldsAsked } = asked;
  return [
    {
      name: 'createReferee',
      act: createReferee,
      right: [game, { policies: { randomly }, maxAccepted: 3 }],
      whole: [0],
    },
    { name: 'randomly', act: randomly, right: [[1, 2]] },
    { name: 'standing', act: standing, right: [log] },
    { name: 'seatEntries', act: seatEntries, right: [game, log, seat], whole: [0] },
    { name: 'mayTakeBack', act: mayTakeBack, right: [game, seatEntries(game, log, seat), null], whole: [0, 2] },
    { name: 'openUndo', act: on(openUndo), right: [fieldsAsked] },
    { name: 'waitingFor', act: on(waitingFor), right: [fieldsAsked, undo] },
    { name: 'placeAfter', act: placeAfter, right: [game, { from: null, entries: log }], whole: [0] },
    { name: 'takeBack', act: on(referee.takeBack), right: [fields, seat, log] },
    { name: 'askUndo', act: on(referee.askUndo), right: [fields, seat, request, log] },
    { name: 'answerUndo', act: on(referee.answerUndo), right: [fieldsAsked, other, answer, log] },
    { name: 'submit', act: on(referee.submit), right: [fields, seat, submission] },
    { name: 'snapshot', act: on(referee.snapshot), right: [fields, seat] },
    { name: 'leave', act: on(referee.leave), right: [fields, seat, 'randomly'] },
    { name: 'comeBack', act: on(referee.comeBack), right: [fields, seat] },
    { name: 'playFor', act: on(referee.playFor), right: [fields] },
    { name: 'submitFor', act: on(referee.submitFor), right: [fields, seat, submission] },
    { name: 'openUndo, no match', act: openUndo, right: [match], whole: [0] },
    { name: 'waitingFor, no match', act: waitingFor, right: [match, undo], whole: [0] },
    { name: 'playFor, no match', act: referee.playFor, right: [match], whole: [0] },
  ];
}

/** A match after a few moves, with its log; sometimes with a move taken back, and a policy playing for a seat. */
function matchOf<G extends GameTypes>(game: Game<G>, kit: Kit<G>, random: Random) {
  const referee = createReferee(game, { policies: { randomly } });
  const opened = referee.open({
    ...(kit.setups[random(kit.setups.length)] as Setup<G>),
    seed: `fuzz-${random(1_000)}`,
  });
  const log: LogEntry<G>[] = [opened.log];
  let { match } = opened;
  for (let played = random(8); played > 0 && !game.isOver(match.state); played--) {
    const legal = game.legalMoves(match.state);
    const move = legal[random(legal.length)] as G['Move'];
    const revision = match.revisions[move.seat];
    const judged = referee.submit(match, move.seat, { id: `id-${played}`, revision, move });
    const next = judged.log === null ? null : judged.log;
    if (next === null) throw new Error('a legal move was refused');
    log.push(next);
    ({ match } = judged);
    const back = random(3) === 0 ? referee.takeBack(match, move.seat, log) : null;
    if (back !== null && back.log !== null) {
      log.push(back.log);
      ({ match } = back);
    }
  }
  return { match: random(4) === 0 ? referee.leave(match, match.state.seats - 1, 'randomly') : match, log };
}
