import type { Game, GameTypes } from 'hencoop';
import { fastChance } from 'hencoop';
import { chicken } from 'hencoop/chicken';
import type { Kit } from 'hencoop/testkit';
import { describe, expect, it } from 'vitest';
import { IS_QUICK } from '../../support/effort.js';
import { drawChicken } from './inEnglish.js';
import { type Draw, type Languages, SUBJECTS } from './subjects.js';

const LONG = [
  'Maximiliana Hohenzollern-Sigmaringen',
  'Wolfeschlegelsteinhausenbergerdorff',
  'Mmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmm',
  'Ed',
  'Pablo Diego José Francisco de Paula Juan Nepomuceno',
];

/** The number of moves between checked positions. */
const EVERY = IS_QUICK ? 300 : 30;

/** Positions of random games for every setup, every few moves, for all viewers. */
function everyPosition<G extends GameTypes>(game: Game<G>, kit: Kit<G>, look: (view: G['View']) => void): void {
  for (const [number, setup] of kit.setups.entries()) {
    const chance = fastChance(`labels-${number}`);
    let state = game.setup({ ...setup, seed: `labels-${number}` });
    for (let moves = 0; moves < 300 && !game.isOver(state); moves++) {
      // Another seat's view each time, and a spectator's.
      const viewer = (moves / EVERY + number) % (setup.seats + 1);
      if (moves % EVERY === 0) look(game.view(state, viewer === setup.seats ? null : viewer));
      const [move] = chance.roll('move', game.legalMoves(state), 1);
      // A legal move of this game.
      state = game.apply(state, move as G['Move']);
    }
    look(game.view(state, 0));
  }
}

const textsOf = (svg: string) => [...svg.matchAll(/<text [^>]*>([^<]*)</g)].map(([, words = '']) => words);

describe.each(SUBJECTS)('the labels of $id', ({ on }) => {
  it.each([320, 360, 480, 492, 760])('are not cut at %i px, in both languages', (width) => {
    on(<G extends GameTypes>(game: Game<G>, kit: Kit<G>, draw: Draw<G>, { en, de }: Languages) => {
      everyPosition(game, kit, (view) => {
        for (const locale of [en, de]) {
          const svg = draw(view, { width, locale });
          expect(textsOf(svg).filter((words) => words.includes('…'))).toEqual([]);
        }
      });
    });
  });

  it('are not cut next to long names: only the names are shortened', () => {
    on(<G extends GameTypes>(game: Game<G>, kit: Kit<G>, draw: Draw<G>, { en, de }: Languages) => {
      everyPosition(game, kit, (view) => {
        for (const locale of [en, de]) {
          const svg = draw(view, { width: 360, locale, names: LONG });
          const texts = textsOf(svg);
          for (const words of texts.filter((words) => words.includes('…'))) {
            const [start = '', rest = ''] = words.split('…');
            const pieces = LONG.flatMap((name) => [name, ...name.split(' ')]);
            const last = start.split(' ').at(-1) ?? '';
            expect(
              pieces.some(
                (piece) => piece.startsWith(start) || (last !== '' && piece.startsWith(last.replace(/^\W/, ''))),
              ),
              words,
            ).toBe(true);
            expect(rest).toMatch(/^(?: \((?:you|du)\))?\W?$/);
          }
          const { viewer } = view as { readonly viewer?: number | null };
          if (typeof viewer === 'number')
            expect(
              texts.some((words) => /\((?:you|du)\)$/.test(words)),
              'who reads this',
            ).toBe(true);
        }
      });
    });
  });
});

it('a long name gets the space that the cards next to it leave', () => {
  const view = chicken.view(chicken.setup({ seats: 3, seed: 'hen' }), 0);
  const panel = drawChicken(view, {
    part: 'seat',
    seat: 1,
    width: 340,
    names: ['Ada', 'Wilhelmine von Federkiel', 'Bo'],
  });
  expect(textsOf(panel)).toContain('Wilhelmine…');
});

it('a long name has two lines below a large picture', () => {
  const view = chicken.view(chicken.setup({ seats: 3, seed: 'hen' }), 0);
  const drawn = drawChicken(view, {
    part: 'chip',
    seat: 1,
    width: 150,
    height: 150,
    names: ['Ada', 'Wilhelmine von Federkiel', 'Bo'],
  });
  expect(textsOf(drawn)).toEqual(expect.arrayContaining(['Wilhelmine von', 'Federkiel']));
});
