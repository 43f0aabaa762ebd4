import type { Seat } from '../engine/seats.js';
import { describer, ENGLISH, listed } from '../engine/words.js';
import type { Advantage, Benefit, Event, Move, RedactedEvent, Reward } from './table.js';

/** The rewards in words. */
export const REWARD_NAMES: { readonly [Each in Reward]: string } = {
  leadFaceDown: 'lead face down',
  leadAnyCard: 'lead any card',
  chooseLeader: 'choose the leader',
};

/** The benefits of the last trick in words, for those that name no game. */
export const BENEFIT_NAMES: { readonly [Each in Exclude<Benefit, 'cancelGame'>]: string } = {
  ignoreChickens: 'ignore the earlier chickens',
  ignorePenalties: 'ignore the earlier penalties',
};

const LEADS: { readonly [Each in Advantage]: string } = { leadFaceDown: ' face down', leadAnyCard: ' with any card' };

/** What a choice of a benefit does: "cancel game 2", or, with the s of "Seat 1 cancels", "cancels game 2". */
function benefitWords(choice: Extract<Move | Event, { benefit: unknown }>, s: '' | 's'): string {
  switch (choice.benefit) {
    case 'none':
      return `choose${s} no benefit`;
    case 'cancelGame':
      return `cancel${s} the own game ${choice.game}`;
    case 'ignoreChickens':
      return `ignore${s} the earlier chickens`;
    case 'ignorePenalties':
      return `ignore${s} the earlier penalties`;
  }
}

/** Another player, or the own self, in the middle of a sentence. */
function whom(seat: Seat, viewer: Seat | null): string {
  return seat === viewer ? 'you' : `seat ${seat}`;
}

/**
 * A plain sentence for a move or an event, spoken to `viewer`. It says all that it is given: redact an event first where
 * others read along.
 *
 * @example
 * ```ts
 * import { describe } from 'hencoop/blind-chicken-extreme/sheet';
 *
 * describe({ type: 'played', seat: 1, card: null, place: 0, faceDown: 'sign' }, 0); // 'Seat 1 plays a card face down.'
 * ```
 */
export const describe = describer<Move | Event | RedactedEvent>(ENGLISH, {
  place: ({ seat, card }, subject) => `${subject(seat, 'place', 'places')} the ${card}.`,
  play: ({ seat, card }, subject) => `${subject(seat, 'play', 'plays')} the ${card}.`,
  takeReward: ({ seat, reward }, subject) => `${subject(seat, 'take', 'takes')} the reward '${REWARD_NAMES[reward]}'.`,
  chooseLeader: ({ seat, leader }, subject, viewer) =>
    `${subject(seat, 'have', 'has')} ${whom(leader, viewer)} lead next.`,
  chooseBenefit: (move, subject) => `${subject(move.seat, benefitWords(move, ''), benefitWords(move, 's'))}.`,

  opened: ({ seats }) => `A session of Blind Chicken Extreme for ${seats} begins.`,
  dealt: ({ game, starter, hands }, subject, viewer) => {
    const own = viewer === null ? undefined : hands[viewer];
    const cards = own === undefined ? '' : ` Your hand: ${own.join(', ')}.`;
    return `Game ${game}: all arrange their cards; ${subject(starter, 'will lead', 'will lead')}.${cards}`;
  },
  placed: ({ seat, card }, subject) => `${subject(seat, 'place', 'places')} the ${card}.`,
  ready: ({ seat }, subject) => `${subject(seat, 'are', 'is')} ready.`,
  turnPassed: ({ to, advantage }, subject) =>
    advantage === null
      ? `${subject(to, 'are', 'is')} next.`
      : `${subject(to, 'lead', 'leads')} next,${LEADS[advantage]}.`,
  turnedDown: ({ seat }, subject) => `${subject(seat, 'put', 'puts')} the trick face down.`,
  played: ({ seat, card, faceDown }, subject) =>
    `${subject(seat, 'play', 'plays')} ${card === null ? 'a card' : `the ${card}`}${faceDown === null ? '' : ' face down'}.`,
  revealed: ({ cards }) => `The trick is revealed: ${cards.join(', ')}.`,
  trickTaken: ({ seat, card }, subject) => `${subject(seat, 'take', 'takes')} the trick with the ${card}.`,
  penaltyTaken: ({ seat, penalty }, subject) => `${subject(seat, 'get', 'gets')} a penalty: ${penalty}.`,
  rewardOffered: ({ seat }, subject) => `${subject(seat, 'may', 'may')} take a reward.`,
  rewardTaken: ({ seat, reward }, subject) => `${subject(seat, 'take', 'takes')} the reward '${REWARD_NAMES[reward]}'.`,
  leaderAsked: ({ seat }, subject) => `${subject(seat, 'choose', 'chooses')} who leads next.`,
  leaderChosen: ({ seat, leader }, subject, viewer) =>
    `${subject(seat, 'have', 'has')} ${whom(leader, viewer)} lead next.`,
  benefitsOffered: ({ seat, benefits, games }, subject) => {
    const offers = benefits.map((benefit) =>
      benefit === 'cancelGame' ? `cancel the own game ${listed(games, 'or')}` : BENEFIT_NAMES[benefit],
    );
    return `${subject(seat, 'may', 'may')} ${listed(offers, 'or')}.`;
  },
  benefitChosen: (event, subject) => `${subject(event.seat, benefitWords(event, ''), benefitWords(event, 's'))}.`,
  scored: ({ tallies }, subject) =>
    `${tallies
      .map(({ chickens, penalties, rewards, noChicken, total }, seat) => {
        const parts = [`chickens ${chickens}`, `penalties ${penalties}`, `rewards ${rewards}`];
        if (noChicken > 0) parts.push(`no chicken ${noChicken}`);
        return subject(seat, `score ${total} (${parts.join(', ')})`, `scores ${total} (${parts.join(', ')})`);
      })
      .join('; ')}.`,
  sessionEnded: () => 'All games are played: the session is over.',
});
