import fc from 'fast-check';
import { explain, label, labelValue, describe as say, withNames } from 'hencoop';
import { deBlindChickenExtreme } from 'hencoop/blind-chicken-extreme/de';
import { enBlindChickenExtreme, enBlindChickenExtremeLabels } from 'hencoop/blind-chicken-extreme/en';
import { chicken } from 'hencoop/chicken';
import { deChicken, deChickenSvg } from 'hencoop/chicken/de';
import { enChicken } from 'hencoop/chicken/en';
import { drawChicken } from 'hencoop/chicken/svg';
import { describe, expect, it } from 'vitest';

const NAMES = ['Ann', 'Bert', null];

describe('players with names', () => {
  it('are called by their names in both languages, and the reader is "you"', () => {
    const english = withNames(enChicken, NAMES);
    const german = withNames(deChicken, NAMES);
    const drew = (seat: number) => ({ type: 'drew', seat, card: null }) as const;
    expect([0, 1, 2].map((seat) => say(drew(seat), 1, english))).toEqual([
      'Ann draws a card.',
      'You draw a card.',
      'Seat 3 draws a card.',
    ]);
    expect([0, 1, 2].map((seat) => say(drew(seat), null, german))).toEqual([
      'Ann zieht eine Karte.',
      'Bert zieht eine Karte.',
      'Platz 3 zieht eine Karte.',
    ]);
    const scored = { type: 'scored', points: [3, 1, 0] } as const;
    expect(say(scored, 1, english)).toBe('Ann scores 3, you score 1, seat 3 scores 0.');
    expect(say(scored, 1, german)).toBe('Ann bekommt 3 Punkte, du bekommst 1 Punkt, Platz 3 bekommt 0 Punkte.');
  });

  it('are named in the middle of a sentence, in refusals, labels and pictures', () => {
    const move = { seat: 2, type: 'chooseLeader', leader: 0 } as const;
    expect(say(move, 1, withNames(enBlindChickenExtreme, NAMES))).toBe('Seat 3 has Ann lead next.');
    expect(say(move, 0, withNames(enBlindChickenExtreme, NAMES))).toBe('Seat 3 has you lead next.');
    expect(say(move, 1, withNames(deBlindChickenExtreme, NAMES))).toBe('Platz 3 lässt als Nächstes Ann anspielen.');
    expect(say({ ...move, leader: 2 }, 1, withNames(enBlindChickenExtreme, NAMES))).toBe(
      'Seat 3 chooses to lead next.',
    );
    const violation = { clause: 'G-1', params: { actors: [0, 2] } } as const;
    expect(explain(violation, withNames(enChicken, NAMES))).toBe(
      'G-1: It is not your turn: waiting for Ann and seat 3.',
    );
    expect(explain(violation, withNames(deChicken, NAMES))).toBe(
      'G-1: Du bist nicht am Zug: Ann und Platz 3 sind am Zug.',
    );
    const named = withNames(enBlindChickenExtremeLabels, ['ann', null]);
    expect(label(move, named)).toBe('Have ann lead the next trick');
    expect(label({ ...move, leader: 1 }, named)).toBe('Have seat 2 lead the next trick');
    expect([0, 1].map((seat) => labelValue('leader', seat, named))).toEqual(['ann', 'Seat 2']);
    const view = chicken.view(chicken.setup({ seats: 3, seed: 'hen' }), 0);
    expect(drawChicken(view, { locale: withNames(deChickenSvg, NAMES) })).toContain('Bert');
  });

  it('may come from a function, called for every sentence with a name', () => {
    const seats: number[] = [];
    const names = new Map([[0, 'Ann']]);
    const locale = withNames(enChicken, (seat) => {
      seats.push(seat);
      return names.get(seat);
    });
    expect(say({ type: 'withdrew', seat: 1 }, 0, locale)).toBe('Seat 2 withdraws from the round.');
    names.set(1, 'Bert');
    expect(say({ type: 'withdrew', seat: 1 }, 0, locale)).toBe('Bert withdraws from the round.');
    expect(seats).toEqual([1, 1]);
  });

  it('do not change the original locale', () => {
    const before = say({ type: 'withdrew', seat: 1 }, 0, enChicken);
    withNames(enChicken, NAMES);
    expect(say({ type: 'withdrew', seat: 1 }, 0, enChicken)).toBe(before);
  });

  it.each([
    ['', 'Seat 2'],
    [' \u202e\n ', 'Seat 2'],
    [7, 'Seat 2'],
    [{ toString: () => 'x' }, 'Seat 2'],
    ['  Ann \n of\u2028Green\u0007  Gables ', 'Ann of Green Gables'],
    ['$& $1 {seat} <b>', '$& $1 {seat} <b>'],
    ['\ud83d Ann', 'Ann'],
  ])('may be %j', (name, said) => {
    expect(say({ type: 'withdrew', seat: 1 }, 0, withNames(enChicken, [null, name as string]))).toBe(
      `${said} withdraws from the round.`,
    );
  });

  it('are cut after 60 characters, in constant time', () => {
    const named = (name: string) => say({ type: 'withdrew', seat: 1 }, 0, withNames(enChicken, [null, name]));
    expect(named('\u{1f414}'.repeat(90))).toBe(named('\u{1f414}'.repeat(60)));
    expect(named('x'.repeat(61))).toBe(named('x'.repeat(60)));
    expect(named(' '.repeat(10_000_000))).toBe('Seat 2 withdraws from the round.');
  });

  it('become one line of bounded length, whatever the string', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (name) => {
        const said = say({ type: 'withdrew', seat: 1 }, 0, withNames(enChicken, [null, name]));
        expect(said).toMatch(/^\S.* withdraws from the round\.$/u);
        expect(said).not.toMatch(/[\p{Cc}\p{Bidi_Control}\u2028\u2029]/u);
        expect(Array.from(said).length).toBeLessThanOrEqual(60 + ' withdraws from the round.'.length);
      }),
    );
  });
});
