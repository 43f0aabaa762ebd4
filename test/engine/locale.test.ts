import { describe, expect, it } from 'vitest';
import { counted, describeIn, explainIn, type LocaleOf, listed } from '../../src/engine/locale.js';
import { german } from '../../src/engine/locales/de.js';
import { english } from '../../src/engine/locales/en.js';
import { counted as countedInFrench, french } from '../../src/engine/locales/fr.js';

type Described = { readonly type: 'drew'; readonly seat: number } | { readonly type: 'rolled'; readonly die: number };
interface Params {
  'HN-1': { readonly need: number };
}

const en: LocaleOf<Described, Params> = {
  common: english,
  sentences: {
    drew: ({ seat }, subject, viewer) =>
      `${subject(seat, 'draw', 'draws')} a card${viewer === null ? ', all see' : ''}.`,
    rolled: ({ die }) => `A ${die} is rolled.`,
  },
  refusals: { 'HN-1': ({ need }) => `This takes ${counted(need, 'hen')}.` },
};

const de: LocaleOf<Described, Params> = {
  common: german,
  sentences: {
    drew: ({ seat }, subject) => `${subject(seat, 'ziehst', 'zieht')}.`,
    rolled: ({ die }) => `Eine ${die}.`,
  },
  refusals: { 'HN-1': ({ need }) => `Das kostet ${counted(need, 'Henne', 'Hennen')}.` },
};

describe('describeIn', () => {
  it('addresses the viewer, and names the other seats', () => {
    expect(describeIn(en, { type: 'drew', seat: 1 }, 1)).toBe('You draw a card.');
    expect(describeIn(en, { type: 'drew', seat: 1 }, 0)).toBe('Seat 2 draws a card.');
    expect(describeIn(en, { type: 'drew', seat: 0 }, null)).toBe('Seat 1 draws a card, all see.');
    expect(describeIn(en, { type: 'rolled', die: 3 }, null)).toBe('A 3 is rolled.');
    expect(describeIn(de, { type: 'drew', seat: 1 }, 1)).toBe('Du ziehst.');
    expect(describeIn(de, { type: 'drew', seat: 1 }, 0)).toBe('Platz 2 zieht.');
  });

  it.each<[unknown, string]>([
    ['flew', 'type: expected a move or an event of this game, got "flew"'],
    ['toString', 'type: expected a move or an event of this game, got "toString"'],
    [undefined, 'type: expected a move or an event of this game, got undefined'],
    ['x'.repeat(50), `type: expected a move or an event of this game, got "${'x'.repeat(40)}"`],
    [Object.create(null), 'type: expected a move or an event of this game, got an object'],
  ])('refuses the unknown type %j', (type, message) => {
    expect(() => describeIn(en, { type } as never, 0)).toThrow(new RangeError(message));
  });

  it.each([
    [null, 'expected a move or an event of this game, got undefined'],
    [undefined, 'expected a move or an event of this game, got undefined'],
    [{ type: 'drew', seat: Symbol('hen') }, 'saying it failed (see `cause`)'],
  ])('refuses a value that it cannot describe', (described, message) => {
    expect(() => describeIn(en, described as never, 0)).toThrow(new RangeError(`type: ${message}`));
  });
});

describe('explainIn', () => {
  it('returns the clause and its sentence', () => {
    expect(explainIn(en, { clause: 'HN-1', params: { need: 2 } })).toBe('HN-1: This takes 2 hens.');
    expect(explainIn(de, { clause: 'HN-1', params: { need: 1 } })).toBe('HN-1: Das kostet 1 Henne.');
  });

  it.each<[unknown, string]>([
    ['HN-9', 'clause: expected a clause that refuses moves, got "HN-9"'],
    ['G-7', 'clause: expected a clause that refuses moves, got "G-7"'],
    ['toString', 'clause: expected a clause that refuses moves, got "toString"'],
    ['x'.repeat(50), `clause: expected a clause that refuses moves, got "${'x'.repeat(40)}"`],
  ])('refuses the unknown clause %j', (clause, message) => {
    expect(() => explainIn(en, { clause, params: {} } as never)).toThrow(new RangeError(message));
  });

  it.each<[unknown, string]>([
    [null, 'params: expected an object for HN-1, got null'],
    [undefined, 'params: expected an object for HN-1, got undefined'],
    [7, 'params: expected an object for HN-1, got number'],
    ['need', 'params: expected an object for HN-1, got string'],
    [{}, "params: expected the field 'need' for HN-1, got none"],
    [{ needs: 2 }, "params: expected the field 'need' for HN-1, got none"],
    [Object.create({ need: 2 }), "params: expected the field 'need' for HN-1, got none"],
  ])('refuses the parameters %j instead of a sentence with a gap', (params, message) => {
    expect(() => explainIn(en, { clause: 'HN-1', params } as never)).toThrow(new RangeError(message));
  });

  it('G-0: names the fault of a value that is not a move', () => {
    expect(explainIn(en, { clause: 'G-0', params: { path: '' } })).toBe(
      'G-0: Not a move: a move is an object with `seat`, `type` and the fields of that type.',
    );
    expect(explainIn(en, { clause: 'G-0', params: { path: 'card' } })).toBe(
      'G-0: Not a move of the game: `card` is missing, unknown, or has a value that does not exist.',
    );
    expect(explainIn(de, { clause: 'G-0', params: { path: '' } })).toBe(
      'G-0: Kein Zug: Erwartet wird ein Objekt mit `seat`, `type` und den Feldern dieses Typs.',
    );
    expect(explainIn(de, { clause: 'G-0', params: { path: 'card' } })).toBe(
      'G-0: Kein Zug dieses Spiels: `card` fehlt, ist unbekannt oder hat einen Wert, den es nicht gibt.',
    );
  });

  it('G-1: names the seats that must act', () => {
    expect(explainIn(en, { clause: 'G-1', params: { actors: [2] } })).toBe(
      'G-1: It is not your turn: waiting for seat 3.',
    );
    expect(explainIn(en, { clause: 'G-1', params: { actors: [0, 2] } })).toBe(
      'G-1: It is not your turn: waiting for seat 1 and seat 3.',
    );
    expect(explainIn(de, { clause: 'G-1', params: { actors: [2] } })).toBe(
      'G-1: Du bist nicht am Zug: Platz 3 ist am Zug.',
    );
    expect(explainIn(de, { clause: 'G-1', params: { actors: [0, 2] } })).toBe(
      'G-1: Du bist nicht am Zug: Platz 1 und Platz 3 sind am Zug.',
    );
  });

  it('G-2, G-3: reports that the game is over, and that another decision comes first', () => {
    expect(explainIn(en, { clause: 'G-2', params: { reason: 'rounds' } })).toBe(
      'G-2: The game is over: there are no more moves.',
    );
    expect(explainIn(de, { clause: 'G-2', params: { reason: 'rounds' } })).toBe(
      'G-2: Das Spiel ist aus: Es gibt keine Züge mehr.',
    );
    expect(explainIn(en, { clause: 'G-3', params: { step: 'draw' } })).toBe(
      'G-3: Not now: another decision comes first.',
    );
    expect(explainIn(de, { clause: 'G-3', params: { step: 'draw' } })).toBe(
      'G-3: Noch nicht: Zuerst steht eine andere Entscheidung an.',
    );
  });
});

