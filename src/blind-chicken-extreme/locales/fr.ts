/**
 * The words of Blind Chicken Extreme in French: sentences for moves, events and refusals, labels for buttons, texts in
 * its drawings, and names for a catalog.
 *
 * @packageDocumentation
 */
import { deepFreeze } from '../../engine/freeze.js';
import { listed, type Player, type Subject } from '../../engine/locale.js';
import { counted, french } from '../../engine/locales/fr.js';
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

export { frBlindChickenExtremeRules } from './frRules.js';
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
  leadFaceDown: 'Entame cachée',
  leadAnyCard: 'Entame au choix',
  chooseLeader: 'Choisir qui entame',
};

const LEADS: { readonly [Each in Advantage]: string } = {
  leadFaceDown: ' face cachée',
  leadAnyCard: ' d’une carte au choix',
};

const CARRIED = { chicken: 'une poule', pig: 'un cochon', sow: 'la truie' };

const quoted = (reward: Reward) => `« ${REWARDS[reward]} »`;
const points = (count: number) => counted(count, 'point');
const theCards = (cards: readonly Card[], and: string) =>
  listed(
    cards.map((card) => `le ${card}`),
    and,
  );

/** Who leads the next trick, by the choice of `seat`. */
function leads(seat: Seat, leader: Seat, subject: Subject, viewer: Seat | null, player: Player): string {
  if (seat === leader) return `${subject(seat, 'choisis d’entamer toi-même', 'choisit d’entamer')} le pli suivant.`;
  if (leader === viewer) return `${subject(seat, 'entames', 'te laisse entamer')} le pli suivant.`;
  return `${subject(seat, 'laisses', 'laisse')} ${player(leader)} entamer le pli suivant.`;
}

/** The effect of a benefit, after "Tu". */
function chosenByYou(choice: BenefitChoice): string {
  switch (choice.benefit) {
    case 'none':
      return 'renonces à un avantage';
    case 'cancelGame':
      return `annules ta partie ${choice.game}`;
    case 'ignoreChickens':
      return 'oublies tes poules d’avant';
    case 'ignorePenalties':
      return 'oublies tes pénalités d’avant';
  }
}

/** The effect of a benefit, after "Joueur 2". */
function chosenByOthers(choice: BenefitChoice): string {
  switch (choice.benefit) {
    case 'none':
      return 'renonce à un avantage';
    case 'cancelGame':
      return `annule sa partie ${choice.game}`;
    case 'ignoreChickens':
      return 'oublie ses poules d’avant';
    case 'ignorePenalties':
      return 'oublie ses pénalités d’avant';
  }
}

/** The effect of a benefit, in the infinitive, for the reader or another player. */
function offer(benefit: Benefit, games: readonly number[], toYou: boolean): string {
  switch (benefit) {
    case 'ignoreChickens':
      return `oublier ${toYou ? 'tes' : 'ses'} poules d’avant`;
    case 'ignorePenalties':
      return `oublier ${toYou ? 'tes' : 'ses'} pénalités d’avant`;
    case 'cancelGame':
      return `annuler ${toYou ? 'ta' : 'sa'} partie ${listed(games, 'ou')}`;
  }
}

const names: BlindChickenExtremeLocale['names'] = {
  card: (card, carries) => (carries === null ? `${card}` : `${card}, ${CARRIED[carries]}`),
  penalty: (penalty) => `Pénalité ${penalty}`,
  rewards: REWARDS,
};

