/**
 * The words of Blind Chicken Extreme in German: sentences for moves, events and refusals, labels for buttons, texts in
 * its drawings, and names for a catalog.
 *
 * @packageDocumentation
 */
import { deepFreeze } from '../../engine/freeze.js';
import { counted, listed, type Player } from '../../engine/locale.js';
import { german } from '../../engine/locales/de.js';
import { capital } from '../../engine/locales/labels.js';
import type { ReasonLocale } from '../../engine/reasons.js';
import type { Seat } from '../../engine/seats.js';
import type { BlindChickenExtremeMeasure } from '../bots/measures.js';
import { REWARD_POINTS } from '../cards.js';
import type { Advantage, Benefit, BenefitChoice, Card, Reward } from '../table.js';
import { carriedBy } from '../trick.js';
import { knownOf } from './labels.js';
import type {
  BlindChickenExtremeLabelLocale,
  BlindChickenExtremeLocale,
  BlindChickenExtremeSvgLocale,
} from './locale.js';

export { deBlindChickenExtremeRules } from './deRules.js';
export type {
  BlindChickenExtremeKnown,
  BlindChickenExtremeLabelLocale,
  BlindChickenExtremeLocale,
  BlindChickenExtremeMeasure,
  BlindChickenExtremeStakesWords,
  BlindChickenExtremeSvgLocale,
  BlindChickenExtremeSvgWords,
} from './locale.js';

const REWARDS: { readonly [Each in Reward]: string } = {
  leadFaceDown: 'Verdeckt anspielen',
  leadAnyCard: 'Beliebig anspielen',
  chooseLeader: 'Anspieler bestimmen',
};

const LEADS: { readonly [Each in Advantage]: string } = {
  leadFaceDown: ' verdeckt',
  leadAnyCard: ' mit einer beliebigen Karte',
};

const CARRIED = { chicken: 'ein Huhn', pig: 'ein Schwein', sow: 'die Sau' };

const quoted = (reward: Reward) => `„${REWARDS[reward]}“`;
const points = (count: number) => counted(count, 'Punkt', 'Punkte');
const whom = (seat: Seat, viewer: Seat | null, player: Player) => (seat === viewer ? 'dich' : player(seat));
const theCards = (cards: readonly Card[], and: string) =>
  listed(
    cards.map((card) => `die ${card}`),
    and,
  );

/** The effect of a benefit, after "Du". */
function chosenByYou(choice: BenefitChoice): string {
  switch (choice.benefit) {
    case 'none':
      return 'verzichtest auf einen Vorteil';
    case 'cancelGame':
      return `streichst dein Spiel ${choice.game}`;
    case 'ignoreChickens':
      return 'lässt deine früheren Hühner nicht zählen';
    case 'ignorePenalties':
      return 'lässt deine früheren Strafkarten nicht zählen';
  }
}

/** The effect of a benefit, after "Platz 2". */
function chosenByOthers(choice: BenefitChoice): string {
  switch (choice.benefit) {
    case 'none':
      return 'verzichtet auf einen Vorteil';
    case 'cancelGame':
      return `streicht das eigene Spiel ${choice.game}`;
    case 'ignoreChickens':
      return 'lässt die eigenen früheren Hühner nicht zählen';
    case 'ignorePenalties':
      return 'lässt die eigenen früheren Strafkarten nicht zählen';
  }
}

/** The effect of a benefit, in the infinitive, for the reader or another player. */
function offer(benefit: Benefit, games: readonly number[], toYou: boolean): string {
  switch (benefit) {
    case 'ignoreChickens':
      return `${toYou ? 'deine' : 'die eigenen'} früheren Hühner nicht zählen lassen`;
    case 'ignorePenalties':
      return `${toYou ? 'deine' : 'die eigenen'} früheren Strafkarten nicht zählen lassen`;
    case 'cancelGame':
      return `${toYou ? 'dein' : 'das eigene'} Spiel ${listed(games, 'oder')} streichen`;
  }
}

const names: BlindChickenExtremeLocale['names'] = {
  card: (card, carries) => (carries === null ? `${card}` : `${card}, ${CARRIED[carries]}`),
  penalty: (penalty) => `Strafkarte ${penalty}`,
  rewards: REWARDS,
};

