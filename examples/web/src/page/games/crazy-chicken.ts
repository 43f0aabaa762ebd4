import { crazyChicken } from 'hencoop/crazy-chicken';
import { en } from 'hencoop/crazy-chicken/en';
import { crazyChickenTable } from 'hencoop/crazy-chicken/table';
import { pageGameOf } from './pageGame.js';

export const pageGame = pageGameOf(crazyChicken, crazyChickenTable, {
  sentences: async () => (await import('hencoop/crazy-chicken/sheet')).describe,
  en: { words: en, table: undefined },
  async de() {
    const [{ de }, { crazyChickenTableDe }] = await Promise.all([
      import('hencoop/crazy-chicken/de'),
      import('hencoop/crazy-chicken/table/de'),
    ]);
    return { words: de, table: crazyChickenTableDe };
  },
});
