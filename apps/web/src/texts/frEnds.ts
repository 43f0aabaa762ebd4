import type { EndTexts } from './enEnds.js';

const counted = (count: number, one: string, many: string) => `${count} ${count < 2 ? one : many}`;
const listed = (names: readonly string[]) => new Intl.ListFormat('fr').format(names);
const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** The texts of the end of a round, of a game and of a deal of the day, in French. */
export const frEnds: EndTexts = {
  round: {
    title: 'Les points',
    leads: (others, isYou, points) => {
      const names = isYou ? [...others, others.length > 0 ? 'toi' : 'Tu'] : others;
      if (names.length < 2) return `${names.join('')} ${isYou ? 'mènes' : 'mène'} avec ${points}.`;
      return `${listed(names)} ${isYou ? 'menez' : 'mènent'} à égalité avec ${points}.`;
    },
    continue: 'Nouvelle donne',
  },
  end: {
    title: 'La partie est terminée',
    youWin: 'Tu gagnes !',
    wins: (names) => `${names} gagne !`,
    win: (names) => `${names} gagnent !`,
    places: (places) =>
      capital(
        `${places
          .map(({ rank, others, isYou, isShared }) => {
            if (isShared) return `${listed(isYou ? [...others, 'toi'] : others)} : ex æquo à la place ${rank}`;
            return `${isYou ? 'tu es' : `${listed(others)} est`} à la place ${rank}`;
          })
          .join(' ; ')}.`,
      ),
    ranking: 'Classement',
    undone: (count) => `Avec ${counted(count, 'décision annulée', 'décisions annulées')}.`,
    save: 'Enregistrer le compte rendu',
    share: 'Partager un lien',
  },
  daily: {
    you: (result) => `Toi : ${result}`,
    bot: (result) => `Un bot moyen à ta place : ${result}`,
    withPoints: (rank, points) => `${rank}, ${points} points`,
    par: (mean, low, high) => `Par : ${mean}${low === high ? '' : ` (de ${low} à ${high})`}`,
    parRank: (rank) => `rang ${rank}`,
    parComes: (percent) => `Des bots forts jouent à ta place pour le par : ${percent}`,
    botPlays: 'Pour comparer, un bot joue à ta place…',
    share: 'Partager le résultat',
    tiles: { you: 'Toi', par: 'Par', bot: 'Bot moyen' },
    place: (rank) => (rank === 1 ? '1er' : `${rank}e`),
    of: (players) => `sur ${players}`,
    spread: (low, high) => (low === high ? '' : `${low} à ${high}`),
  },
};
