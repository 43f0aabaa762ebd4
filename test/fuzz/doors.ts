import type { GameTypes } from 'hencoop';
import type { GameId } from 'hencoop/games';
import { loadBots } from '../../support/games.js';
import { fuzzAnalyzed } from './analyzed.js';
import { fuzzBotTools } from './botTools.js';
import { fuzzDeals } from './deals.js';
import { fuzzGame, type Report } from './hostile.js';
import { fuzzInspected } from './inspected.js';
import { fuzzKits } from './kits.js';
import { fuzzLessons } from './lessons.js';
import { fuzzList } from './list.js';
import { fuzzBotConfigs, fuzzDefine } from './made.js';
import { fuzzPuzzles } from './puzzled.js';
import { fuzzShown } from './shown.js';
import { fuzzFair, fuzzStored } from './stored.js';
import { MOVES, type Target } from './targets.js';
import { fuzzUndone } from './undone.js';

/** Calls a part of the library with hostile values, `tries` times. */
type Fuzz = (target: Target, tries: number, seed: number) => Report | Promise<Report>;

/**
 * The parts of the fuzz, each with its share of the tries for a game. `npm run check -- fuzz` runs them all in Node; a page
 * without a bundler runs them in Chromium, on the files of the package: tools/check/browser/plainFuzz.spec.ts.
 */
export const PARTS = {
  rules: { share: 0.4, run: ({ on }, tries, seed) => on((game, kit) => fuzzGame(game, kit, tries, seed, MOVES)) },
  stored: { share: 0.33, run: ({ on }, tries, seed) => on((game, kit) => fuzzStored(game, kit, tries, seed)) },
  fair: { share: 0.05, run: ({ on }, tries, seed) => on((game, kit) => fuzzFair(game, kit, tries, seed)) },
  list: { share: 0.05, run: (_, tries, seed) => fuzzList(tries, seed) },
  shown: { share: 0.07, run: ({ on }, tries, seed) => on((game, kit) => fuzzShown(game, kit, tries, seed)) },
  inspected: { share: 0.01, run: ({ on }, tries, seed) => on((game, kit) => fuzzInspected(game, kit, tries, seed)) },
  lessons: { share: 0.02, run: ({ id }, tries, seed) => fuzzLessons(id as GameId, tries, seed) },
  deals: { share: 0.01, run: ({ on }, tries, seed) => on((game, kit) => fuzzDeals(game, kit, tries, seed)) },
  define: { share: 0.02, run: (_, tries, seed) => fuzzDefine(tries, seed) },
  'bot configs': { share: 0.02, run: fuzzBotsOf },
  'bot tools': { share: 0.005, run: fuzzBotToolsOf },
  analyzed: { share: 0.002, run: fuzzAnalyzedOf },
  undone: { share: 0.01, run: ({ on }, tries, seed) => on((game, kit) => fuzzUndone(game, kit, tries, seed)) },
  puzzles: { share: 0.003, run: ({ id }, tries, seed) => fuzzPuzzles(id as GameId, tries, seed) },
  kits: { share: 0.01, run: ({ on }, tries, seed) => on((game, kit) => fuzzKits(game, kit, tries, seed)) },
} as const satisfies { readonly [part: string]: { readonly share: number; readonly run: Fuzz } };

// The id of a target belongs to a game of the library, whose bots fit the game and the kit.
async function fuzzBotsOf({ id, on }: Target, tries: number, seed: number): Promise<Report> {
  const bots = await loadBots(id as GameId);
  return on<Report>((game) => fuzzBotConfigs<GameTypes>(game as never, bots, tries, seed));
}

async function fuzzBotToolsOf({ id, on }: Target, tries: number, seed: number): Promise<Report> {
  const bots = await loadBots(id as GameId);
  return on((game, kit) => fuzzBotTools<GameTypes>(game as never, kit as never, bots, tries, seed));
}

async function fuzzAnalyzedOf({ id, on }: Target, tries: number, seed: number): Promise<Report> {
  const bots = await loadBots(id as GameId);
  return on((game, kit) => fuzzAnalyzed<GameTypes>(game as never, kit as never, bots, tries, seed));
}

