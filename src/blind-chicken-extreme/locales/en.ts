/**
 * The words of Blind Chicken Extreme in English: sentences for moves, events and refusals, labels for buttons, texts in
 * its drawings, and names for a catalog.
 *
 * @packageDocumentation
 */
import { deepFreeze } from '../../engine/freeze.js';
import { counted, listed, type Player } from '../../engine/locale.js';
import { english } from '../../engine/locales/en.js';
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
  leadFaceDown: 'lead face down',
  leadAnyCard: 'lead any card',
  chooseLeader: 'choose the leader',
};

const LEADS: { readonly [Each in Advantage]: string } = { leadFaceDown: ' face down', leadAnyCard: ' with any card' };

const CARRIED = { chicken: 'a chicken', pig: 'a pig', sow: 'the sow' };

/** The effect of a benefit, after "You": "cancel your game 2". */
function chosenByYou(choice: BenefitChoice): string {
  switch (choice.benefit) {
    case 'none':
      return 'choose no benefit';
    case 'cancelGame':
      return `cancel your game ${choice.game}`;
    case 'ignoreChickens':
      return 'ignore the earlier chickens';
    case 'ignorePenalties':
      return 'ignore the earlier penalties';
  }
}

/** The effect of a benefit, after "Seat 1": "cancels their game 2". */
function chosenByOthers(choice: BenefitChoice): string {
  switch (choice.benefit) {
    case 'none':
      return 'chooses no benefit';
    case 'cancelGame':
      return `cancels their game ${choice.game}`;
    case 'ignoreChickens':
      return 'ignores the earlier chickens';
    case 'ignorePenalties':
      return 'ignores the earlier penalties';
  }
}

/** The effect of a benefit on the games of `whose`: "your" or "their". */
function offer(benefit: Benefit, games: readonly number[], whose: string): string {
  switch (benefit) {
    case 'ignoreChickens':
      return 'ignore the earlier chickens';
    case 'ignorePenalties':
      return 'ignore the earlier penalties';
    case 'cancelGame':
      return `cancel ${whose} game ${listed(games, 'or')}`;
  }
}

function theCards(cards: readonly Card[], and: string): string {
  return listed(
    cards.map((card) => `the ${card}`),
    and,
  );
}

/** A player in the middle of a sentence. */
function whom(seat: Seat, viewer: Seat | null, player: Player): string {
  return seat === viewer ? 'you' : player(seat);
}

const names: BlindChickenExtremeLocale['names'] = {
  card: (card, carries) => (carries === null ? `${card}` : `${card}, ${CARRIED[carries]}`),
  penalty: (penalty) => `Penalty ${penalty}`,
  rewards: REWARDS,
};

