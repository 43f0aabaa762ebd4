import { describe, expect, it } from 'vitest';
import { explainer } from '../../src/engine/sheet.js';
import { counted, describer, ENGLISH, GERMAN, listed } from '../../src/engine/words.js';

type Told = { readonly type: 'drew'; readonly seat: number } | { readonly type: 'rolled'; readonly die: number };

describe('a sentence', () => {
  const english = describer<Told>(ENGLISH, {
    drew: ({ seat }, subject, viewer) =>
      `${subject(seat, 'draw', 'draws')} a card${viewer === null ? ', all see' : ''}.`,
    rolled: ({ die }) => `A ${die} is rolled.`,
  });

  it('speaks to who reads it, and of the others', () => {
    expect(english({ type: 'drew', seat: 1 }, 1)).toBe('You draw a card.');
    expect(english({ type: 'drew', seat: 1 }, 0)).toBe('Seat 1 draws a card.');
    expect(english({ type: 'drew', seat: 0 }, null)).toBe('Seat 0 draws a card, all see.');
    expect(english({ type: 'rolled', die: 3 }, null)).toBe('A 3 is rolled.');
  });

  it('speaks German', () => {
    const german = describer<Told>(GERMAN, {
      drew: ({ seat }, subject) => `${subject(seat, 'ziehst', 'zieht')}.`,
      rolled: () => '',
    });
    expect(german({ type: 'drew', seat: 1 }, 1)).toBe('Du ziehst.');
    expect(german({ type: 'drew', seat: 1 }, 0)).toBe('Platz 1 zieht.');
  });

  it('lists and counts', () => {
    expect(listed([])).toBe('');
    expect(listed(['a'])).toBe('a');
    expect(listed(['a', 2])).toBe('a and 2');
    expect(listed(['a', 'b', 'c'])).toBe('a, b and c');
    expect(listed(['a', 'b', 'c'], 'oder')).toBe('a, b oder c');
    expect(counted(1, 'card')).toBe('1 card');
    expect(counted(0, 'card')).toBe('0 cards');
    expect(counted(2, 'Karte', 'Karten')).toBe('2 Karten');
  });
});

describe('an explanation', () => {
  const explain = explainer<{ 'HN-1': { readonly need: number } }>({
    'HN-1': ({ need }) => `${need} hens are needed.`,
  });

  it('is the clause with its sentence', () => {
    expect(explain({ clause: 'HN-1', params: { need: 2 } })).toBe('HN-1: 2 hens are needed.');
    expect(explain({ clause: 'HN-9' as 'HN-1', params: { need: 2 } })).toBe('HN-9: This is not allowed.');
  });

  it('G-0: tells what is wrong with what is no move', () => {
    expect(explain({ clause: 'G-0', params: { path: '' } })).toBe(
      'G-0: This is no move: a move is an object with a seat, a type and the fields of that type.',
    );
    expect(explain({ clause: 'G-0', params: { path: 'card' } })).toBe(
      "G-0: This is no move of the game: 'card' is missing, unknown, or holds a value that does not exist.",
    );
  });

  it('G-1, G-2, G-3: tell who is to act, that it is over, and the step', () => {
    expect(explain({ clause: 'G-1', params: { actors: [2] } })).toBe('G-1: It is not your turn: seat 2 is to act.');
    expect(explain({ clause: 'G-1', params: { actors: [0, 2] } })).toBe(
      'G-1: It is not your turn: seats 0, 2 are to act.',
    );
    expect(explain({ clause: 'G-2', params: { reason: 'rounds' } })).toBe(
      'G-2: The game is over: there are no moves any more.',
    );
    expect(explain({ clause: 'G-3', params: { step: 'draw' } })).toBe(
      "G-3: This move does not belong here: the pending step is 'draw'.",
    );
  });
});
