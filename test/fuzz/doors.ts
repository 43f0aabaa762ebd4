import type { GameTypes } from 'hencoop';
import type { GameId } from 'hencoop/games';
import { loadBots } from '../support/games.js';
import { fuzzGame, type Report } from './hostile.js';
import { fuzzInspected } from './inspected.js';
import { fuzzKits } from './kits.js';
import { fuzzLessons } from './lessons.js';
import { fuzzList } from './list.js';
import { fuzzBotConfigs, fuzzDefine } from './made.js';
import { fuzzShown } from './shown.js';
import { fuzzFair, fuzzStored } from './stored.js';
import { MOVES, type Target } from './targets.js';

/** Calls a part of the library with hostile values, `tries` times. */
type Fuzz = (target: Target, tries: number, seed: number) => Report | Promise<Report>;

/**
 * The parts of the fuzz, each with its share of the tries for a game. `npm run fuzz` runs them all in Node; a page without a
 * bundler runs them in Chromium, on the files of the package: tools/check/browser/plainFuzz.spec.ts.
 */
export const PARTS = {
  rules: { share: 0.4, run: ({ on }, tries, seed) => on((game, kit) => fuzzGame(game, kit, tries, seed, MOVES)) },
  stored: { share: 0.35, run: ({ on }, tries, seed) => on((game, kit) => fuzzStored(game, kit, tries, seed)) },
  fair: { share: 0.05, run: ({ on }, tries, seed) => on((game, kit) => fuzzFair(game, kit, tries, seed)) },
  list: { share: 0.05, run: (_, tries, seed) => fuzzList(tries, seed) },
  shown: { share: 0.07, run: ({ on }, tries, seed) => on((game, kit) => fuzzShown(game, kit, tries, seed)) },
  inspected: { share: 0.01, run: ({ on }, tries, seed) => on((game, kit) => fuzzInspected(game, kit, tries, seed)) },
  lessons: { share: 0.02, run: ({ id }, tries, seed) => fuzzLessons(id as GameId, tries, seed) },
  define: { share: 0.02, run: (_, tries, seed) => fuzzDefine(tries, seed) },
  'bot configs': { share: 0.02, run: fuzzBotsOf },
  kits: { share: 0.01, run: ({ on }, tries, seed) => on((game, kit) => fuzzKits(game, kit, tries, seed)) },
} as const satisfies { readonly [part: string]: { readonly share: number; readonly run: Fuzz } };

async function fuzzBotsOf({ id, on }: Target, tries: number, seed: number): Promise<Report> {
  // The id of a target is that of a game of the library.
  const bots = await loadBots(id as Parameters<typeof loadBots>[0]);
  return on<Report>((game) => fuzzBotConfigs<GameTypes>(game as never, bots, tries, seed));
}

/** What calls an entry point with hostile values: a part of the fuzz, a fuzz elsewhere, or the reason why nothing does. */
export type Cover =
  | keyof typeof PARTS
  /** Random positions of every bot: bots.ts. */
  | 'bots'
  /** In Chromium: tools/check/browser/elementFuzz.spec.ts. */
  | 'element'
  /** It exports no function. */
  | 'data alone';

/** What covers each entry point of the library; `<game>` stands for the id of each game. */
export const DOORS: { readonly [door: string]: readonly Cover[] } = {
  hencoop: ['rules', 'stored', 'shown'],
  'hencoop/<game>': ['rules'],
  // Data, and the catalog for the cards of an option.
  'hencoop/<game>/sheet': ['define'],
  'hencoop/<game>/schema': ['rules'],
  'hencoop/<game>/record': ['stored'],
  'hencoop/<game>/svg': ['shown'],
  'hencoop/<game>/element': ['element'],
  'hencoop/<game>/text': ['shown'],
  'hencoop/<game>/bots': ['bots', 'bot configs'],
  'hencoop/<game>/testkit': ['kits'],
  'hencoop/<game>/lesson': ['data alone'],
  'hencoop/<game>/en': ['shown', 'stored'],
  'hencoop/<game>/de': ['shown', 'stored'],
  'hencoop/<game>/fr': ['shown', 'stored'],
  'hencoop/games': ['list'],
  'hencoop/bots': ['bots', 'bot configs'],
  'hencoop/analysis': ['bot configs'],
  'hencoop/define': ['define'],
  'hencoop/record': ['stored'],
  'hencoop/referee': ['stored'],
  'hencoop/fair': ['fair'],
  // On a page, in Chromium: tools/check/browser/inspector.spec.ts.
  'hencoop/inspector': ['inspected'],
  'hencoop/lesson': ['lessons'],
  'hencoop/svg': ['shown'],
  'hencoop/element': ['element'],
  'hencoop/testkit': ['kits'],
  'hencoop/bots/en': ['data alone'],
  'hencoop/bots/de': ['data alone'],
  'hencoop/bots/fr': ['data alone'],
  'hencoop/element/en': ['element'],
  'hencoop/element/de': ['element'],
  'hencoop/element/fr': ['element'],
  'hencoop/inspector/en': ['data alone'],
  'hencoop/inspector/de': ['data alone'],
  'hencoop/inspector/fr': ['data alone'],
};
