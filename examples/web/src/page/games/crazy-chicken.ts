import { crazyChicken } from 'hencoop/crazy-chicken';
import { en } from 'hencoop/crazy-chicken/en';
import { describe } from 'hencoop/crazy-chicken/sheet';
import { crazyChickenTable } from 'hencoop/crazy-chicken/table';
import { pageGameOf } from './pageGame.js';

export const pageGame = pageGameOf(crazyChicken, crazyChickenTable, describe, {
  en: { words: en, table: undefined },
  async de() {
    const [{ de }, { crazyChickenTableDe }] = await Promise.all([
      import('hencoop/crazy-chicken/de'),
      import('hencoop/crazy-chicken/table/de'),
    ]);
    return { words: de, table: crazyChickenTableDe };
  },
});