const sentences: BlindChickenExtremeLocale['sentences'] = {
  place: ({ seat, card }, subject) => `${subject(seat, 'poses', 'pose')} le ${card} à droite.`,
  play: ({ seat, card }, subject) => `${subject(seat, 'joues', 'joue')} le ${card}.`,
  takeReward: ({ seat, reward }, subject) => `${subject(seat, 'prends', 'prend')} la récompense ${quoted(reward)}.`,
  chooseLeader: ({ seat, leader }, subject, viewer, player) => leads(seat, leader, subject, viewer, player),
  chooseBenefit: (move, subject) => `${subject(move.seat, chosenByYou(move), chosenByOthers(move))}.`,

  opened: ({ seats }) => `Une partie de Blind Chicken Extreme à ${seats} commence.`,
  dealt: ({ gameNumber, starter, hands }, subject, viewer) => {
    const own = viewer === null ? undefined : hands[viewer];
    const cards = own === undefined ? '' : ` Ta main : ${own.join(', ')}.`;
    return `Partie ${gameNumber} : chacun range ses cartes. ${subject(starter, 'vas', 'va')} entamer.${cards}`;
  },
  placed: ({ seat, card }, subject) => `${subject(seat, 'poses', 'pose')} le ${card} à droite.`,
  ready: ({ seat }, subject) => `${subject(seat, 'as fini', 'a fini')} de ranger.`,
  turnPassed: ({ to, advantage }, subject, viewer, player) => {
    if (advantage !== null) return `${subject(to, 'entames', 'entame')} le pli suivant${LEADS[advantage]}.`;
    return to === viewer ? 'C’est à toi de jouer.' : `C’est à ${player(to)} de jouer.`;
  },
  turnedDown: ({ seat }, subject) => `${subject(seat, 'ramasses', 'ramasse')} le pli.`,
  played: ({ seat, card, faceDown }, subject) =>
    `${subject(seat, 'joues', 'joue')} ${card === null ? 'une carte' : `le ${card}`}${faceDown === null ? '' : ' face cachée'}.`,
  revealed: ({ cards }) => `Les cartes du pli se retournent : ${cards.join(', ')}.`,
  trickTaken: ({ seat, card }, subject) => `${subject(seat, 'fais', 'fait')} le pli avec le ${card}.`,
  penaltyTaken: ({ seat, penalty }, subject) => `${subject(seat, 'prends', 'prend')} une pénalité : ${penalty}.`,
  rewardOffered: ({ seat }, subject) => `${subject(seat, 'peux', 'peut')} choisir une récompense.`,
  rewardTaken: ({ seat, reward }, subject) => `${subject(seat, 'prends', 'prend')} la récompense ${quoted(reward)}.`,
  leaderAsked: ({ seat }, subject) => `${subject(seat, 'choisis', 'choisit')} qui entame le pli suivant.`,
  leaderChosen: ({ seat, leader }, subject, viewer, player) => leads(seat, leader, subject, viewer, player),
  benefitsOffered: ({ seat, benefits, games }, subject) => {
    const offers = (toYou: boolean) =>
      listed(
        benefits.map((benefit) => offer(benefit, games, toYou)),
        'ou',
      );
    return `${subject(seat, `peux ${offers(true)}`, `peut ${offers(false)}`)}.`;
  },
  benefitChosen: (event, subject) => `${subject(event.seat, chosenByYou(event), chosenByOthers(event))}.`,
  scored: ({ tallies }, subject) =>
    `${tallies
      .map(({ chickens, penalties, rewards, noChicken, total }, seat) => {
        const parts = [`poules ${chickens}`, `pénalités ${penalties}`, `récompenses ${rewards}`];
        if (noChicken > 0) parts.push(`aucune poule ${noChicken}`);
        const sum = `${points(total)} (${parts.join(', ')})`;
        return subject(seat, `marques ${sum}`, `marque ${sum}`, seat > 0);
      })
      .join(' ; ')}.`,
  sessionEnded: () => 'Toutes les parties sont jouées : c’est terminé.',
};