const sentences: BlindChickenExtremeLocale['sentences'] = {
  place: ({ seat, card }, subject) => `${subject(seat, 'place', 'places')} the ${card}.`,
  play: ({ seat, card }, subject) => `${subject(seat, 'play', 'plays')} the ${card}.`,
  takeReward: ({ seat, reward }, subject) => `${subject(seat, 'take', 'takes')} the reward '${REWARDS[reward]}'.`,
  chooseLeader: ({ seat, leader }, subject, viewer, player) =>
    seat === leader
      ? `${subject(seat, 'choose', 'chooses')} to lead next.`
      : `${subject(seat, 'have', 'has')} ${whom(leader, viewer, player)} lead next.`,
  chooseBenefit: (move, subject) => `${subject(move.seat, chosenByYou(move), chosenByOthers(move))}.`,

  opened: ({ seats }) => `A session of Blind Chicken Extreme for ${seats} begins.`,
  dealt: ({ gameNumber, starter, hands }, subject, viewer) => {
    const own = viewer === null ? undefined : hands[viewer];
    const cards = own === undefined ? '' : ` Your hand: ${own.join(', ')}.`;
    return `Game ${gameNumber}: everybody arranges their cards. ${subject(starter, 'will lead', 'will lead')}.${cards}`;
  },
  placed: ({ seat, card }, subject) => `${subject(seat, 'place', 'places')} the ${card}.`,
  ready: ({ seat }, subject) => `${subject(seat, 'are', 'is')} ready.`,
  turnPassed: ({ to, advantage }, subject) =>
    advantage === null
      ? `${subject(to, 'are', 'is')} next.`
      : `${subject(to, 'lead', 'leads')} next,${LEADS[advantage]}.`,
  turnedDown: ({ seat }, subject) => `${subject(seat, 'put', 'puts')} the trick away.`,
  played: ({ seat, card, faceDown }, subject) =>
    `${subject(seat, 'play', 'plays')} ${card === null ? 'a card' : `the ${card}`}${faceDown === null ? '' : ' face down'}.`,
  revealed: ({ cards }) => `The trick is revealed: ${cards.join(', ')}.`,
  trickTaken: ({ seat, card }, subject) => `${subject(seat, 'take', 'takes')} the trick with the ${card}.`,
  penaltyTaken: ({ seat, penalty }, subject) => `${subject(seat, 'get', 'gets')} a penalty: ${penalty}.`,
  rewardOffered: ({ seat }, subject) => `${subject(seat, 'earn', 'earns')} a reward and may choose which.`,
  rewardTaken: ({ seat, reward }, subject) => `${subject(seat, 'take', 'takes')} the reward '${REWARDS[reward]}'.`,
  leaderAsked: ({ seat }, subject) => `${subject(seat, 'choose', 'chooses')} who leads next.`,
  leaderChosen: ({ seat, leader }, subject, viewer, player) =>
    seat === leader
      ? `${subject(seat, 'choose', 'chooses')} to lead next.`
      : `${subject(seat, 'have', 'has')} ${whom(leader, viewer, player)} lead next.`,
  benefitsOffered: ({ seat, benefits, games }, subject) => {
    const offers = (whose: string) => benefits.map((benefit) => offer(benefit, games, whose));
    return `${subject(seat, `may ${listed(offers('your'), 'or')}`, `may ${listed(offers('their'), 'or')}`)}.`;
  },
  benefitChosen: (event, subject) => `${subject(event.seat, chosenByYou(event), chosenByOthers(event))}.`,
  scored: ({ tallies }, subject) =>
    `${tallies
      .map(({ chickens, penalties, rewards, noChicken, total }, seat) => {
        const parts = [`chickens ${chickens}`, `penalties ${penalties}`, `rewards ${rewards}`];
        if (noChicken > 0) parts.push(`no chicken ${noChicken}`);
        return subject(seat, `score ${total} (${parts.join(', ')})`, `scores ${total} (${parts.join(', ')})`, seat > 0);
      })
      .join('; ')}.`,
  sessionEnded: () => 'That was the last game: the session is over.',
};

const refusals: BlindChickenExtremeLocale['refusals'] = {
  'G-4': ({ card }) => `You do not have the ${card}: choose a card from your hand or row.`,
  'BC-2.3': ({ missing }) => `The order leaves out ${theCards(missing, 'and')}: it must name your whole hand.`,
  'BC-3.1': ({ card, ends }) => `The ${card} is at neither end of your row: play ${theCards(ends, 'or')}.`,
  'BC-4.2': ({ reward, left }) =>
    `The reward '${REWARDS[reward]}' is taken: choose ${listed(
      left.map((each) => `'${REWARDS[each]}'`),
      'or',
    )}.`,
  'BC-5.3': ({ benefits, games }) => {
    const offers = benefits.map((benefit) => offer(benefit, games, 'your'));
    return `This benefit is not offered: ${listed([...offers, 'choose no benefit'], 'or')}.`;
  },
};

const picture: BlindChickenExtremeLocale['picture'] = {
  title: (game, games) => `Blind Chicken Extreme, game ${game} of ${games}`,
  steps: {
    arrange: 'place a card at the right end of the row',
    play: 'play a card from an end of the row',
    lead: 'lead a card from an end of the row',
    leadFaceDown: 'lead a card, which lies face down',
    leadAnyCard: 'lead any card of the row',
    takeReward: 'take a reward',
    chooseLeader: 'name who leads the next trick',
    chooseBenefit: 'choose a benefit or none',
  },
  trick: 'Trick',
  noTrick: 'none',
  faceDown: 'face down',
  takes: (name) => `${name} took it`,
  soFar: (name) => (name === null ? 'You take it so far' : `${name} takes it so far`),
  row: 'Row',
  toPlace: 'To place',
  rewards: REWARDS,
  rewardsLeft: 'Rewards to win',
  noRewards: 'none',
  benefit: 'Benefits',
  benefits: {
    ignoreChickens: 'ignore chickens',
    ignorePenalties: 'ignore penalties',
    cancelGame: 'cancel a game',
    none: 'no benefit',
  },
  game: (number, points) => `game ${number} (${points})`,
  arranging: 'arranging',
  ready: 'ready',
  tricks: (count) => `${counted(count, 'trick')} taken`,
  penalty: (points) => `penalty ${points}`,
  reward: (name) => `+3 ${name}`,
  games: 'games',
  canceled: 'canceled',
  card: { chicken: CARRIED.chicken, pig: CARRIED.pig, sow: CARRIED.sow, sign: 'played face down' },
  pile: 'Taken',
};

