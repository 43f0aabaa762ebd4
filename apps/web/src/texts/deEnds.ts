import type { EndTexts } from './enEnds.js';

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;
const listed = (names: readonly string[]) => new Intl.ListFormat('de').format(names);
const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** The texts of the end of a round, of a game and of a deal of the day, in German. */
export const deEnds: EndTexts = {
  round: {
    title: 'Die Punkte',
    leads: (others, isYou, points) => {
      const names = isYou ? [...others, others.length > 0 ? 'du' : 'Du'] : others;
      if (names.length < 2) return `${names.join('')} ${isYou ? 'führst' : 'führt'} mit ${points}.`;
      return `${listed(names)} ${isYou ? 'führt' : 'führen'} gemeinsam mit ${points}.`;
    },
    continue: 'Neu geben',
  },
  end: {
    title: 'Das Spiel ist vorbei',
    youWin: 'Du gewinnst!',
    wins: (names) => `${names} gewinnt!`,
    win: (names) => `${names} gewinnen!`,
    places: (places) =>
      capital(
        `${places
          .map(({ rank, others, isYou, isShared }) => {
            const names = listed(isYou ? [...others, 'du'] : others);
            if (isShared) return `${names} ${isYou ? 'teilt euch' : 'teilen sich'} Platz ${rank}`;
            return `${names} ${isYou ? 'bist' : 'ist'} auf Platz ${rank}`;
          })
          .join('; ')}.`,
      ),
    ranking: 'Rangliste',
    undone: (count) => `Mit ${counted(count, 'zurückgenommenen Entscheidung', 'zurückgenommenen Entscheidungen')}.`,
    save: 'Protokoll sichern',
    share: 'Link teilen',
  },
  daily: {
    you: (result) => `Du: ${result}`,
    bot: (result) => `Ein mittlerer Bot auf deinem Platz: ${result}`,
    withPoints: (rank, points) => `${rank}, ${points} Punkte`,
    par: (mean, low, high) => `Par: ${mean}${low === high ? '' : ` (${low} bis ${high})`}`,
    parRank: (rank) => `Rang ${rank}`,
    parComes: (percent) => `Starke Bots spielen deinen Platz für das Par: ${percent}`,
    botPlays: 'Zum Vergleich spielt ein Bot deinen Platz …',
    share: 'Ergebnis teilen',
    tiles: { you: 'Du', par: 'Par', bot: 'Mittlerer Bot' },
    place: (rank) => `${rank}.`,
    of: (players) => `von ${players}`,
    spread: (low, high) => (low === high ? '' : `${low} bis ${high}`),
  },
};
