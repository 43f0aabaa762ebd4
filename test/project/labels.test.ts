import { type AnyMove, type GameTypes, label, labelValue, narrow, pick, question } from 'hencoop';
import { type View as BlindView, blindChickenExtreme } from 'hencoop/blind-chicken-extreme';
import { deBlindChickenExtremeLabels } from 'hencoop/blind-chicken-extreme/de';
import { enBlindChickenExtremeLabels } from 'hencoop/blind-chicken-extreme/en';
import { type Move as ChickenMove, type ChickenTypes, type View as ChickenView, chicken } from 'hencoop/chicken';
import { type ChickenLabelLocale, enChickenLabels } from 'hencoop/chicken/en';
import { chickenOut, type View as OutView } from 'hencoop/chicken-out';
import { deChickenOutLabels } from 'hencoop/chicken-out/de';
import { enChickenOutLabels } from 'hencoop/chicken-out/en';
import { type Cell, chickenRoundup, type Card as RoundupCard, type View as RoundupView } from 'hencoop/chicken-roundup';
import { deChickenRoundupLabels } from 'hencoop/chicken-roundup/de';
import { enChickenRoundupLabels } from 'hencoop/chicken-roundup/en';
import { actions } from 'hencoop/chicken-roundup/sheet';
import { type Move as CrazyMove, type View as CrazyView, crazyChicken } from 'hencoop/crazy-chicken';
import { deCrazyChickenLabels } from 'hencoop/crazy-chicken/de';
import { enCrazyChickenLabels } from 'hencoop/crazy-chicken/en';
import { type GameId, LANGUAGES } from 'hencoop/games';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { position } from '../../src/chicken-roundup/testkit/position.js';
import { IS_QUICK } from '../../support/effort.js';
import { gameOf, IDS, kitOf, wordsOf } from '../../support/games.js';
import { pascalCase } from '../../tools/lib/names.js';
import { bundlePage } from '../../tools/lib/pageBundle.js';
import { play } from '../record/played.js';

interface ActingSeat {
  readonly state: GameTypes['State'];
  readonly seat: number;
  /** The view of that seat, which is to act. */
  readonly view: GameTypes['View'];
  readonly moves: readonly AnyMove[];
}

const POSITIONS = new Map<GameId, readonly ActingSeat[]>();

