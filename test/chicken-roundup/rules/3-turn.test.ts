import { type Card, chickenRoundup, type Move } from 'hencoop/chicken-roundup';
import { describe, expect, it } from 'vitest';
import { card, position } from '../../../src/chicken-roundup/testkit/position.js';
import { letters, rows } from '../rows.js';
import {
  clauseOf,
  close,
  diagram,
  dog,
  END,
  FARMER,
  farmer,
  G_DOG,
  holding,
  movesOf,
  parade,
  pay,
  playAll,
  played,
  targets,
  W_DOG,
} from './support.js';

describe('3 A turn', () => {
  it('CR-3.1: up to two plays, then the turn ends by itself', () => {
    const state = holding([FARMER, G_DOG, W_DOG]);
    const once = playAll(state, farmer('S4'));
    expect(once.step).toEqual({ type: 'plays', seat: 0, play: 2 });
    const { state: twice, types } = played(once, dog('west'));
    expect(types).toEqual(['played', 'chased', 'sentIn', 'closed', 'turnPassed']);
    expect(twice.step).toEqual({ type: 'plays', seat: 1, play: 1 });
  });

  it('CR-3.1: two catches are fine', () => {
    const state = holding([G_DOG, W_DOG], { middle: 'FBRBB' });
    const twice = playAll(state, pay(G_DOG, 'M1'), pay(W_DOG, 'M2'));
    expect(letters(twice.hands[0] as Card[])).toBe('BR');
    expect(rows(twice)[1]).toBe('..FBB');
  });

  it('CR-3.1, G-9: ending the plays is a decision even if no play is possible', () => {
    expect(chickenRoundup.legalMoves(position({}))).toEqual([END]);
    const { types } = played(position({}), END);
    expect(types).toEqual(['playsEnded', 'sentIn', 'closed', 'turnPassed']);
  });

  it('CR-3.1: a card is played for its own action', () => {
    const state = holding([G_DOG, card('S', 'sideStep')]);
    const wrong: Move = { seat: 0, type: 'farmer', card: G_DOG, target: 'S0' };
    expect(chickenRoundup.whyNot(state, wrong)).toEqual({ clause: 'CR-3.1', params: { card: G_DOG, type: 'farmer' } });
    expect(clauseOf(state, { seat: 0, type: 'diagram', card: G_DOG, cells: ['S0', 'S1'] })).toBe('CR-3.1');
    expect(clauseOf(state, { seat: 0, type: 'parade', card: card('S', 'sideStep'), path: ['S0'] })).toBe('CR-3.1');
  });

  it('CR-3.2: a card without a legal target can pay for a catch', () => {
    const trot = card('G', 'foxTrot');
    const state = holding([trot], { south: 'WWSWB' });
    expect(targets(state, 'foxTrot')).toEqual([]);
    expect(clauseOf(state, pay(trot, 'M1'))).toBeNull();
  });

  it('CR-3.3: played and paid cards go to the discard pile', () => {
    const state = holding([FARMER, G_DOG]);
    const { discardPile } = playAll(state, farmer('S4'), pay(G_DOG, 'M1'));
    // The farmer, the chicken it took, the payment.
    expect(letters(discardPile.slice(-3))).toBe('RBG');
    expect(discardPile.at(-1)).toEqual(G_DOG);
  });

  it('CR-3.4, G-7: two equal cards in a hand are one move', () => {
    const state = holding([G_DOG, G_DOG]);
    expect(movesOf(state, 'dog')).toHaveLength(2);
    expect(targets(state, 'catch')).toEqual(['N2', 'M1', 'M3', 'S2']);
    expect(playAll(state, dog('west')).hands[0]).toEqual([G_DOG]);
  });

  it('CR-3.4: a play that changes nothing is legal', () => {
    const state = holding([card('S', 'sideStep'), G_DOG], { north: 'RRRRR', middle: 'FBBBB' });
    expect(rows(playAll(state, diagram('sideStep', 'N0', 'N1')))).toEqual(rows(state));
    expect(rows(playAll(state, dog('west')))).toEqual(rows(state));
  });

  it('G-0, G-1, G-3, G-4: refusals that come before any clause of the book', () => {
    const state = holding([G_DOG]);
    expect(clauseOf(state, { ...dog('west'), end: 'north' })).toBe('G-0');
    expect(clauseOf(state, { ...dog('west'), card: 'gold fly' })).toBe('G-0');
    expect(clauseOf(state, { ...dog('west'), card: `${G_DOG} ` })).toBe('G-0');
    expect(clauseOf(state, { ...dog('west'), card: 'green dog' })).toBe('G-0');
    expect(clauseOf(state, { ...dog('west'), card: { color: 'gold', action: 'dog' } })).toBe('G-0');
    expect(clauseOf(state, { ...dog('west'), card: new String('gold dog') })).toBe('G-0');
    expect(clauseOf(state, { ...parade(), path: ['S0', 'X1'] })).toBe('G-0');
    expect(clauseOf(state, { ...parade(), path: Array(16).fill('S0') })).toBe('G-0');
    const boasting = Object.assign(['S0', 5], { every: () => true });
    Object.defineProperty(boasting, 'every', { enumerable: false });
    expect(clauseOf(state, { ...parade(), path: boasting })).toBe('G-0');
    expect(clauseOf(state, { seat: 1, type: 'endPlays' })).toBe('G-1');
    expect(clauseOf(state, close('west'))).toBe('G-3');
    expect(chickenRoundup.whyNot(state, farmer('S0'))).toEqual({ clause: 'G-4', params: { card: FARMER } });
    expect(clauseOf(state, pay(FARMER, 'M1'))).toBe('G-4');
    expect(clauseOf(state, diagram('sideStep', 'S0', 'S1'))).toBe('G-4');
    expect(clauseOf({ ...state, step: { type: 'over', reason: 'rooster' } }, END)).toBe('G-2');
  });
});
