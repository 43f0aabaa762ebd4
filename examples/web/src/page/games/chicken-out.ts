import { chickenOut } from 'hencoop/chicken-out';
import { en } from 'hencoop/chicken-out/en';
import { describe } from 'hencoop/chicken-out/sheet';
import { chickenOutTable } from 'hencoop/chicken-out/table';
import { pageGameOf } from './pageGame.js';

export const pageGame = pageGameOf(chickenOut, chickenOutTable, describe, {
  en: { words: en, table: undefined },
  async de() {
    const [{ de }, { chickenOutTableDe }] = await Promise.all([
      import('hencoop/chicken-out/de'),
      import('hencoop/chicken-out/table/de'),
    ]);
    return { words: de, table: chickenOutTableDe };
  },
});
