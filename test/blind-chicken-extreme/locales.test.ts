import { explain, describe as sentence } from 'hencoop';
import type { Move, Violation } from 'hencoop/blind-chicken-extreme';
import { deBlindChickenExtreme } from 'hencoop/blind-chicken-extreme/de';
import { enBlindChickenExtreme } from 'hencoop/blind-chicken-extreme/en';
import { describe, expect, it } from 'vitest';

describe('refusals as sentences', () => {
  it.each<[Violation, english: string, german: string]>([
    [
      { clause: 'G-4', params: { card: 15 } },
      'G-4: You do not have the 15: choose a card from your hand or row.',
      'G-4: Du hast die 15 nicht: Nimm eine Karte aus deiner Hand oder Reihe.',
    ],
    [
      { clause: 'BC-2.3', params: { missing: [15] } },
      'BC-2.3: The order leaves out the 15: it must name your whole hand.',
      'BC-2.3: In der Reihenfolge fehlt die 15: Nenne alle Karten deiner Hand.',
    ],
    [
      { clause: 'BC-2.3', params: { missing: [15, 17] } },
      'BC-2.3: The order leaves out the 15 and the 17: it must name your whole hand.',
      'BC-2.3: In der Reihenfolge fehlen die 15 und die 17: Nenne alle Karten deiner Hand.',
    ],
    [
      { clause: 'BC-3.1', params: { card: 15, ends: [40, 22] } },
      'BC-3.1: The 15 is at neither end of your row: play the 40 or the 22.',
      'BC-3.1: Die 15 liegt an keinem Ende deiner Reihe: Spiele die 40 oder die 22.',
    ],
    [
      { clause: 'BC-4.2', params: { reward: 'leadAnyCard', left: ['leadFaceDown', 'chooseLeader'] } },
      "BC-4.2: The reward 'lead any card' is taken: choose 'lead face down' or 'choose the leader'.",
      'BC-4.2: Die Belohnung „Beliebig anspielen“ ist schon vergeben: Nimm „Verdeckt anspielen“ oder „Anspieler bestimmen“.',
    ],
    [
      { clause: 'BC-5.3', params: { benefits: ['ignoreChickens'], games: [] } },
      'BC-5.3: This benefit is not offered: ignore the earlier chickens or choose no benefit.',
      'BC-5.3: Dieser Vorteil steht dir nicht zu: Du darfst deine früheren Hühner nicht zählen lassen oder verzichten.',
    ],
    [
      { clause: 'BC-5.3', params: { benefits: ['ignorePenalties', 'cancelGame'], games: [1, 2] } },
      'BC-5.3: This benefit is not offered: ignore the earlier penalties, cancel your game 1 or 2 or choose no benefit.',
      'BC-5.3: Dieser Vorteil steht dir nicht zu: Du darfst deine früheren Strafkarten nicht zählen lassen, dein Spiel 1 oder 2 streichen oder verzichten.',
    ],
  ])('%j', (violation, english, german) => {
    expect(explain(violation, enBlindChickenExtreme)).toBe(english);
    expect(explain(violation, deBlindChickenExtreme)).toBe(german);
  });
});

describe('sentences about the reader', () => {
  const cancel: Move = { seat: 1, type: 'chooseBenefit', benefit: 'cancelGame', game: 2 };
  const lead: Move = { seat: 1, type: 'chooseLeader', leader: 1 };
  it.each<[Move, viewer: number, english: string, german: string]>([
    [cancel, 1, 'You cancel your game 2.', 'Du streichst dein Spiel 2.'],
    [cancel, 0, 'Seat 2 cancels their game 2.', 'Platz 2 streicht das eigene Spiel 2.'],
    [lead, 1, 'You choose to lead next.', 'Du spielst als Nächstes selbst an.'],
    [lead, 0, 'Seat 2 chooses to lead next.', 'Platz 2 spielt als Nächstes selbst an.'],
    [{ ...lead, leader: 0 }, 0, 'Seat 2 has you lead next.', 'Platz 2 lässt als Nächstes dich anspielen.'],
  ])('%j to seat %i', (move, viewer, english, german) => {
    expect(sentence(move, viewer, enBlindChickenExtreme)).toBe(english);
    expect(sentence(move, viewer, deBlindChickenExtreme)).toBe(german);
  });
});
