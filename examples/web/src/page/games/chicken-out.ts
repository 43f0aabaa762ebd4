import { chickenOut } from 'hencoop/chicken-out';
import { en } from 'hencoop/chicken-out/en';
import { chickenOutTable } from 'hencoop/chicken-out/table';
import { pageGameOf } from './pageGame.js';

export const pageGame = pageGameOf(chickenOut, chickenOutTable, {
  sentences: async () => (await import('hencoop/chicken-out/sheet')).describe,
  en: { words: en, table: undefined },
  async de() {
    const [{ de }, { chickenOutTableDe }] = await Promise.all([
      import('hencoop/chicken-out/de'),
      import('hencoop/chicken-out/table/de'),
    ]);
    return { words: de, table: chickenOutTableDe };
  },
});
