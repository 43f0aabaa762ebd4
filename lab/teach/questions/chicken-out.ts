import { type ChickenOutTypes, KINDS, TWENTY_ONE } from 'hencoop/chicken-out';
import { type Knowledge, knowledgeOf, TASTE, thumbs } from 'hencoop/chicken-out/bots';
import { countOf, countWith, EMPTY, nextSeat, type Tally, tallyAfter, tallyOf } from '../../inside.js';
import { bandOf, numbering, type Questions, upTo } from '../questions.js';

type Table = ChickenOutTypes['Table'];

const STEPS: readonly string[] = ['turn', 'ownCount', 'extraCard'];
const CHANCES = [0.05, 0.12, 0.2, 0.3, 0.4, 0.5, 0.65];
const OUTCOMES = CHANCES.length + 1 + 4;
const PILE = [1, 2, 3, 4, 5, 6, 8, 10, 13, 16, 20, 25, 30];
const RUN = 8;

/** A number for the result of a pile's next card: a known result, or a band of the probability to bust. */
function outcome(table: Table, knowledge: Knowledge, seat: number, series: Tally): number {
  const pile = table.piles[seat] ?? [];
  const card = pile.at(-1);
  if (knowledge.unknown[seat] === 0 && card != null) {
    const after = countWith(series, card);
    const known = after > TWENTY_ONE ? 0 : after === TWENTY_ONE ? 1 : after >= 11 ? 2 : 3;
    return CHANCES.length + 1 + known;
  }
  let [bust, all] = [0, 0];
  for (const kind of KINDS) {
    const copies = countOf(knowledge.unseen, kind);
    all += copies;
    if (countWith(series, kind) > TWENTY_ONE) bust += copies;
  }
  return bandOf(CHANCES, all === 0 ? 0 : bust / all);
}

/** How many known cards on top of a pile fit a new count before a bust. */
function run(table: Table, knowledge: Knowledge, seat: number): number {
  if (knowledge.unknown[seat] !== 0) return RUN;
  const pile = table.piles[seat] ?? [];
  let series = EMPTY;
  for (let played = 0; played < RUN - 1; played++) {
    const card = pile.at(-1 - played);
    if (card == null) return played;
    const count = countWith(series, card);
    if (count > TWENTY_ONE) return played;
    series = count === TWENTY_ONE ? EMPTY : tallyAfter(series, card, count, table.options);
  }
  return RUN - 1;
}

const { answers, numbered } = numbering(2 * STEPS.length, [
  22,
  13,
  PILE.length + 1,
  PILE.length + 1,
  2,
  OUTCOMES,
  OUTCOMES + 1,
  OUTCOMES,
  OUTCOMES + 1,
  4,
  RUN + 1,
  RUN + 1,
  9,
]);

export const questions: Questions<ChickenOutTypes> = {
  thumbs: thumbs(TASTE),
  kinds: 2 * STEPS.length,
  answers,
  asker(view) {
    const knowledge = knowledgeOf(view);
    return (table, seat) => {
      knowledge.follow(table);
      const { step, count, series, piles, wentOut, seats, options } = table;
      const next = nextSeat(seat, seats, (other) => (piles[other] ?? []).length > 0);
      const own = piles[seat] ?? [];
      const card = knowledge.unknown[seat] === 0 ? own.at(-1) : null;
      const now = tallyOf(table);
      const mine = outcome(table, knowledge, seat, now);
      let [then, faced] = [OUTCOMES, OUTCOMES];
      if (card != null && countWith(now, card) < TWENTY_ONE) {
        const after = tallyAfter(now, card, countWith(now, card), options);
        faced = outcome(table, knowledge, next, after);
        const piled: Table = { ...table, piles: piles.with(seat, own.slice(0, -1)) };
        if (own.length > 1) then = outcome(piled, knowledge, seat, after);
      }
      const found = numbered([
        upTo(21, count),
        upTo(12, series.length),
        bandOf(PILE, own.length),
        bandOf(PILE, (piles[next] ?? []).length),
        wentOut.length > 0 ? 1 : 0,
        mine,
        then,
        outcome(table, knowledge, next, now),
        faced,
        seats - 2,
        run(table, knowledge, seat),
        run(table, knowledge, next),
        bandOf([-12, -8, -5, -2, 2, 5, 8, 12], own.length - (piles[next] ?? []).length),
      ]);
      const place = STEPS.indexOf(step.type);
      return {
        kindOf: ({ type }) => (place < 0 ? null : 2 * place + (type === 'play' ? 0 : 1)),
        answersTo: () => found,
      };
    };
  },
};