const refusals: BlindChickenExtremeLocale['refusals'] = {
  'G-4': ({ card }) => `Tu n’as pas le ${card} : prends une carte de ta main ou de ta rangée.`,
  'BC-2.3': ({ missing }) => `Dans l’ordre, il manque ${theCards(missing, 'et')} : nomme toutes les cartes de ta main.`,
  'BC-3.1': ({ card, ends }) => `Le ${card} n’est à aucun bout de ta rangée : joue ${theCards(ends, 'ou')}.`,
  'BC-4.2': ({ reward, left }) =>
    `La récompense ${quoted(reward)} est déjà prise : prends ${listed(left.map(quoted), 'ou')}.`,
  'BC-5.3': ({ benefits, games }) => {
    const offers = benefits.map((benefit) => offer(benefit, games, true));
    return `Tu n’as pas droit à cet avantage : tu peux ${listed([...offers, 'renoncer'], 'ou')}.`;
  },
};

const picture: BlindChickenExtremeLocale['picture'] = {
  title: (game, games) => `Blind Chicken Extreme, partie ${game} sur ${games}`,
  steps: {
    arrange: 'poser une carte à droite de sa rangée',
    play: 'jouer une carte d’un bout de la rangée',
    lead: 'entamer d’une carte d’un bout de la rangée',
    leadFaceDown: 'entamer d’une carte face cachée',
    leadAnyCard: 'entamer d’une carte au choix de la rangée',
    takeReward: 'prendre une récompense',
    chooseLeader: 'choisir qui entame le pli suivant',
    chooseBenefit: 'choisir un avantage ou aucun',
  },
  trick: 'Pli',
  noTrick: 'aucun',
  faceDown: 'face cachée',
  takes: (name) => `fait par : ${name}`,
  soFar: (name) => (name === null ? 'Pour l’instant, tu le fais' : `Pour l’instant, ${name} le fait`),
  row: 'Rangée',
  toPlace: 'Encore à poser',
  rewards: {
    leadFaceDown: 'entame cachée',
    leadAnyCard: 'entame au choix',
    chooseLeader: 'choisir qui entame',
  },
  rewardsLeft: 'Récompenses à gagner',
  noRewards: 'aucune',
  benefit: 'Avantages',
  benefits: {
    ignoreChickens: 'oublier les poules',
    ignorePenalties: 'oublier les pénalités',
    cancelGame: 'annuler une partie',
    none: 'aucun avantage',
  },
  game: (number, points) => `partie ${number} (${points})`,
  arranging: 'range',
  ready: 'a fini',
  tricks: (count) => counted(count, 'pli'),
  penalty: (penalty) => `pénalité ${penalty}`,
  reward: (name) => `+3 ${name}`,
  games: 'Parties',
  canceled: 'annulée',
  card: { chicken: CARRIED.chicken, pig: CARRIED.pig, sow: CARRIED.sow, sign: 'se joue face cachée' },
  pile: 'Plis',
};

/** The effect of a benefit, in the infinitive. */
function choosing(choice: BenefitChoice): string {
  if (choice.benefit === 'none') return 'Renoncer à un avantage';
  return capital(offer(choice.benefit, choice.benefit === 'cancelGame' ? [choice.game] : [], true));
}

const stakes: BlindChickenExtremeLocale['stakes'] = {
  takes: (name, points) => `Pour l’instant, ${name === null ? 'tu le fais' : `${name} le fait`} : ${points}`,
  card: 'Carte la plus forte',
  chickens: (count) => counted(count, 'poule'),
  penalty: 'Pénalité pour les poules',
  pig: 'Récompense pour un cochon',
  faceDown: 'Face cachée',
  open: 'peut tout changer',
  rewards: 'À quoi sert une récompense ?',
  reward: {
    leadFaceDown: 'Les autres ne voient ta carte d’entame qu’une fois le pli complet.',
    leadAnyCard: 'Tu entames de n’importe quelle carte de ta rangée, pas seulement d’un bout.',
    chooseLeader: 'Tu dis qui entame : toi ou quelqu’un d’autre.',
  },
  benefits: 'À quoi sert un avantage ?',
  benefit: {
    ignoreChickens: 'Tes poules d’avant le dernier pli ne coûtent rien.',
    ignorePenalties: 'Tes pénalités d’avant le dernier pli ne coûtent rien.',
    cancelGame: 'Une de tes parties d’avant compte 0.',
  },
};