const sentences: BlindChickenExtremeLocale['sentences'] = {
  place: ({ seat, card }, subject) => `${subject(seat, 'legst', 'legt')} die ${card} rechts an.`,
  play: ({ seat, card }, subject) => `${subject(seat, 'spielst', 'spielt')} die ${card}.`,
  takeReward: ({ seat, reward }, subject) => `${subject(seat, 'nimmst', 'nimmt')} die Belohnung ${quoted(reward)}.`,
  chooseLeader: ({ seat, leader }, subject, viewer, player) =>
    seat === leader
      ? `${subject(seat, 'spielst', 'spielt')} als Nächstes selbst an.`
      : `${subject(seat, 'lässt', 'lässt')} als Nächstes ${whom(leader, viewer, player)} anspielen.`,
  chooseBenefit: (move, subject) => `${subject(move.seat, chosenByYou(move), chosenByOthers(move))}.`,

  opened: ({ seats }) => `Eine Partie Blind Chicken Extreme für ${seats} beginnt.`,
  dealt: ({ gameNumber, starter, hands }, subject, viewer) => {
    const own = viewer === null ? undefined : hands[viewer];
    const cards = own === undefined ? '' : ` Deine Hand: ${own.join(', ')}.`;
    return `Spiel ${gameNumber}: Alle ordnen ihre Karten. ${subject(starter, 'wirst', 'wird')} anspielen.${cards}`;
  },
  placed: ({ seat, card }, subject) => `${subject(seat, 'legst', 'legt')} die ${card} rechts an.`,
  ready: ({ seat }, subject) => `${subject(seat, 'bist', 'ist')} bereit.`,
  turnPassed: ({ to, advantage }, subject) =>
    advantage === null
      ? `${subject(to, 'bist', 'ist')} an der Reihe.`
      : `${subject(to, 'spielst', 'spielt')} als Nächstes${LEADS[advantage]} an.`,
  turnedDown: ({ seat }, subject) => `${subject(seat, 'legst', 'legt')} den Stich weg.`,
  played: ({ seat, card, faceDown }, subject) =>
    `${subject(seat, 'spielst', 'spielt')} ${card === null ? 'eine Karte' : `die ${card}`}${faceDown === null ? '' : ' verdeckt'}.`,
  revealed: ({ cards }) => `Der Stich wird aufgedeckt: ${cards.join(', ')}.`,
  trickTaken: ({ seat, card }, subject) => `${subject(seat, 'machst', 'macht')} den Stich mit der ${card}.`,
  penaltyTaken: ({ seat, penalty }, subject) => `${subject(seat, 'bekommst', 'bekommt')} eine Strafkarte: ${penalty}.`,
  rewardOffered: ({ seat }, subject) => `${subject(seat, 'darfst dir', 'darf sich')} eine Belohnung aussuchen.`,
  rewardTaken: ({ seat, reward }, subject) => `${subject(seat, 'nimmst', 'nimmt')} die Belohnung ${quoted(reward)}.`,
  leaderAsked: ({ seat }, subject) => `${subject(seat, 'bestimmst', 'bestimmt')}, wer als Nächstes anspielt.`,
  leaderChosen: ({ seat, leader }, subject, viewer, player) =>
    seat === leader
      ? `${subject(seat, 'spielst', 'spielt')} als Nächstes selbst an.`
      : `${subject(seat, 'lässt', 'lässt')} als Nächstes ${whom(leader, viewer, player)} anspielen.`,
  benefitsOffered: ({ seat, benefits, games }, subject) => {
    const offers = (toYou: boolean) =>
      listed(
        benefits.map((benefit) => offer(benefit, games, toYou)),
        'oder',
      );
    return `${subject(seat, `darfst ${offers(true)}`, `darf ${offers(false)}`)}.`;
  },
  benefitChosen: (event, subject) => `${subject(event.seat, chosenByYou(event), chosenByOthers(event))}.`,
  scored: ({ tallies }, subject) =>
    `${tallies
      .map(({ chickens, penalties, rewards, noChicken, total }, seat) => {
        const parts = [`Hühner ${chickens}`, `Strafen ${penalties}`, `Belohnungen ${rewards}`];
        if (noChicken > 0) parts.push(`kein Huhn ${noChicken}`);
        const sum = `${points(total)} (${parts.join(', ')})`;
        return subject(seat, `bekommst ${sum}`, `bekommt ${sum}`, seat > 0);
      })
      .join('; ')}.`,
  sessionEnded: () => 'Alle Spiele sind gespielt: Die Partie ist aus.',
};

