import { chickenRoundup } from 'hencoop/chicken-roundup';
import { en } from 'hencoop/chicken-roundup/en';
import { chickenRoundupTable } from 'hencoop/chicken-roundup/table';
import { pageGameOf } from './pageGame.js';

export const pageGame = pageGameOf(chickenRoundup, chickenRoundupTable, {
  sentences: async () => (await import('hencoop/chicken-roundup/sheet')).describe,
  en: { words: en, table: undefined },
  async de() {
    const [{ de }, { chickenRoundupTableDe }] = await Promise.all([
      import('hencoop/chicken-roundup/de'),
      import('hencoop/chicken-roundup/table/de'),
    ]);
    return { words: de, table: chickenRoundupTableDe };
  },
});
