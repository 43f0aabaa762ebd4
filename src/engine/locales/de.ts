import { deepFreeze } from '../freeze.js';
import { type CommonWords, counted, listed } from '../locale.js';

/** The German words that all games share. */
export const german: CommonWords = /* @__PURE__ */ deepFreeze({
  language: 'de',
  you: 'Du',
  seat: (seat) => `Platz ${seat + 1}`,
  player: (seat) => `Platz ${seat + 1}`,
  whoMoves: 'Wer zieht?',
  colon: ': ',
  semicolon: '; ',
  refusals: {
    'G-0': ({ path }) =>
      path === ''
        ? 'Kein Zug: Erwartet wird ein Objekt mit `seat`, `type` und den Feldern dieses Typs.'
        : `Kein Zug dieses Spiels: \`${path}\` fehlt, ist unbekannt oder hat einen Wert, den es nicht gibt.`,
    'G-1': ({ actors }, player) =>
      `Du bist nicht am Zug: ${listed(actors.map(player), 'und')} ${actors.length === 1 ? 'ist' : 'sind'} am Zug.`,
    'G-2': () => 'Das Spiel ist aus: Es gibt keine Züge mehr.',
    'G-3': () => 'Noch nicht: Zuerst steht eine andere Entscheidung an.',
  },
  picture: {
    cards: (count) => counted(count, 'Karte', 'Karten'),
    hidden: (count) => counted(count, 'verdeckte Karte', 'verdeckte Karten'),
    points: (count) => counted(count, 'Punkt', 'Punkte'),
    empty: 'leer',
    back: 'verdeckte Karte',
    toAct: (who, you, what) =>
      who.length > 1 ? `${listed(who, 'und')}: ${what}` : `${listed(who)} ${you ? 'bist' : 'ist'} am Zug: ${what}`,
    over: 'Das Spiel ist aus',
    and: 'und',
    fromTheTop: (pile) => `${pile}, von oben`,
    hand: 'Hand',
    drawPile: 'Zugstapel',
    discardPile: 'Ablagestapel',
    onTop: (card) => `oben ${card}`,
  },
});