const stakes: BlindChickenExtremeLocale['stakes'] = {
  takes: (name, points) => `So far ${name === null ? 'you take' : `${name} takes`} it: ${points}`,
  card: 'Winning card',
  chickens: (count) => counted(count, 'chicken'),
  penalty: 'Penalty for the chickens',
  pig: 'Reward for one pig',
  faceDown: 'Face down',
  open: 'may change this',
  rewards: 'What does a reward do?',
  reward: {
    leadFaceDown: 'Others see the card that you lead only once the trick is complete.',
    leadAnyCard: 'You lead any card of your row, not only an end.',
    chooseLeader: 'You say who leads: you or another player.',
  },
  benefits: 'What does a benefit do?',
  benefit: {
    ignoreChickens: 'Your chickens from before the last trick cost nothing.',
    ignorePenalties: 'Your penalties from before the last trick cost nothing.',
    cancelGame: 'An earlier game of yours counts 0.',
  },
};

const labels: BlindChickenExtremeLabelLocale['labels'] = {
  moves: {
    place: ({ card }) => `Place the ${card}`,
    play: ({ card }, known) => `${known?.leads ? 'Lead' : 'Play'} the ${card}${known?.faceDown ? ' face down' : ''}`,
    takeReward: ({ reward }) => `Take the reward '${REWARDS[reward]}' (+${REWARD_POINTS})`,
    chooseLeader: ({ seat, leader }, _, player) =>
      seat === leader ? 'Lead the next trick' : `Have ${player(leader)} lead the next trick`,
    chooseBenefit: (choice, known) =>
      `${capital(chosenByYou(choice))}${known === null || known.points === null ? '' : ` (${counted(known.points, 'point')})`}`,
  },
  brief: { play: ({ card }) => `Play ${card}` },
  questions: {
    type: () => 'What would you like to do?',
    card: () => 'Which card?',
    reward: () => 'Which reward?',
    leader: () => 'Who leads the next trick?',
    benefit: () => 'Which benefit?',
    game: () => 'Which game?',
  },
  values: {
    type: (type) =>
      ({
        place: 'Place a card',
        play: 'Play a card',
        takeReward: 'Take a reward',
        chooseLeader: 'Choose the leader',
        chooseBenefit: 'Choose a benefit',
      })[type],
    card: (card, view) => names.card(card, view === null ? null : carriedBy(view, card)),
    reward: (reward) => capital(REWARDS[reward]),
    leader: (leader, view, player) => (leader === view?.viewer ? english.you : player(leader)),
    benefit: (benefit) => (benefit === 'cancelGame' ? 'Cancel one of your games' : capital(chosenByYou({ benefit }))),
    game: (game) => `Game ${game}`,
  },
};

/**
 * The English labels of Blind Chicken Extreme, separate so that a page that only prints sentences does not load them.
 */
export const enBlindChickenExtremeLabels: BlindChickenExtremeLabelLocale = /* @__PURE__ */ deepFreeze({
  common: english,
  known: knownOf,
  labels,
});

/**
 * The English texts in drawings of Blind Chicken Extreme, separate so that a page that only draws loads no sentences.
 */
export const enBlindChickenExtremeSvg: BlindChickenExtremeSvgLocale = /* @__PURE__ */ deepFreeze({
  common: english,
  picture,
});

/** Blind Chicken Extreme in English. Written out: bundlers keep an object with a spread even if nothing uses it. */
export const enBlindChickenExtreme: BlindChickenExtremeLocale = /* @__PURE__ */ deepFreeze({
  common: english,
  goal: 'most points win',
  names,
  sentences,
  refusals,
  picture,
  stakes,
});

/** Why one move in Blind Chicken Extreme is better than another, in English. */
export const enBlindChickenExtremeReasons: ReasonLocale<BlindChickenExtremeMeasure> = /* @__PURE__ */ deepFreeze<
  ReasonLocale<BlindChickenExtremeMeasure>
>({
  common: english,
  insteadOf: 'instead of',
  claims: {
    chickens: (doer) => `${doer('take', 'takes')} fewer chickens in this game`,
    penalties: (doer) => `${doer('lose', 'loses')} fewer points to penalty cards in this game`,
    penaltyNow: (doer) => `${doer('take', 'takes')} a penalty card in this trick less often`,
    rewards: (doer) => `${doer('take', 'takes')} more rewards in this game`,
    noChicken: (doer) => `${doer('end', 'ends')} this game without a chicken more often`,
    points: (doer) => `${doer('score', 'scores')} more points in this game`,
    othersPoints: () => 'Another player scores fewer points in this game, on average',
  },
});