it('listed and counted put lists and numbers in words', () => {
  expect(listed([])).toBe('');
  expect(listed(['a'])).toBe('a');
  expect(listed(['a', 2])).toBe('a and 2');
  expect(listed(['a', 'b', 'c'])).toBe('a, b and c');
  expect(listed(['a', 'b', 'c'], 'oder')).toBe('a, b oder c');
  expect(counted(1, 'card')).toBe('1 card');
  expect(counted(0, 'card')).toBe('0 cards');
  expect(counted(2, 'Karte', 'Karten')).toBe('2 Karten');
  expect([0, 1, 1.5, 2, -1, -3].map((count) => countedInFrench(count, 'carte'))).toEqual([
    ...['0 carte', '1 carte', '1.5 carte', '2 cartes', '-1 carte', '-3 cartes'],
  ]);
  expect(countedInFrench(2, 'carte cachée', 'cartes cachées')).toBe('2 cartes cachées');
});

describe('the words of a picture', () => {
  it('count one and many', () => {
    const words = ({ picture }: typeof english, count: number) => [
      picture.cards(count),
      picture.hidden(count),
      picture.points(count),
    ];
    expect(words(english, 1)).toEqual(['1 card', '1 hidden card', '1 point']);
    expect(words(english, 2)).toEqual(['2 cards', '2 hidden cards', '2 points']);
    expect(words(german, 1)).toEqual(['1 Karte', '1 verdeckte Karte', '1 Punkt']);
    expect(words(french, 0)).toEqual(['0 carte', '0 carte cachée', '0 point']);
    expect(words(french, 2)).toEqual(['2 cartes', '2 cartes cachées', '2 points']);
    expect(words(german, 0)).toEqual(['0 Karten', '0 verdeckte Karten', '0 Punkte']);
  });

  it('name the player who must act, for that player and for others, and the task', () => {
    const { toAct } = english.picture;
    expect(toAct(['Seat 1'], false, 'draw')).toBe('Seat 1’s turn: draw');
    expect(toAct(['You'], true, 'draw')).toBe('Your turn: draw');
    expect(toAct(['Seat 0', 'Seat 1'], false, 'arrange')).toBe('Seat 0 and Seat 1: arrange');
    expect(toAct(['You', 'Seat 1'], true, 'arrange')).toBe('You and Seat 1: arrange');
    const { toAct: amZug } = german.picture;
    expect(amZug(['Platz 1'], false, 'ziehen')).toBe('Platz 1 ist am Zug: ziehen');
    expect(amZug(['Du'], true, 'ziehen')).toBe('Du bist am Zug: ziehen');
    expect(amZug(['Platz 0', 'Platz 1'], false, 'ordnen')).toBe('Platz 0 und Platz 1: ordnen');
    expect(amZug(['Du', 'Platz 1'], true, 'ordnen')).toBe('Du und Platz 1: ordnen');
    const { toAct: auTour } = french.picture;
    expect(auTour(['Joueur 1'], false, 'piocher')).toBe('C’est à Joueur 1\u00a0: piocher');
    expect(auTour(['Toi'], true, 'piocher')).toBe('À toi de jouer\u00a0: piocher');
    expect(auTour(['Toi', 'Joueur 1'], true, 'ranger')).toBe('C’est à toi et à Joueur 1\u00a0: ranger');
  });

  it('name the order of a pile', () => {
    expect(english.picture.fromTheTop('Draw pile')).toBe('Draw pile, from the top');
    expect(english.picture.onTop('egg')).toBe('on top egg');
    expect(german.picture.fromTheTop('Zugstapel')).toBe('Zugstapel, von oben');
    expect(german.picture.onTop('Ei')).toBe('oben Ei');
  });
});