/** The fuzz that calls an entry point with hostile values: a part of this one, or one elsewhere. */
export type Cover =
  | keyof typeof PARTS
  /** Random positions of every bot: bots.ts. */
  | 'bots'
  /** In Chromium: tools/check/browser/elementFuzz.spec.ts. */
  | 'element';

/** The reasons why no part calls a function with hostile values. */
export const REASONS = {
  'an error': 'it is the class of an error, which the library throws',
  checked:
    'it takes only values that a schema, or another door, has checked: games, tables, events, records, histories, deals',
  rules: 'the rules and bots of a game call it, with parts of a table; a schema has checked the table',
  tests: 'the tests of a game call it, with values of their own',
} as const;

/** An entry point: the exports that get hostile values, and why the rest do not. */
export interface Door {
  /** The parts that use the objects that it exports: games, schemas, entries, words. */
  readonly objects?: readonly Cover[];
  /** The functions that it exports, by the part that calls them. */
  readonly called?: { readonly [By in Cover]?: readonly string[] };
  /** The other functions, by the reason why no part calls them. */
  readonly spared?: { readonly [Why in keyof typeof REASONS]?: readonly string[] };
}

const LOCALE: Door = { objects: ['shown', 'stored'] };
/** An entry point that exports no function. */
const DATA: Door = {};
const ELEMENT: Door = { objects: ['element'] };

/** The entry points of one game. `<game>` stands for its id, or for its name within names; `<Game>` is capitalized. */
const OF_GAME: { readonly [door: string]: Door } = {
  'hencoop/<game>': {
    objects: ['rules'],
    spared: {
      rules: [
        ...['actionOf', 'allCards', 'arrangeMoves', 'cardOf', 'colorOf', 'copiesOf', 'countAfter', 'deckFor'],
        ...['handPoints', 'handSize', 'isDouble', 'isEgg', 'isFox', 'nextValue', 'numberOf', 'odds', 'ownAction'],
        ...['penaltyFor', 'pileOf', 'pointsShown', 'rankOf', 'sameAfter', 'waitingSames', 'winnerOf', 'worth'],
      ],
    },
  },
  // Data, and the catalog for the cards of an option.
  'hencoop/<game>/sheet': { called: { define: ['catalogOf'] } },
  'hencoop/<game>/schema': { objects: ['rules'] },
  'hencoop/<game>/record': { objects: ['stored'] },
  'hencoop/<game>/svg': { called: { shown: ['draw<Game>', 'draw<Game>Card', '<game>Scene', '<game>CardScene'] } },
  'hencoop/<game>/element': ELEMENT,
  'hencoop/<game>/text': { called: { shown: ['<game>Text'] } },
  'hencoop/<game>/bots': {
    objects: ['bots', 'bot configs'],
    spared: {
      rules: [
        'chances',
        'heuristic',
        'knowledgeOf',
        'likelyWorlds',
        'plausibleWorlds',
        'playing',
        'taught',
        'thumbs',
        'worlds',
      ],
    },
  },
  'hencoop/<game>/testkit': { objects: ['kits'] },
  'hencoop/<game>/lesson': DATA,
  'hencoop/<game>/en': LOCALE,
  'hencoop/<game>/de': LOCALE,
  'hencoop/<game>/fr': LOCALE,
};

