import type { Seat } from '../engine/seats.js';
import { counted, describer, GERMAN, listed } from '../engine/words.js';
import type { Advantage, Benefit, Event, Move, RedactedEvent, Reward } from './table.js';

const REWARDS: { readonly [Each in Reward]: string } = {
  leadFaceDown: 'Verdeckt anspielen',
  leadAnyCard: 'Beliebig anspielen',
  chooseLeader: 'Anspieler bestimmen',
};

const LEADS: { readonly [Each in Advantage]: string } = {
  leadFaceDown: ' verdeckt',
  leadAnyCard: ' mit einer beliebigen Karte',
};

/** What a choice of a benefit does, behind "Du" or "Platz 2". */
function benefitWords(choice: Extract<Move | Event, { benefit: unknown }>, you: boolean): string {
  switch (choice.benefit) {
    case 'none':
      return `${you ? 'verzichtest' : 'verzichtet'} auf einen Vorteil`;
    case 'cancelGame':
      return `${you ? 'streichst dein' : 'streicht das eigene'} Spiel ${choice.game}`;
    case 'ignoreChickens':
      return `${you ? 'lässt deine' : 'lässt die'} früheren Hühner nicht zählen`;
    case 'ignorePenalties':
      return `${you ? 'lässt deine' : 'lässt die'} früheren Strafkarten nicht zählen`;
  }
}

/** What may be chosen, in the infinitive. */
function offer(benefit: Benefit, games: readonly number[]): string {
  switch (benefit) {
    case 'ignoreChickens':
      return 'die früheren Hühner nicht zählen lassen';
    case 'ignorePenalties':
      return 'die früheren Strafkarten nicht zählen lassen';
    case 'cancelGame':
      return `das eigene Spiel ${listed(games, 'oder')} streichen`;
  }
}

const whom = (seat: Seat, viewer: Seat | null) => (seat === viewer ? 'dich' : `Platz ${seat}`);
const points = (count: number) => counted(count, 'Punkt', 'Punkte');

/** A plain German sentence for a move or an event, spoken to `viewer`. */
export const describeInGerman = describer<Move | Event | RedactedEvent>(GERMAN, {
  place: ({ seat, card }, subject) => `${subject(seat, 'legst', 'legt')} die ${card} an die Reihe an.`,
  play: ({ seat, card }, subject) => `${subject(seat, 'spielst', 'spielt')} die ${card}.`,
  takeReward: ({ seat, reward }, subject) => `${subject(seat, 'nimmst', 'nimmt')} die Belohnung „${REWARDS[reward]}“.`,
  chooseLeader: ({ seat, leader }, subject, viewer) =>
    `${subject(seat, 'lässt', 'lässt')} als Nächstes ${whom(leader, viewer)} anspielen.`,
  chooseBenefit: (move, subject) => `${subject(move.seat, benefitWords(move, true), benefitWords(move, false))}.`,

  opened: ({ seats }) => `Eine Partie Blind Chicken Extreme für ${seats} beginnt.`,
  dealt: ({ game, starter, hands }, subject, viewer) => {
    const own = viewer === null ? undefined : hands[viewer];
    const cards = own === undefined ? '' : ` Deine Hand: ${own.join(', ')}.`;
    return `Spiel ${game}. Alle ordnen ihre Karten; ${subject(starter, 'wirst', 'wird')} anspielen.${cards}`;
  },
  placed: ({ seat, card }, subject) => `${subject(seat, 'legst', 'legt')} die ${card} an die Reihe an.`,
  ready: ({ seat }, subject) => `${subject(seat, 'bist', 'ist')} bereit.`,
  turnPassed: ({ to, advantage }, subject) =>
    advantage === null
      ? `${subject(to, 'bist', 'ist')} an der Reihe.`
      : `${subject(to, 'spielst', 'spielt')} als Nächstes${LEADS[advantage]} an.`,
  turnedDown: ({ seat }, subject) => `${subject(seat, 'drehst', 'dreht')} den Stich um.`,
  played: ({ seat, card, faceDown }, subject) =>
    `${subject(seat, 'spielst', 'spielt')} ${card === null ? 'eine Karte' : `die ${card}`}${faceDown === null ? '' : ' verdeckt'}.`,
  revealed: ({ cards }) => `Der Stich wird aufgedeckt: ${cards.join(', ')}.`,
  trickTaken: ({ seat, card }, subject) => `${subject(seat, 'machst', 'macht')} den Stich mit der ${card}.`,
  penaltyTaken: ({ seat, penalty }, subject) => `${subject(seat, 'bekommst', 'bekommt')} eine Strafkarte: ${penalty}.`,
  rewardOffered: ({ seat }, subject) => `${subject(seat, 'darfst', 'darf')} eine Belohnung nehmen.`,
  rewardTaken: ({ seat, reward }, subject) => `${subject(seat, 'nimmst', 'nimmt')} die Belohnung „${REWARDS[reward]}“.`,
  leaderAsked: ({ seat }, subject) => `${subject(seat, 'bestimmst', 'bestimmt')}, wer als Nächstes anspielt.`,
  leaderChosen: ({ seat, leader }, subject, viewer) =>
    `${subject(seat, 'lässt', 'lässt')} als Nächstes ${whom(leader, viewer)} anspielen.`,
  benefitsOffered: ({ seat, benefits, games }, subject) =>
    `${subject(seat, 'darfst', 'darf')} ${listed(
      benefits.map((benefit) => offer(benefit, games)),
      'oder',
    )}.`,
  benefitChosen: (event, subject) => `${subject(event.seat, benefitWords(event, true), benefitWords(event, false))}.`,
  scored: ({ tallies }, subject) =>
    `${tallies
      .map(({ chickens, penalties, rewards, noChicken, total }, seat) => {
        const parts = [`Hühner ${chickens}`, `Strafen ${penalties}`, `Belohnungen ${rewards}`];
        if (noChicken > 0) parts.push(`kein Huhn ${noChicken}`);
        const sum = `${points(total)} (${parts.join(', ')})`;
        return subject(seat, `bekommst ${sum}`, `bekommt ${sum}`);
      })
      .join('; ')}.`,
  sessionEnded: () => 'Alle Spiele sind gespielt: Die Partie ist aus.',
});
