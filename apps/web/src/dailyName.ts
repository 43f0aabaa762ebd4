const PREFIX = 'daily-';

/** The name that the deal of a day is saved by. The names of other games are random. */
export const dailyName = (date: string, game: string): string => `${PREFIX}${date}-${game}`;

export const isDailyName = (saved: string): boolean => saved.startsWith(PREFIX);