/** Every entry point of the library, and the package of puzzles. */
export const DOORS: { readonly [door: string]: Door } = {
  ...OF_GAME,
  hencoop: {
    objects: ['rules'],
    called: {
      rules: ['narrow'],
      shown: ['describe', 'explain', 'label', 'labelValue', 'plain', 'question', 'withNames'],
      define: ['defineGame', 'moveIndex'],
    },
    spared: {
      checked: ['fold', 'remember', 'pick', 'playout'],
      rules: ['playOn', 'fastChance', 'strongChance', 'uniform'],
      'an error': ['IllegalMoveError', 'InternalError', 'isIllegalMove', 'isInternalError'],
    },
  },
  'hencoop/games': { called: { list: ['gameById', 'isGameId', 'loadEntry'] } },
  'hencoop/bots': {
    called: {
      'bot configs': ['search', 'ismcts'],
      'bot tools': [
        ...[
          'botName',
          'botSeed',
          'duel',
          'eloOf',
          'gameBots',
          'hintMoves',
          'hintOf',
          'inWorker',
          'knownTo',
          'ladderOf',
          'levelLabel',
          'moveKey',
        ],
        ...[
          'pairingsOf',
          'playDeal',
          'playMatch',
          'policyBot',
          'pondering',
          'rankValue',
          'refilled',
          'roundRobin',
          'serveBot',
        ],
        ...['strengthOf', 'winsOf100', 'worlds'],
      ],
    },
  },
  'hencoop/analysis': { called: { analyzed: ['analyze', 'parOf', 'reasonText', 'reasonsBetween'] } },
  'hencoop/define': {
    called: {
      define: [
        ...['choice', 'count', 'defineGame', 'flag', 'formsOf', 'listOf', 'oneOf', 'own', 'readOptions', 'seatOf'],
        ...['seatOption', 'wholeFrom'],
      ],
    },
    spared: {
      rules: [...['copyHands', 'deal', 'hide', 'leftOf', 'perSeat', 'rank', 'refuseOption', 'takeOut'], 'unseen'],
    },
  },
  'hencoop/record': {
    called: {
      stored: [
        ...['advance', 'annotate', 'goTo', 'migrate', 'movesSoFar', 'parseMove', 'parseRecord', 'present', 'read'],
        ...['redo', 'undo', 'verify'],
      ],
    },
    spared: {
      checked: [
        ...['branches', 'formatMove', 'formatRecord', 'logOf', 'logOfRecord', 'logSchema', 'recordOf', 'recordSchema'],
        ...['replay', 'retell', 'seatLogOf', 'seatLogSchema', 'startHistory'],
      ],
    },
  },
  'hencoop/referee': {
    called: {
      stored: ['follow'],
      undone: [
        'createReferee',
        'mayTakeBack',
        'openUndo',
        'placeAfter',
        'randomly',
        'seatEntries',
        'standing',
        'waitingFor',
      ],
    },
  },
  'hencoop/fair': {
    called: { fair: ['checkDeal'] },
    spared: { checked: ['commit', 'fairSeed', 'offerDeal', 'reveal'] },
  },
  // On a page, in Chromium: tools/check/browser/inspector.spec.ts.
  'hencoop/inspector': { called: { inspected: ['newsOf', 'openInspector', 'timelineOf', 'viewersOf'] } },
  'hencoop/lesson': { called: { lessons: ['answerTo', 'continueLesson', 'startLesson'] } },
  'hencoop/deal': { called: { deals: ['deal'] } },
  'hencoop/svg': {
    objects: ['shown'],
    called: { shown: ['sceneStyles', 'sceneText'] },
    spared: { checked: ['hooksOf'] },
  },
  'hencoop/element': { called: { element: ['HencoopTable', 'defineElement'] } },
  'hencoop/testkit': {
    called: { kits: ['arbitraries', 'botLaw', 'difference', 'everyLayout', 'laws'] },
    spared: {
      tests: [
        ...['conforms', 'countTree', 'deepEqual', 'deepFreeze', 'evenlyDeterminized', 'everySetup', 'playthrough'],
        ...['policyLaw', 'scriptedChance', 'usedOnce'],
      ],
      'an error': ['LawBroken'],
    },
  },
  'hencoop/bots/en': { objects: ['bot tools'] },
  'hencoop/bots/de': DATA,
  'hencoop/bots/fr': DATA,
  'hencoop/element/en': ELEMENT,
  'hencoop/element/de': ELEMENT,
  'hencoop/element/fr': ELEMENT,
  'hencoop/inspector/en': DATA,
  'hencoop/inspector/de': DATA,
  'hencoop/inspector/fr': DATA,
  '@hencoop/puzzles': {
    called: { puzzles: ['answer', 'matchText', 'openPuzzle', 'puzzleOfTheDay', 'puzzlesOf', 'puzzleWords'] },
  },
};
