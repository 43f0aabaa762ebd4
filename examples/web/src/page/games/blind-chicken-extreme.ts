import { blindChickenExtreme } from 'hencoop/blind-chicken-extreme';
import { en } from 'hencoop/blind-chicken-extreme/en';
import { blindChickenExtremeTable } from 'hencoop/blind-chicken-extreme/table';
import { pageGameOf } from './pageGame.js';

export const pageGame = pageGameOf(blindChickenExtreme, blindChickenExtremeTable, {
  sentences: async () => (await import('hencoop/blind-chicken-extreme/sheet')).describe,
  en: { words: en, table: undefined },
  async de() {
    const [{ de }, { blindChickenExtremeTableDe }] = await Promise.all([
      import('hencoop/blind-chicken-extreme/de'),
      import('hencoop/blind-chicken-extreme/table/de'),
    ]);
    return { words: de, table: blindChickenExtremeTableDe };
  },
});
