import { chickenRoundup, type Move, type RedactedEvent, type State } from 'hencoop/chicken-roundup';
import { deChickenRoundupLabels } from 'hencoop/chicken-roundup/de';
import { enChickenRoundupLabels } from 'hencoop/chicken-roundup/en';
import { frChickenRoundupLabels } from 'hencoop/chicken-roundup/fr';
import { describe, expect, it } from 'vitest';
import { type Given, position } from '../../src/chicken-roundup/testkit/position.js';

const nameOf = (seat: number) => ['Ada', 'Berta'][seat] ?? '';

/** The events of these moves, as seat 0 sees them. */
function learned(state: State, ...moves: readonly Move[]): RedactedEvent[] {
  let now = state;
  return moves.flatMap((move) => {
    const attempt = chickenRoundup.tryApply(now, move);
    if (!attempt.ok) throw new Error(`${JSON.stringify(move)}: ${attempt.violation.clause}`);
    now = attempt.state;
    return attempt.events.flatMap((event) => chickenRoundup.redact(event, 0) ?? []);
  });
}

/** A turn of seat 1, whose coop is east of the north row. */
const turnOf = (given: Given): State => position({ ...given, step: { type: 'plays', seat: 1, play: 1 } });

describe('the sentence about a turn', () => {
  const state = position({ north: 'RWSBG', middle: 'RBFBW', south: 'GWSWB', hands: [['red dog'], []] });
  const caught = learned(state, { seat: 0, type: 'catch', pay: 'red dog', target: 'N2' });
  const ended = learned(state, { seat: 0, type: 'endPlays' });

  it('addresses its reader, and leaves the points out', () => {
    const labels = enChickenRoundupLabels;
    expect(labels.turn(caught, 0, 0, () => 'You')).toBe('You catch a silver chicken.');
    expect(labels.turn(caught, 0, 1, nameOf)).toBe('Ada: catches a silver chicken.');
    expect(labels.turn(ended, 0, null, nameOf)).toBe('Ada: no play, two chickens home.');
    expect(labels.turn([], 0, null, nameOf)).toBe('');
  });

  it('does so in German and French', () => {
    expect(deChickenRoundupLabels.turn(caught, 0, 0, () => 'Du')).toBe('Du fängst ein silbernes Huhn.');
    expect(deChickenRoundupLabels.turn(ended, 0, 0, () => 'Du')).toMatch(/^Du spielst nichts, /);
    expect(frChickenRoundupLabels.turn(caught, 0, 0, () => 'Toi')).toMatch(/^Tu attrapes /);
    expect(frChickenRoundupLabels.turn(ended, 0, 1, nameOf)).toMatch(/^Ada\s: ne joue rien, /);
  });
});

describe('the recap of a turn', () => {
  const state = turnOf({
    north: 'RWSBG',
    middle: 'RBFBW',
    south: 'GWSWS',
    hands: [[], ['red sideStep', 'gold farmer', 'red dog', 'black parade', 'white dog']],
  });

  it('names the player, the cards, the chickens that go home, and the points', () => {
    const events = learned(
      state,
      { seat: 1, type: 'diagram', card: 'red sideStep', cells: ['N2', 'N3'] },
      { seat: 1, type: 'farmer', card: 'gold farmer', target: 'S4' },
    );
    expect(enChickenRoundupLabels.recap(events, 0, nameOf)).toBe(
      'Berta: Side Step, Farmer takes a silver chicken, four chickens home, +4',
    );
    expect(deChickenRoundupLabels.recap(events, 0, nameOf)).toBe(
      'Berta: Seitenschritt, Bauer holt ein silbernes Huhn, vier Hühner im Stall, +4',
    );
  });

  it('tells what the fox catches, and if no card is played', () => {
    const caught = learned(state, { seat: 1, type: 'catch', pay: 'red dog', target: 'N2' });
    expect(enChickenRoundupLabels.recap(caught, 0, nameOf)).toBe('Berta: catches a silver chicken');
    const none = learned(state, { seat: 1, type: 'endPlays' });
    expect(enChickenRoundupLabels.recap(none, 0, nameOf)).toBe('Berta: no play, two chickens home, +2');
    expect(deChickenRoundupLabels.recap(none, 0, nameOf)).toBe('Berta: spielt nichts, zwei Hühner im Stall, +2');
  });

  it('counts what the fox costs', () => {
    const atCoop = turnOf({ north: 'RWSBF', middle: 'RBBBW', south: 'GWSWS', stacks: ['', 'GR'] });
    expect(enChickenRoundupLabels.recap(learned(atCoop, { seat: 1, type: 'endPlays' }), 0, nameOf)).toBe(
      'Berta: no play, loses a red chicken to the fox, −1',
    );
  });

  it('covers the last turn of another player, or else of the viewer', () => {
    const own = learned(position({ south: 'GWSWB' }), { seat: 0, type: 'endPlays' });
    expect(enChickenRoundupLabels.recap(own, 0, nameOf)).toBe('You play nothing, two chickens home, +2');
    expect(enChickenRoundupLabels.recap(own, null, nameOf)).toBe('Ada: no play, two chickens home, +2');
    const other = learned(state, { seat: 1, type: 'endPlays' });
    expect(enChickenRoundupLabels.recap([...own, ...other], 0, nameOf)).toBe('Berta: no play, two chickens home, +2');
    expect(enChickenRoundupLabels.recap([], 0, nameOf)).toBe('');
  });
});
