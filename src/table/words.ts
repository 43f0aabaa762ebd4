import { listed } from '../engine/locale.js';

/** What the table says itself, besides what its game says. */
export interface TableWords {
  readonly confirm: string;
  /** What is asked while a move that is picked waits for one more touch. */
  readonly again: string;
  /** What has been picked so far, before the button that takes it back. */
  readonly takeBack: string;
  readonly waitingFor: (names: readonly string[]) => string;
  readonly sending: string;
  readonly others: string;
  readonly middle: string;
  readonly buttons: string;
  /** The link to the clause of a refusal. */
  readonly clause: (clause: string) => string;
  /** What arranging a row says. */
  readonly shelf: {
    readonly label: string;
    /** What the viewer is asked. */
    readonly ask: string;
    readonly how: string;
    readonly ready: string;
    readonly sort: string;
    readonly card: (card: string, place: number, of: number) => string;
  };
}

/** The table in English. */
export const enTable: TableWords = {
  confirm: 'Confirm',
  again: 'Tap again to do this',
  takeBack: 'Take back',
  waitingFor: (names) => `Waiting for ${listed(names)}`,
  sending: 'Your move is on its way',
  others: 'The other players',
  middle: 'The middle of the table',
  buttons: 'Moves',
  clause: (clause) => `Rule ${clause}`,
  shelf: {
    label: 'Your row',
    ask: 'Put your cards in order',
    how: 'You will play them from the two ends. Tap a card, then its new place, or drag it.',
    ready: 'Lay the row like this',
    sort: 'Sort',
    card: (card, place, of) => `${card}, place ${place} of ${of}`,
  },
};

/** The table in German. */
export const deTable: TableWords = {
  confirm: 'Bestätigen',
  again: 'Noch einmal antippen',
  takeBack: 'Zurücknehmen',
  waitingFor: (names) => `Warten auf ${listed(names, 'und')}`,
  sending: 'Dein Zug ist unterwegs',
  others: 'Die anderen Spieler',
  middle: 'Die Mitte des Tisches',
  buttons: 'Züge',
  clause: (clause) => `Regel ${clause}`,
  shelf: {
    label: 'Deine Reihe',
    ask: 'Ordne deine Karten',
    how: 'Du spielst sie später von den beiden Enden. Tippe auf eine Karte, dann auf ihren neuen Platz, oder zieh sie.',
    ready: 'Die Reihe so auslegen',
    sort: 'Sortieren',
    card: (card, place, of) => `${card}, Platz ${place} von ${of}`,
  },
};
