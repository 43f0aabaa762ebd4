import type { UndoCode } from './onlineMatch.js';

/** The sentences about a move that a player takes back. They load with the online table alone. */
interface UndoTexts {
  /** A player asks. */
  readonly asks: (name: string) => string;
  readonly accept: string;
  readonly decline: string;
  /** The player has asked, and waits for these. */
  readonly waiting: (names: string) => string;
  readonly declined: string;
  readonly declinedOf: (name: string) => string;
  readonly done: string;
  readonly doneBy: (name: string) => string;
  /** Why the move stands. */
  readonly refusals: { readonly [Code in UndoCode]: string };
}

const en: UndoTexts = {
  asks: (name) => `${name} wants to take back the last move.`,
  accept: 'Accept',
  decline: 'Decline',
  waiting: (names) => `You want to take your move back. Waiting for ${names}.`,
  declined: 'The others want your move to stand.',
  declinedOf: (name) => `The move of ${name} stands.`,
  done: 'You took your move back.',
  doneBy: (name) => `${name} took a move back.`,
  refusals: {
    noMove: 'You have made no move that you could take back.',
    learned: 'You have learned something since, so your move stands.',
    stale: 'The table has changed since, so your move stands.',
    over: 'The game is over, and its moves stand.',
    pending: 'Somebody else is asking to take a move back.',
    declined: 'The others want your move to stand.',
    noRequest: 'Nobody is asking to take a move back any more.',
  },
};

const de: UndoTexts = {
  asks: (name) => `${name} möchte den letzten Zug zurücknehmen.`,
  accept: 'Annehmen',
  decline: 'Ablehnen',
  waiting: (names) => `Du möchtest deinen Zug zurücknehmen. Es fehlt noch: ${names}.`,
  declined: 'Die anderen möchten, dass dein Zug bleibt.',
  declinedOf: (name) => `Der Zug von ${name} bleibt.`,
  done: 'Du hast deinen Zug zurückgenommen.',
  doneBy: (name) => `${name} hat einen Zug zurückgenommen.`,
  refusals: {
    noMove: 'Du hast keinen Zug gemacht, den du zurücknehmen könntest.',
    learned: 'Du hast seither etwas erfahren, darum bleibt dein Zug.',
    stale: 'Der Tisch hat sich seither verändert, darum bleibt dein Zug.',
    over: 'Das Spiel ist aus, und seine Züge bleiben.',
    pending: 'Jemand anderes möchte gerade einen Zug zurücknehmen.',
    declined: 'Die anderen möchten, dass dein Zug bleibt.',
    noRequest: 'Niemand möchte mehr einen Zug zurücknehmen.',
  },
};

const fr: UndoTexts = {
  asks: (name) => `${name} voudrait reprendre son dernier coup.`,
  accept: 'Accepter',
  decline: 'Refuser',
  waiting: (names) => `Tu voudrais reprendre ton coup. Il manque encore : ${names}.`,
  declined: 'Les autres préfèrent que ton coup reste.',
  declinedOf: (name) => `Le coup de ${name} reste.`,
  done: 'Tu as repris ton coup.',
  doneBy: (name) => `${name} a repris un coup.`,
  refusals: {
    noMove: 'Tu n’as joué aucun coup que tu pourrais reprendre.',
    learned: 'Tu as appris quelque chose depuis, donc ton coup reste.',
    stale: 'La table a changé depuis, donc ton coup reste.',
    over: 'La partie est finie, et ses coups restent.',
    pending: 'Quelqu’un d’autre demande déjà à reprendre un coup.',
    declined: 'Les autres préfèrent que ton coup reste.',
    noRequest: 'Plus personne ne demande à reprendre un coup.',
  },
};

export const UNDO_TEXTS = { en, de, fr } as const;
