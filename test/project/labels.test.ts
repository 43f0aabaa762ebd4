import { build } from 'esbuild';
import { type AnyMove, type GameTypes, narrow, pick } from 'hencoop';
import { type View as BlindView, blindChickenExtreme } from 'hencoop/blind-chicken-extreme';
import { deLabels as blindInGerman } from 'hencoop/blind-chicken-extreme/de';
import * as blind from 'hencoop/blind-chicken-extreme/sheet';
import { type Move as ChickenMove, type ChickenTypes, type View as ChickenView, chicken } from 'hencoop/chicken';
import { deLabels as chickenInGerman } from 'hencoop/chicken/de';
import { enLabels as chickenInEnglish } from 'hencoop/chicken/en';
import * as chickenSheet from 'hencoop/chicken/sheet';
import { chickenOut, type View as OutView } from 'hencoop/chicken-out';
import { deLabels as outInGerman } from 'hencoop/chicken-out/de';
import * as out from 'hencoop/chicken-out/sheet';
import { type Cell, chickenRoundup, type View as RoundupView } from 'hencoop/chicken-roundup';
import { deLabels as roundupInGerman } from 'hencoop/chicken-roundup/de';
import * as roundup from 'hencoop/chicken-roundup/sheet';
import { type View as CrazyView, crazyChicken } from 'hencoop/crazy-chicken';
import { deLabels as crazyInGerman } from 'hencoop/crazy-chicken/de';
import * as crazy from 'hencoop/crazy-chicken/sheet';
import type { GameId } from 'hencoop/record';
import { describe, expect, expectTypeOf, it } from 'vitest';
import type { LabelsOf } from '../../src/engine/locales/labels.js';
import { anyEntry, IDS, kitOf, play } from '../record/games.js';

type AnyLabels = LabelsOf<AnyMove, GameTypes['View']>;

/** The verbs of a game's `sheet` entry that make labels. */
interface Sheet {
  label(move: AnyMove, options?: { readonly view?: GameTypes['View']; readonly locale?: AnyLabels }): string;
  question(field: string, options?: { readonly picked?: object; readonly locale?: AnyLabels }): string;
  labelValue(
    field: string,
    value: unknown,
    options?: { readonly view?: GameTypes['View']; readonly locale?: AnyLabels },
  ): string;
}

async function labelsOf(id: GameId) {
  const sheet: Sheet = await import(`../../src/${id}/sheet.ts`);
  const { enLabels }: { enLabels: AnyLabels } = await import(`../../src/${id}/locales/en.ts`);
  const { deLabels }: { deLabels: AnyLabels } = await import(`../../src/${id}/locales/de.ts`);
  return { sheet, enLabels, deLabels };
}

interface Position {
  readonly state: GameTypes['State'];
  readonly seat: number;
  /** The view of that seat, which is to act. */
  readonly view: GameTypes['View'];
  readonly moves: readonly AnyMove[];
}

const POSITIONS = new Map<GameId, readonly Position[]>();

/** Positions of random games. */
async function positions(id: GameId): Promise<readonly Position[]> {
  const known = POSITIONS.get(id);
  if (known !== undefined) return known;
  const kit = await kitOf(id);
  const { game } = anyEntry(id);
  const found = kit.setups.flatMap((setup) =>
    ['', ...Object.keys(kit.policies ?? {})].flatMap((policy) => {
      const { states } = play(id, kit, setup, { seed: `labels-${policy}`, policy, max: 150 });
      return states.flatMap((state, index) => {
        const [seat] = game.actors(state);
        if (seat === undefined || index % 9 !== 0) return [];
        const view = game.view(state, seat);
        return [{ state, seat, view, moves: game.legalMoves(view) }];
      });
    }),
  );
  POSITIONS.set(id, found);
  return found;
}