const labels: BlindChickenExtremeLabelLocale['labels'] = {
  moves: {
    place: ({ card }) => `Poser le ${card}`,
    play: ({ card }, known) =>
      `${known?.leads ? 'Entamer du' : 'Jouer le'} ${card}${known?.faceDown ? ' face cachée' : ''}`,
    takeReward: ({ reward }) => `Prendre la récompense ${quoted(reward)} (+${REWARD_POINTS})`,
    chooseLeader: ({ seat, leader }, _, player) =>
      seat === leader ? 'Entamer le pli suivant' : `Laisser ${player(leader)} entamer le pli suivant`,
    chooseBenefit: (choice, known) =>
      `${choosing(choice)}${known === null || known.points === null ? '' : ` (${points(known.points)})`}`,
  },
  brief: { play: ({ card }) => `Jouer ${card}` },
  questions: {
    type: () => 'Que veux-tu faire ?',
    card: () => 'Quelle carte ?',
    reward: () => 'Quelle récompense ?',
    leader: () => 'Qui entame le pli suivant ?',
    benefit: () => 'Quel avantage ?',
    game: () => 'Quelle partie ?',
  },
  values: {
    type: (type) =>
      ({
        place: 'Poser une carte',
        play: 'Jouer une carte',
        takeReward: 'Prendre une récompense',
        chooseLeader: 'Choisir qui entame',
        chooseBenefit: 'Choisir un avantage',
      })[type],
    card: (card, view) => names.card(card, view === null ? null : carriedBy(view, card)),
    reward: (reward) => REWARDS[reward],
    leader: (leader, view, player) => (leader === view?.viewer ? 'Toi' : player(leader)),
    benefit: (benefit) => (benefit === 'cancelGame' ? 'Annuler une de tes parties' : choosing({ benefit })),
    game: (game) => `Partie ${game}`,
  },
};

/**
 * The French labels of Blind Chicken Extreme, separate so that a page that only prints sentences does not load them.
 */
export const frBlindChickenExtremeLabels: BlindChickenExtremeLabelLocale = /* @__PURE__ */ deepFreeze({
  common: french,
  known: knownOf,
  labels,
});

/**
 * The French texts in drawings of Blind Chicken Extreme, separate so that a page that only draws loads no sentences.
 */
export const frBlindChickenExtremeSvg: BlindChickenExtremeSvgLocale = /* @__PURE__ */ deepFreeze({
  common: french,
  picture,
});

/** Blind Chicken Extreme in French. */
export const frBlindChickenExtreme: BlindChickenExtremeLocale = /* @__PURE__ */ deepFreeze({
  common: french,
  goal: 'le plus de points gagne',
  names,
  sentences,
  refusals,
  picture,
  stakes,
});

/** Why one move in Blind Chicken Extreme is better than another, in French. */
export const frBlindChickenExtremeReasons: ReasonLocale<BlindChickenExtremeMeasure> = /* @__PURE__ */ deepFreeze<
  ReasonLocale<BlindChickenExtremeMeasure>
>({
  common: french,
  insteadOf: 'au lieu de',
  claims: {
    chickens: (doer) => `${doer('prends', 'prend')} moins de poules dans cette partie`,
    penalties: (doer) => `${doer('perds', 'perd')} moins de points en pénalités dans cette partie`,
    penaltyNow: (doer) => `${doer('prends', 'prend')} moins souvent une pénalité à ce pli`,
    rewards: (doer) => `${doer('prends', 'prend')} plus de récompenses dans cette partie`,
    noChicken: (doer) => `${doer('finis', 'finit')} plus souvent cette partie sans poule`,
    points: (doer) => `${doer('marques', 'marque')} plus de points dans cette partie`,
    othersPoints: () => 'Un autre joueur marque en moyenne moins de points dans cette partie',
  },
});
