import { chicken } from 'hencoop/chicken';
import { en } from 'hencoop/chicken/en';
import { chickenTable } from 'hencoop/chicken/table';
import { pageGameOf } from './pageGame.js';

export const pageGame = pageGameOf(chicken, chickenTable, {
  sentences: async () => (await import('hencoop/chicken/sheet')).describe,
  en: { words: en, table: undefined },
  async de() {
    const [{ de }, { chickenTableDe }] = await Promise.all([
      import('hencoop/chicken/de'),
      import('hencoop/chicken/table/de'),
    ]);
    return { words: de, table: chickenTableDe };
  },
});