const refusals: BlindChickenExtremeLocale['refusals'] = {
  'G-4': ({ card }) => `Du hast die ${card} nicht: Nimm eine Karte aus deiner Hand oder Reihe.`,
  'BC-2.3': ({ missing }) =>
    `In der Reihenfolge ${missing.length === 1 ? 'fehlt' : 'fehlen'} ${theCards(missing, 'und')}: Nenne alle Karten deiner Hand.`,
  'BC-3.1': ({ card, ends }) => `Die ${card} liegt an keinem Ende deiner Reihe: Spiele ${theCards(ends, 'oder')}.`,
  'BC-4.2': ({ reward, left }) =>
    `Die Belohnung ${quoted(reward)} ist schon vergeben: Nimm ${listed(left.map(quoted), 'oder')}.`,
  'BC-5.3': ({ benefits, games }) => {
    const offers = benefits.map((benefit) => offer(benefit, games, true));
    return `Dieser Vorteil steht dir nicht zu: Du darfst ${listed([...offers, 'verzichten'], 'oder')}.`;
  },
};

const picture: BlindChickenExtremeLocale['picture'] = {
  title: (game, games) => `Blind Chicken Extreme, Spiel ${game} von ${games}`,
  steps: {
    arrange: 'eine Karte rechts an die eigene Reihe anlegen',
    play: 'eine Karte von einem Ende der Reihe spielen',
    lead: 'eine Karte von einem Ende der Reihe anspielen',
    leadFaceDown: 'eine Karte verdeckt anspielen',
    leadAnyCard: 'eine beliebige Karte der Reihe anspielen',
    takeReward: 'eine Belohnung nehmen',
    chooseLeader: 'bestimmen, wer den nächsten Stich anspielt',
    chooseBenefit: 'einen Vorteil wählen oder keinen',
  },
  trick: 'Stich',
  noTrick: 'keiner',
  faceDown: 'verdeckt',
  takes: (name) => `gemacht von: ${name}`,
  soFar: (name) => (name === null ? 'Bisher nimmst du ihn' : `Bisher nimmt ihn ${name}`),
  row: 'Reihe',
  toPlace: 'Noch anzulegen',
  rewards: {
    leadFaceDown: 'verdeckt anspielen',
    leadAnyCard: 'beliebig anspielen',
    chooseLeader: 'Anspieler bestimmen',
  },
  rewardsLeft: 'Belohnungen zu gewinnen',
  noRewards: 'keine',
  benefit: 'Vorteile',
  benefits: {
    ignoreChickens: 'Hühner nicht zählen',
    ignorePenalties: 'Strafkarten nicht zählen',
    cancelGame: 'ein Spiel streichen',
    none: 'kein Vorteil',
  },
  game: (number, points) => `Spiel ${number} (${points})`,
  arranging: 'ordnet',
  ready: 'bereit',
  tricks: (count) => counted(count, 'Stich', 'Stiche'),
  penalty: (penalty) => `Strafe ${penalty}`,
  reward: (name) => `+3 ${name}`,
  games: 'Spiele',
  canceled: 'gestrichen',
  card: { chicken: CARRIED.chicken, pig: CARRIED.pig, sow: CARRIED.sow, sign: 'wird verdeckt gespielt' },
  pile: 'Stiche',
};

/** The effect of a benefit, in the infinitive. */
function choosing(choice: BenefitChoice): string {
  if (choice.benefit === 'none') return 'Auf einen Vorteil verzichten';
  return capital(offer(choice.benefit, choice.benefit === 'cancelGame' ? [choice.game] : [], true));
}

const stakes: BlindChickenExtremeLocale['stakes'] = {
  takes: (name, points) => `Bisher ${name === null ? 'nimmst du' : `nimmt ${name}`} ihn: ${points}`,
  card: 'Stärkste Karte',
  chickens: (count) => counted(count, 'Huhn', 'Hühner'),
  penalty: 'Strafe für die Hühner',
  pig: 'Belohnung für ein Schwein',
  faceDown: 'Verdeckt',
  open: 'kann es ändern',
  rewards: 'Was bewirkt eine Belohnung?',
  reward: {
    leadFaceDown: 'Die anderen sehen deine angespielte Karte erst, wenn der Stich voll ist.',
    leadAnyCard: 'Du spielst irgendeine Karte deiner Reihe an, nicht nur ein Ende.',
    chooseLeader: 'Du sagst, wer anspielt: du oder jemand anders.',
  },
  benefits: 'Was bewirkt ein Vorteil?',
  benefit: {
    ignoreChickens: 'Deine Hühner aus der Zeit vor dem letzten Stich kosten nichts.',
    ignorePenalties: 'Deine Strafen aus der Zeit vor dem letzten Stich kosten nichts.',
    cancelGame: 'Ein früheres Spiel von dir zählt 0.',
  },
};

