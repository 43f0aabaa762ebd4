// The page's texts about reviews and the coach in English.

const counted = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;

export const review = {
  title: 'Review',
  open: 'Review the game',
  close: 'Close the review',
  thinking: (percent: string) => `Analyzing: ${percent}`,
  curve: (name: string) => `Chance of ${name} to win`,
  yourCurve: 'Your chance to win',
  /** Where the curve is: which step, and the chance there. */
  at: (step: number, of: number, chance: string) => `Step ${step} of ${of}: ${chance}`,
  seat: 'Player',
  marks: { inaccuracy: 'inaccuracy', mistake: 'mistake', blunder: 'blunder' },
  next: 'Next mistake',
  previous: 'Previous mistake',
  none: 'No mistakes found.',
  found: (count: number) => `${counted(count, 'mistake')} found.`,
  again: 'Try it here',
  better: (move: string) => `Better: ${move}.`,
  /** On the table, at the two moves. */
  flags: { better: 'better', played: 'played' },
  good: (move: string) => `${move}: a good move.`,
  /** The account of a player at the end. */
  began: {
    you: (chance: string) => `You began at ${chance}.`,
    other: (name: string, chance: string) => `${name} began at ${chance}.`,
  },
  luck: {
    gave: (percent: string) => `Luck and the others gave ${percent}.`,
    took: (percent: string) => `Luck and the others took ${percent}.`,
  },
  skill: {
    you: (percent: string) => `Your own moves lost ${percent}.`,
    other: (percent: string) => `Their own moves lost ${percent}.`,
  },
  accuracy: (percent: string) => `Accuracy: ${percent}.`,
};

export const coach = {
  setting: 'Warn me before a mistake',
  title: 'Are you sure?',
  loses: (move: string, percent: string) => `${move} loses ${percent} of the chance to win.`,
  play: 'Play it anyway',
  think: 'Take it back',
  looks: 'The coach looks at your move.',
  skip: 'Play now',
};