/** Positions of random games. */
async function positions(id: GameId): Promise<readonly ActingSeat[]> {
  const known = POSITIONS.get(id);
  if (known !== undefined) return known;
  const kit = await kitOf(id);
  const game = await gameOf(id);
  const found = kit.setups.flatMap((setup) =>
    ['', ...Object.keys(kit.policies ?? {})].flatMap((policy) => {
      const { states } = play(game, kit, setup, { seed: `labels-${policy}`, policy, max: 150 });
      return states.flatMap((state, index) => {
        const [seat] = game.actors(state);
        if (seat === undefined || index % (IS_QUICK ? 18 : 9) !== 0) return [];
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
  const game = await gameOf(id);
  const words = await wordsOf(id);
  const languages = LANGUAGES.map((language) => words[language].labels);

  it('name every legal move, no two of a seat alike, in every language, and are not its sentence', async () => {
    const all = new Set<string>();
    for (const { view, moves } of await positions(id)) {
      const alone = languages.map((labels) => moves.map((move) => label(move, labels)));
      const seen = languages.map((labels) => moves.map((move) => label(move, labels, { view })));
      for (const labels of [...alone, ...seen]) {
        expect(new Set(labels).size).toBe(moves.length);
        for (const text of labels) all.add(text);
      }
      const [english, ...others] = alone;
      for (const other of others) expect(other.filter((text, index) => text === english?.[index])).toEqual([]);
    }
    for (const text of all) {
      expectLabel(text);
      expect(text).not.toMatch(/^(?:You|Du|Tu|Seat|Platz|Joueur) /);
    }
  });

  it('ask for every field that narrow asks for, and name every answer', async () => {
    const asked = new Set<string>();
    const all = new Set<string>();
    for (const { view, moves } of await positions(id)) {
      let picked: object = {};
      for (let { next, open } = narrow(moves, picked); next !== null; { next, open } = narrow(moves, picked)) {
        const field = next;
        const values = open[field] ?? [];
        for (const language of languages) {
          expect(question(field, language, { picked })).toMatch(/^[A-Z].*\?$/);
          const labels = values.map((value) => labelValue(field, value, language, { view }));
          expect(new Set(labels).size).toBe(values.length);
          for (const text of labels) all.add(text);
          for (const value of values) all.add(labelValue(field, value, language));
        }
        asked.add(field);
        const value = values[asked.size % Math.max(1, values.length)];
        if (value === undefined) break;
        picked = pick(moves, picked, field, value);
      }
    }
    expect(asked.size).toBeGreaterThan(0);
    for (const text of all) expectLabel(text);
  });

  it('do not depend on the view of another seat', async () => {
    for (const { state, seat, moves } of await positions(id)) {
      for (const viewer of [null, (seat + 1) % state.seats]) {
        const view = game.view(state, viewer);
        for (const labels of languages) {
          expect(moves.map((move) => label(move, labels, { view }))).toEqual(moves.map((move) => label(move, labels)));
        }
      }
    }
  });

  it('are not bundled in a page that only prints sentences', async () => {
    const bundled = async (part: '' | 'Labels') =>
      (await bundlePage(`export { en${pascalCase(id)}${part} } from 'hencoop/${id}/en'; export * from 'hencoop';`))
        .atOnce.text;
    expect(await bundled('Labels')).toContain('What would you like to do?');
    expect(await bundled('')).not.toContain('What would you like to do?');
  });

  it('reject fields and values that the game does not have', () => {
    const move = { seat: 0, type: 'toString' };
    expect(() => label(move, words.en.labels)).toThrow('type: expected a move of this game, got "toString"');
    expect(() => question('egg' as never, words.en.labels)).toThrow(
      'field: expected a field of a move of this game, got "egg"',
    );
    expect(() => labelValue('valueOf' as never, 1 as never, words.en.labels)).toThrow(
      'field: expected a field of a move of this game',
    );
  });

  it('name seats the same way in all games', () => {
    expect(question('seat', words.en.labels)).toBe('Who moves?');
    expect(question('seat', words.de.labels)).toBe('Wer zieht?');
    expect(labelValue('seat', 1, words.en.labels)).toBe('Seat 2');
    const view = game.view(game.setup({ seed: 'hen' }), 1);
    expect(labelValue('seat', 1, words.en.labels, { view })).toBe('You');
  });
});

describe('the numbers in labels follow the rules', () => {
  it('Chicken: the cost of withdrawing, the value of the egg, the last card', async () => {
    let eggs = 0;
    let lasts = 0;
    for (const { state, view, moves } of await positions('chicken')) {
      for (const move of moves as readonly ChickenMove[]) {
        const text = label(move, enChickenLabels, { view: view as unknown as ChickenView });
        const attempt = chicken.tryApply(state as unknown as ChickenTypes['State'], move);
        if (!attempt.ok) throw new Error('expected a legal move');
        const event = (type: string) => attempt.events.find((each) => each.type === type);
        if (move.type === 'play') {
          const played = event('played');
          if (played?.type !== 'played') throw new Error('expected a card');
          expect(text.includes(`the egg as a ${played.value}`)).toBe(move.card === 'egg');
          expect(text.includes('(last card)')).toBe(event('roundEnded') !== undefined);
          if (move.card === 'egg') eggs++;
          if (event('roundEnded') !== undefined) lasts++;
        }
        // The last player to withdraw is scored immediately.
        const scored = event('scored');
        if (move.type === 'withdraw' && scored?.type === 'scored') {
          const points = scored.points[move.seat];
          expect(text).toBe(`Withdraw (${points} ${points === 1 ? 'point' : 'points'})`);
        }
      }
    }
    expect(eggs).toBeGreaterThan(0);
    expect(lasts).toBeGreaterThan(0);
  });

  it('Crazy Chicken: the points a set adds, the sets it replaces and drives away, the card on a discard pile', () => {
    const start = crazyChicken.view(crazyChicken.setup({ seed: 'hen' }), 0);
    const view: CrazyView = {
      ...start,
      step: { type: 'layOrDiscard', seat: 0 },
      hands: [[9, 9, 9, 9, 20, 20, 20, 8, 8, 8], [null]],
      sets: [[{ chicken: 8, count: 2 }], [{ chicken: 20, count: 2 }]],
      discardA: [7, 16],
    };
    const labelOf = (move: CrazyMove) => label(move, enCrazyChickenLabels, { view });
    expect(labelOf({ seat: 0, type: 'lay', chicken: 9, count: 4 })).toBe('Lay 4 × Charles Chickbergh (9): +9 points');
    expect(labelOf({ seat: 0, type: 'lay', chicken: 20, count: 3 })).toBe(
      'Lay 3 × Billy the Chick (20): +20 points, drives away 2',
    );
    expect(labelOf({ seat: 0, type: 'lay', chicken: 8, count: 3 })).toBe('Lay 3 × Thomas Cock (8) in place of your 2');
    expect(labelOf({ seat: 0, type: 'draw', from: 'discardA' })).toBe('Draw Superchick (16) from discard pile A');
    expect(labelOf({ seat: 0, type: 'draw', from: 'drawB' })).toBe('Draw from draw pile B');
    expect(labelOf({ seat: 0, type: 'discard', chicken: 9, to: 'discardB' })).toBe(
      'Discard Charles Chickbergh (9) to discard pile B',
    );
    const aside = { ...view, aside: { owner: 0, chicken: 20, count: 2 } } as const;
    expect(label({ seat: 0, type: 'discardSet', to: 'discardA' }, enCrazyChickenLabels, { view: aside })).toBe(
      'Put 2 × Billy the Chick (20) on discard pile A',
    );
    expect(label({ seat: 0, type: 'lay', chicken: 20, count: 3 }, deCrazyChickenLabels, { view })).toBe(
      '3 × Billy the Chick (20) auslegen: +20 Punkte, verdrängt 2',
    );
  });

  it('Chicken Out!: the count at which you stop, and the cards that chickening out takes', () => {
    const start = chickenOut.view(chickenOut.setup({ seed: 'hen' }), 0);
    const view: OutView = { ...start, step: { type: 'turn', seat: 0 }, count: 19, series: ['TWENTY', 'SAME', 'ZERO'] };
    expect(label({ seat: 0, type: 'play' }, enChickenOutLabels, { view })).toBe('Play on 19');
    expect(label({ seat: 0, type: 'chickenOut' }, enChickenOutLabels, { view })).toBe('Chicken out (take 3 cards)');
    expect(label({ seat: 0, type: 'stop' }, enChickenOutLabels, { view })).toBe('Stop at 19');
    expect(label({ seat: 0, type: 'stop' }, deChickenOutLabels, { view })).toBe('Bei 19 aufhören');
    expect(label({ seat: 0, type: 'stop' }, deChickenOutLabels)).toBe('Aufhören');
  });

  it('Blind Chicken Extreme: whether a card leads and is face down, and the points of a canceled game', async () => {
    const seen = new Set<string>();
    for (const { state, view, moves } of await positions('blind-chicken-extreme')) {
      for (const move of moves) {
        if (move.type !== 'play') continue;
        const text = label(move as never, enBlindChickenExtremeLabels, { view: view as unknown as BlindView });
        const attempt = blindChickenExtreme.tryApply(state as never, move);
        const played = attempt.ok ? attempt.events.find((event) => event.type === 'played') : undefined;
        if (!attempt.ok || played?.type !== 'played') throw new Error('expected a card');
        expect(text.endsWith(' face down')).toBe(played.faceDown !== null);
        const leads = (view as unknown as BlindView).trick.length % view.seats === 0;
        expect(text.startsWith('Lead ')).toBe(leads);
        seen.add(text.replace(/\d+/, ''));
      }
    }
    expect([...seen].sort()).toEqual(['Lead the ', 'Lead the  face down', 'Play the ', 'Play the  face down']);
    const start = blindChickenExtreme.view(blindChickenExtreme.setup({ seats: 3, seed: 'hen' }), 0);
    const view: BlindView = { ...start, scores: [[-5, 3, 0]] };
    const cancel = { seat: 0, type: 'chooseBenefit', benefit: 'cancelGame', game: 1 } as const;
    expect(label(cancel, enBlindChickenExtremeLabels, { view })).toBe('Cancel your game 1 (-5 points)');
    expect(label(cancel, deBlindChickenExtremeLabels)).toBe('Dein Spiel 1 streichen');
    expect(label({ seat: 0, type: 'takeReward', reward: 'leadAnyCard' }, enBlindChickenExtremeLabels)).toBe(
      "Take the reward 'lead any card' (+3)",
    );
    expect(labelValue('leader', 0, enBlindChickenExtremeLabels, { view })).toBe('You');
    expect(labelValue('leader', 1, enBlindChickenExtremeLabels, { view })).toBe('Seat 2');
    expect(labelValue('card', 17, enBlindChickenExtremeLabels, { view })).toBe('17, a chicken');
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
        const text = label(move as never, enChickenRoundupLabels, { view: view as unknown as RoundupView });
        expect(text).toContain(sent === 0 ? '(no chicken goes in)' : `in: +${sent})`);
      }
    }
    expect(Math.max(...numbers)).toBeGreaterThan(1);
  });

  it('Chicken Roundup: the direction in which the same chickens move', () => {
    const said = (card: RoundupCard, labels: typeof enChickenRoundupLabels) => {
      const state = position({ north: 'RGBWS', middle: 'RBFBW', south: 'GWSWS', hands: [[card], []] });
      const view = chickenRoundup.view(state, 0);
      return chickenRoundup.legalMoves(view).map((move) => label(move, labels, { view }));
    };
    expect(said('red roundDance', enChickenRoundupLabels)).toContain(
      'Red Round Dance: turn S0, S1, M1 and M0 counterclockwise',
    );
    expect(said('red roundDance', enChickenRoundupLabels)).toContain(
      'Red Round Dance: turn S1, S0, M0 and M1 clockwise',
    );
    expect(said('red roundDance', deChickenRoundupLabels)).toContain(
      'Rundtanz (rot): S1, S0, M0 und M1 im Uhrzeigersinn drehen',
    );
    expect(said('red cutIn', enChickenRoundupLabels)).toContain('Red Cut In: N0 goes to N2');
    expect(said('red cutIn', deChickenRoundupLabels)).toContain('Vordrängeln (rot): N2 geht nach N0');
    expect(said('red sideStep', enChickenRoundupLabels)).toContain('Red Side Step: move S0 and S1');
  });

  it('Chicken Roundup: the questions of each card and of a catch', () => {
    const asked = (card: RoundupCard) => [
      question('type', enChickenRoundupLabels, { picked: { card } }),
      question('type', deChickenRoundupLabels, { picked: { card } }),
    ];
    expect(asked('gold farmer')).toEqual([
      'Which chicken does the farmer take? Or catch?',
      'Welches Huhn holt der Bauer? Oder fangen?',
    ]);
    expect(asked('red dog')[0]).toMatch(/^Which way does the fox run\?/);
    expect(asked('red foxTrot')[0]).toMatch(/^Which red chicken does the fox catch\?/);
    expect(asked('red parade')[0]).toMatch(/^Which chickens walk into your coop\?/);
    expect(asked('red leapFrog')[0]).toMatch(/^Which chickens move\?/);
    const target = (picked: object) => question('target', enChickenRoundupLabels, { picked });
    expect(target({ type: 'farmer', card: 'gold farmer' })).toBe('Which chicken does the farmer take?');
    expect(target({ type: 'farmer' })).toBe('Which chicken does the farmer take?');
    expect(target({ type: 'foxTrot', card: 'gold foxTrot' })).toBe('Which gold chicken does the fox catch?');
    expect(target({ type: 'catch', pay: 'gold farmer' })).toBe('Which chicken next to the fox does it catch?');
  });

  it('Chicken Roundup: the chicken that a card or the fox takes, and the effect of each card', () => {
    const view = chickenRoundup.view(chickenRoundup.setup({ seed: 'hen' }), 0);
    const color = view.yard[3]?.split(' ')[0];
    expect(
      label({ seat: 0, type: 'farmer', card: 'gold farmer', target: 'N3' }, enChickenRoundupLabels, { view }),
    ).toBe(`Gold Farmer Takes Chicken: remove the ${color} chicken on N3`);
    expect(label({ seat: 0, type: 'catch', pay: 'red dog', target: 'N3' }, enChickenRoundupLabels, { view })).toBe(
      `Pay red Dog Chases Fox: catch the ${color} chicken on N3`,
    );
    const cells: readonly Cell[] = ['S0', 'M0'];
    expect(label({ seat: 0, type: 'parade', card: 'red parade', path: cells }, enChickenRoundupLabels)).toBe(
      'Red Chicken Parade: S0 and M0 into the coop (+2)',
    );
    expect(labelValue('target', 'M2', enChickenRoundupLabels, { view })).toBe('M2, fox');
    expect(labelValue('cells', 'N3', enChickenRoundupLabels, { view })).toBe(`N3, ${color} chicken`);
    for (const { action } of actions) {
      const [en, de] = [enChickenRoundupLabels, deChickenRoundupLabels].map((labels) =>
        labelValue('card', `gold ${action}`, labels),
      );
      expect(en).toMatch(/^Gold .+: [a-z].{10}/);
      expect(de).toMatch(/ \(gold\): .{10}/);
      expect(`${en} `).not.toContain('rearranges chickens');
    }
    expect(labelValue('card', 'gold constructor' as never, enChickenRoundupLabels)).toBe(
      'Gold Constructor: rearranges chickens',
    );
  });
});

describe('the types of labels', () => {
  it('belong to the game, and a language without one of its labels does not compile', () => {
    expectTypeOf(question<ChickenLabelLocale>)
      .parameter(0)
      .toEqualTypeOf<'seat' | 'type' | 'card'>();
    const { play: _, ...moves } = enChickenLabels.labels.moves;
    const { card: __, ...questions } = enChickenLabels.labels.questions;
    const lacking = {
      // @ts-expect-error no label for `play`
      moves: { ...enChickenLabels.labels, moves } satisfies ChickenLabelLocale['labels'],
      // @ts-expect-error no question for `card`
      questions: { ...enChickenLabels.labels, questions } satisfies ChickenLabelLocale['labels'],
    };
    expect(lacking).toBeTypeOf('object');
    const uncalled = (view: ChickenView, other: OutView) => {
      label({ seat: 0, type: 'draw' }, enChickenLabels, { view });
      // @ts-expect-error not a move of the game
      label({ seat: 0, type: 'fly' }, enChickenLabels);
      // @ts-expect-error the view of another game
      label({ seat: 0, type: 'draw' }, enChickenLabels, { view: other });
      // @ts-expect-error the language of another game
      label({ seat: 0, type: 'draw' }, deChickenOutLabels);
      // @ts-expect-error no language
      label({ seat: 0, type: 'draw' });
      // @ts-expect-error not a field of a move
      question('target', enChickenLabels);
      // @ts-expect-error not a card
      labelValue('card', 9, enChickenLabels);
    };
    expect(uncalled).toBeTypeOf('function');
  });
});
