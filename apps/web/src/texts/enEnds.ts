/** A place of the ranking, and who has it. */
export interface Place {
  /** From 1. */
  readonly rank: number;
  /** The names without the reader. */
  readonly others: readonly string[];
  /** Whether the reader has it too. */
  readonly isYou: boolean;
  readonly isShared: boolean;
}

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth'];

const counted = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;
const listed = (names: readonly string[]) => new Intl.ListFormat('en').format(names);
const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** The texts of the end of a round, of a game and of a deal of the day, in English. */
export const enEnds = {
  round: {
    title: 'The points',
    leads: (others: readonly string[], isYou: boolean, points: string) => {
      const names = isYou ? [...others, others.length > 0 ? 'you' : 'You'] : others;
      return names.length > 1
        ? `${listed(names)} share the lead with ${points}.`
        : `${names.join('')} ${isYou ? 'lead' : 'leads'} with ${points}.`;
    },
    continue: 'Next deal',
  },
  end: {
    title: 'The game is over',
    youWin: 'You win!',
    wins: (names: string) => `${names} wins!`,
    win: (names: string) => `${names} win!`,
    places: (places: readonly Place[]) =>
      capital(
        `${places
          .map(({ rank, others, isYou, isShared }) => {
            const names = listed(isYou ? [...others, 'you'] : others);
            const place = ORDINALS[rank - 1] ?? `at place ${rank}`;
            return isShared ? `${names} share ${place}` : `${names} ${isYou ? 'are' : 'is'} ${place}`;
          })
          .join('; ')}.`,
      ),
    ranking: 'Ranking',
    undone: (count: number) => `With ${counted(count, 'decision')} taken back.`,
    save: 'Save the record',
    share: 'Share a link',
  },
  daily: {
    you: (result: string) => `You: ${result}`,
    bot: (result: string) => `A medium bot in your seat: ${result}`,
    withPoints: (rank: string, points: string) => `${rank}, ${points} points`,
    par: (mean: string, low: string, high: string) => `Par: ${mean}${low === high ? '' : ` (${low} to ${high})`}`,
    parRank: (rank: string) => `rank ${rank}`,
    parComes: (percent: string) => `Strong bots play your seat for par: ${percent}`,
    botPlays: 'A bot is playing your seat for comparison…',
    share: 'Share the result',
    tiles: { you: 'You', par: 'Par', bot: 'Medium bot' },
    place: (rank: number) => ['1st', '2nd', '3rd'][rank - 1] ?? `${rank}th`,
    of: (players: number) => `of ${players}`,
    spread: (low: string, high: string) => (low === high ? '' : `${low} to ${high}`),
  },
};

/** The texts of the ends in one language. */
export type EndTexts = typeof enEnds;
