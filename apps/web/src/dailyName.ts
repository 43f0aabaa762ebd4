const PREFIX = 'daily-';

/** The name under which the deal of a day is saved. Other games have random names. */
export const dailyName = (date: string, game: string): string => `${PREFIX}${date}-${game}`;

export const isDailyName = (saved: string): boolean => saved.startsWith(PREFIX);