function expectLabel(label: string): void {
  expect(label).toMatch(/^[^\s].*[^\s.!?]$|^\d$/);
  expect(label).not.toMatch(/undefined|null|NaN|\[object| {2}/);
}

describe.each(IDS)('the labels of %s', async (id) => {
  const { game } = anyEntry(id);
  const { sheet, enLabels, deLabels } = await labelsOf(id);

  it('name every legal move, no two of a seat alike, in both languages, and are not its sentence', async () => {
    const all = new Set<string>();
    for (const { view, moves } of await positions(id)) {
      const labelsIn = (options: Parameters<Sheet['label']>[1]) => moves.map((move) => sheet.label(move, options));
      const alone = [{ locale: enLabels }, { locale: deLabels }].map(labelsIn);
      const seen = [
        { locale: enLabels, view },
        { locale: deLabels, view },
      ].map(labelsIn);
      expect([labelsIn({}), labelsIn({ view })]).toEqual([alone[0], seen[0]]);
      for (const labels of [...alone, ...seen]) {
        expect(new Set(labels).size).toBe(moves.length);
        for (const label of labels) all.add(label);
      }
      expect(alone[0]?.filter((label, index) => label === alone[1]?.[index])).toEqual([]);
    }
    for (const label of all) {
      expectLabel(label);
      expect(label).not.toMatch(/^(?:You|Du|Seat|Platz) /);
    }
  });

  it('ask for every field that narrow asks for, and name every answer', async () => {
    const asked = new Set<string>();
    const all = new Set<string>();
    for (const { view, moves } of await positions(id)) {
      let picked: object = {};
      for (let { next, open } = narrow(moves, picked); next !== null; { next, open } = narrow(moves, picked)) {
        const values: readonly unknown[] = open[next] ?? [];
        for (const locale of [enLabels, deLabels]) {
          expect(sheet.question(next, { picked, locale })).toMatch(/^[A-Z].*\?$/);
          const labels = values.map((value) => sheet.labelValue(next ?? '', value, { view, locale }));
          expect(new Set(labels).size).toBe(values.length);
          for (const label of labels) all.add(label);
          for (const value of values) all.add(sheet.labelValue(next, value, { locale }));
        }
        asked.add(next);
        const value = values[asked.size % Math.max(1, values.length)];
        if (value === undefined) break;
        picked = pick(moves, picked, next, value as never);
      }
    }
    expect(asked.size).toBeGreaterThan(0);
    for (const label of all) expectLabel(label);
    for (const field of asked) expect(sheet.question(field)).toBe(sheet.question(field, { locale: enLabels }));
  });

  it('say nothing of a view of another seat', async () => {
    for (const { state, seat, moves } of await positions(id)) {
      for (const viewer of [null, (seat + 1) % state.seats]) {
        const view = game.view(state, viewer);
        expect(moves.map((move) => sheet.label(move, { view }))).toEqual(moves.map((move) => sheet.label(move)));
      }
    }
  });

  it('are not in a page that only prints sentences', async () => {
    const bundled = async (verbs: string) => {
      const { outputFiles } = await build({
        stdin: { contents: `export { ${verbs} } from 'hencoop/${id}/sheet';`, resolveDir: '.' },
        tsconfig: 'tsconfig.json',
        bundle: true,
        write: false,
        format: 'esm',
        logLevel: 'silent',
      });
      return outputFiles[0]?.text ?? '';
    };
    expect(await bundled('label')).toContain('What would you like to do?');
    expect(await bundled('describe, explain')).not.toContain('What would you like to do?');
  });

  it('refuse what the game does not have', () => {
    const move = { seat: 0, type: 'toString' };
    expect(() => sheet.label(move)).toThrow("type: expected a move of this game, got 'toString'");
    expect(() => sheet.question('egg')).toThrow("field: expected a field of a move of this game, got 'egg'");
    expect(() => sheet.labelValue('valueOf', 1)).toThrow('field: expected a field of a move of this game');
  });

  it('name seats as all games do', () => {
    expect(sheet.question('seat')).toBe('Who moves?');
    expect(sheet.question('seat', { locale: deLabels })).toBe('Wer zieht?');
    expect(sheet.labelValue('seat', 1)).toBe('Seat 1');
    const view = game.view(game.setup({ seed: 'hen' }), 1);
    expect(sheet.labelValue('seat', 1, { view })).toBe('You');
  });
});

describe('the numbers in labels are those of the rules', () => {
  it('Chicken: what getting out costs, what the egg counts, the last card', async () => {
    let eggs = 0;
    let lasts = 0;
    for (const { state, view, moves } of await positions('chicken')) {
      for (const move of moves as readonly ChickenMove[]) {
        const label = chickenSheet.label(move, { view: view as unknown as ChickenView });
        const attempt = chicken.tryApply(state as unknown as ChickenTypes['State'], move);
        if (!attempt.ok) throw new Error('expected a legal move');
        const event = (type: string) => attempt.events.find((each) => each.type === type);
        if (move.type === 'play') {
          const played = event('played');
          if (played?.type !== 'played') throw new Error('expected a card');
          expect(label.includes(`the egg as a ${played.value}`)).toBe(move.card === 'egg');
          expect(label.includes('(last card)')).toBe(event('roundEnded') !== undefined);
          if (move.card === 'egg') eggs++;
          if (event('roundEnded') !== undefined) lasts++;
        }
        // Getting out as the last one is scored at once.
        const scored = event('scored');
        if (move.type === 'withdraw' && scored?.type === 'scored') {
          const points = scored.points[move.seat];
          expect(label).toBe(`Withdraw (${points} ${points === 1 ? 'point' : 'points'})`);
        }
      }
    }
    expect(eggs).toBeGreaterThan(0);
    expect(lasts).toBeGreaterThan(0);
  });

  it('Crazy Chicken: the points a set adds, what it replaces and drives away, the card on a discard pile', () => {
    const start = crazyChicken.view(crazyChicken.setup({ seed: 'hen' }), 0);
    const view: CrazyView = {
      ...start,
      step: { type: 'layOrDiscard', seat: 0 },
      hands: [[9, 9, 9, 9, 20, 20, 20, 8, 8, 8], [null]],
      sets: [[{ chicken: 8, count: 2 }], [{ chicken: 20, count: 2 }]],
      discardA: [7, 16],
    };
    const label = (move: crazyMove) => crazy.label(move, { view });
    type crazyMove = Parameters<typeof crazy.label>[0];
    expect(label({ seat: 0, type: 'lay', chicken: 9, count: 4 })).toBe('Lay 4 × Charles Chickbergh (9): +9 points');
    expect(label({ seat: 0, type: 'lay', chicken: 20, count: 3 })).toBe(
      'Lay 3 × Billy the Chick (20): +20 points, drives away 2',
    );
    expect(label({ seat: 0, type: 'lay', chicken: 8, count: 3 })).toBe('Lay 3 × Thomas Cock (8) in place of your 2');
    expect(label({ seat: 0, type: 'draw', from: 'discardA' })).toBe('Draw Superchick (16) from discard pile A');
    expect(label({ seat: 0, type: 'draw', from: 'drawB' })).toBe('Draw from draw pile B');
    expect(label({ seat: 0, type: 'discard', chicken: 9, to: 'discardB' })).toBe(
      'Discard Charles Chickbergh (9) to discard pile B',
    );
    const aside = { ...view, aside: { owner: 0, chicken: 20, count: 2 } } as const;
    expect(crazy.label({ seat: 0, type: 'discardSet', to: 'discardA' }, { view: aside })).toBe(
      'Put 2 × Billy the Chick (20) on discard pile A',
    );
    expect(crazy.label({ seat: 0, type: 'lay', chicken: 20, count: 3 }, { view, locale: crazyInGerman })).toBe(
      '3 × Billy the Chick (20) auslegen: +20 Punkte, verdrängt 2',
    );
  });

  it('Chicken Out!: the count to stop at, and what chickening out takes', () => {
    const start = chickenOut.view(chickenOut.setup({ seed: 'hen' }), 0);
    const view: OutView = { ...start, step: { type: 'turn', seat: 0 }, count: 19, series: ['TWENTY', 'SAME', 'ZERO'] };
    expect(out.label({ seat: 0, type: 'play' }, { view })).toBe('Play on 19');
    expect(out.label({ seat: 0, type: 'chickenOut' }, { view })).toBe('Chicken out (take 3 cards)');
    expect(out.label({ seat: 0, type: 'stop' }, { view })).toBe('Stop at 19');
    expect(out.label({ seat: 0, type: 'stop' }, { view, locale: outInGerman })).toBe('Bei 19 aufhören');
    expect(out.label({ seat: 0, type: 'stop' }, { locale: outInGerman })).toBe('Aufhören');
  });

  it('Blind Chicken Extreme: whether a card leads and lies face down, and what a cancelled game counts', async () => {
    const seen = new Set<string>();
    for (const { state, view, moves } of await positions('blind-chicken-extreme')) {
      for (const move of moves) {
        if (move.type !== 'play') continue;
        const label = blind.label(move as never, { view: view as unknown as BlindView });
        const attempt = blindChickenExtreme.tryApply(state as never, move);
        const played = attempt.ok ? attempt.events.find((event) => event.type === 'played') : undefined;
        if (!attempt.ok || played?.type !== 'played') throw new Error('expected a card');
        expect(label.endsWith(' face down')).toBe(played.faceDown !== null);
        const leads = (view as unknown as BlindView).trick.length % view.seats === 0;
        expect(label.startsWith('Lead ')).toBe(leads);
        seen.add(label.replace(/\d+/, ''));
      }
    }
    expect([...seen].sort()).toEqual(['Lead the ', 'Lead the  face down', 'Play the ', 'Play the  face down']);
    const start = blindChickenExtreme.view(blindChickenExtreme.setup({ seats: 3, seed: 'hen' }), 0);
    const view: BlindView = { ...start, scores: [[-5, 3, 0]] };
    const cancel = { seat: 0, type: 'chooseBenefit', benefit: 'cancelGame', game: 1 } as const;
    expect(blind.label(cancel, { view })).toBe('Cancel your game 1 (-5 points)');
    expect(blind.label(cancel, { locale: blindInGerman })).toBe('Dein Spiel 1 streichen');
    expect(blind.label({ seat: 0, type: 'takeReward', reward: 'leadAnyCard' })).toBe(
      "Take the reward 'lead any card' (+3)",
    );
    expect(blind.labelValue('leader', 0, { view })).toBe('You');
    expect(blind.labelValue('leader', 1, { view })).toBe('Seat 1');
    expect(blind.labelValue('card', 17, { view })).toBe('17, a chicken');
  });

  it('Chicken Roundup: how many chickens go in when the plays end', async () => {
    const numbers = new Set<number>();
    for (const { state, view, moves } of await positions('chicken-roundup')) {
      for (const move of moves) {
        if (move.type !== 'endPlays') continue;
        const attempt = chickenRoundup.tryApply(state as never, move);
        if (!attempt.ok) throw new Error('expected a legal move');
        const sent = attempt.events.flatMap((event) => (event.type === 'sentIn' ? event.cells : [])).length;
        numbers.add(sent);
        const label = roundup.label(move as never, { view: view as unknown as RoundupView });
        expect(label).toContain(sent === 0 ? '(no chicken goes in)' : `in: +${sent})`);
      }
    }
    expect(Math.max(...numbers)).toBeGreaterThan(1);
  });

  it('Chicken Roundup: which chicken a card or the fox takes, and what each card does', () => {
    const view = chickenRoundup.view(chickenRoundup.setup({ seed: 'hen' }), 0);
    const colour = view.yard[3]?.split(' ')[0];
    expect(roundup.label({ seat: 0, type: 'farmer', card: 'gold farmer', target: 'N3' }, { view })).toBe(
      `Gold Farmer Takes Chicken: remove the ${colour} chicken on N3`,
    );
    expect(roundup.label({ seat: 0, type: 'catch', pay: 'red dog', target: 'N3' }, { view })).toBe(
      `Pay red Dog Chases Fox: catch the ${colour} chicken on N3`,
    );
    const cells: readonly Cell[] = ['S0', 'M0'];
    expect(roundup.label({ seat: 0, type: 'parade', card: 'red parade', path: cells })).toBe(
      'Red Chicken Parade: S0 and M0 into the coop (+2)',
    );
    expect(roundup.labelValue('target', 'M2', { view })).toBe('M2, fox');
    expect(roundup.labelValue('cells', 'N3', { view })).toBe(`N3, ${colour} chicken`);
    for (const { action } of roundup.actions) {
      const [en, de] = [{}, { locale: roundupInGerman }].map((options) =>
        roundup.labelValue('card', `gold ${action}`, options),
      );
      expect(en).toMatch(/^Gold .+: [a-z].{10}/);
      expect(de).toMatch(/ \(gold\): .{10}/);
      expect(`${en} `).not.toContain('rearranges chickens');
    }
    expect(roundup.labelValue('card', 'gold constructor' as never)).toBe('Gold Constructor: rearranges chickens');
  });
});

describe('the types of labels', () => {
  it('are those of the game, and a language that lacks a label does not compile', () => {
    expectTypeOf(chickenSheet.question).parameter(0).toEqualTypeOf<'seat' | 'type' | 'card'>();
    const { play: _, ...moves } = chickenInEnglish.labels.moves;
    const { card: __, ...questions } = chickenInEnglish.labels.questions;
    const lacking = {
      // @ts-expect-error no label for `play`
      moves: { ...chickenInEnglish.labels, moves } satisfies chickenSheet.ChickenLabelLocale['labels'],
      // @ts-expect-error no question for `card`
      questions: { ...chickenInEnglish.labels, questions } satisfies chickenSheet.ChickenLabelLocale['labels'],
    };
    expect(lacking).toBeTypeOf('object');
    const uncalled = (view: ChickenView, other: OutView) => {
      chickenSheet.label({ seat: 0, type: 'draw' }, { view, locale: chickenInGerman });
      // @ts-expect-error not a move of the game
      chickenSheet.label({ seat: 0, type: 'fly' });
      // @ts-expect-error the view of another game
      chickenSheet.label({ seat: 0, type: 'draw' }, { view: other });
      // @ts-expect-error the language of another game
      chickenSheet.label({ seat: 0, type: 'draw' }, { locale: outInGerman });
      // @ts-expect-error not a field of a move
      chickenSheet.question('target');
      // @ts-expect-error not a card
      chickenSheet.labelValue('card', 9);
    };
    expect(uncalled).toBeTypeOf('function');
  });
});