const labels: BlindChickenExtremeLabelLocale['labels'] = {
  moves: {
    place: ({ card }) => `Die ${card} anlegen`,
    play: ({ card }, known) =>
      `Die ${card} ${known?.faceDown ? 'verdeckt ' : ''}${known?.leads ? 'anspielen' : 'spielen'}`,
    takeReward: ({ reward }) => `Belohnung ${quoted(reward)} nehmen (+${REWARD_POINTS})`,
    chooseLeader: ({ seat, leader }, _, player) =>
      seat === leader ? 'Den nächsten Stich anspielen' : `Den nächsten Stich ${player(leader)} anspielen lassen`,
    chooseBenefit: (choice, known) =>
      `${choosing(choice)}${known === null || known.points === null ? '' : ` (${points(known.points)})`}`,
  },
  brief: { play: ({ card }) => `${card} spielen` },
  questions: {
    type: () => 'Was möchtest du tun?',
    card: () => 'Welche Karte?',
    reward: () => 'Welche Belohnung?',
    leader: () => 'Wer spielt den nächsten Stich an?',
    benefit: () => 'Welcher Vorteil?',
    game: () => 'Welches Spiel?',
  },
  values: {
    type: (type) =>
      ({
        place: 'Karte anlegen',
        play: 'Karte spielen',
        takeReward: 'Belohnung nehmen',
        chooseLeader: 'Anspieler bestimmen',
        chooseBenefit: 'Vorteil wählen',
      })[type],
    card: (card, view) => names.card(card, view === null ? null : carriedBy(view, card)),
    reward: (reward) => REWARDS[reward],
    leader: (leader, view, player) => (leader === view?.viewer ? german.you : player(leader)),
    benefit: (benefit) => (benefit === 'cancelGame' ? 'Eines deiner Spiele streichen' : choosing({ benefit })),
    game: (game) => `Spiel ${game}`,
  },
};

/**
 * The German labels of Blind Chicken Extreme, separate so that a page that only prints sentences does not load them.
 */
export const deBlindChickenExtremeLabels: BlindChickenExtremeLabelLocale = /* @__PURE__ */ deepFreeze({
  common: german,
  known: knownOf,
  labels,
});

/**
 * The German texts in drawings of Blind Chicken Extreme, separate so that a page that only draws loads no sentences.
 */
export const deBlindChickenExtremeSvg: BlindChickenExtremeSvgLocale = /* @__PURE__ */ deepFreeze({
  common: german,
  picture,
});

/** Blind Chicken Extreme in German. Written out: bundlers keep an object with a spread even if nothing uses it. */
export const deBlindChickenExtreme: BlindChickenExtremeLocale = /* @__PURE__ */ deepFreeze({
  common: german,
  goal: 'meiste Punkte gewinnen',
  names,
  sentences,
  refusals,
  picture,
  stakes,
});

/** Why one move in Blind Chicken Extreme is better than another, in German. */
export const deBlindChickenExtremeReasons: ReasonLocale<BlindChickenExtremeMeasure> = /* @__PURE__ */ deepFreeze<
  ReasonLocale<BlindChickenExtremeMeasure>
>({
  common: german,
  insteadOf: 'statt',
  claims: {
    chickens: (doer) => `${doer('nimmst', 'nimmt')} in diesem Spiel weniger Hühner`,
    penalties: (doer) => `${doer('verlierst', 'verliert')} in diesem Spiel weniger Punkte durch Strafkarten`,
    penaltyNow: (doer) => `${doer('bekommst', 'bekommt')} in diesem Stich seltener eine Strafkarte`,
    rewards: (doer) => `${doer('nimmst', 'nimmt')} in diesem Spiel mehr Belohnungen`,
    noChicken: (doer) => `${doer('bleibst', 'bleibt')} in diesem Spiel öfter ohne Huhn`,
    points: (doer) => `${doer('bekommst', 'bekommt')} in diesem Spiel mehr Punkte`,
    othersPoints: () => 'Ein anderer Spieler bekommt in diesem Spiel im Schnitt weniger Punkte',
  },
});
