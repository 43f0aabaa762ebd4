import { GAMES } from '../lib/games.js';

/** Sources whose mutants are tried together. */
export interface Room {
  readonly sources: RegExp;
  /** The tests that should detect the mutants. */
  readonly tests: RegExp;
  /** The names of tests in these files that take too long to run for each mutant. */
  readonly skipped?: RegExp;
  /**
   * Tries one in this many mutants, chosen by a hash of their text, so that edits elsewhere do not change the sample.
   */
  readonly oneIn: number;
  /** The game whose vectors alone must detect the mutants: test/vectors/full.ts reads them. */
  readonly vectors?: string;
  /** The exported function whose mutants are not tried. */
  readonly without?: string;
}

const ENGINE: Room = {
  sources: /^src\/engine\/.*(?<!\.d)\.ts$/,
  // Its own, those of the small test game, and those of Chicken.
  tests: /^test\/(?:engine\/.*|project\/own-tables|testkit\/peck|chicken\/(?:rules|schema|laws))\.test\.ts$/,
  oneIn: 1,
};

const ofGame = (game: string): Room => ({
  sources: new RegExp(`^src/${game}/(?:(?:rules|movegen|evolve|view|worlds)|(?:rules|movegen)/[\\w-]+)\\.ts$`),
  // Bots are not mutated, and their tests take long.
  tests: new RegExp(`^test/${game}/(?!bots/|types\\.).*\\.test\\.ts$`),
  oneIn: 1,
});

/** The mutants that the vectors for ports detect without any other test. */
const vectorsOf = (game: string): Room => ({
  // A port need not deal the worlds behind a view.
  sources: new RegExp(`^src/${game}/(?:(?:rules|movegen|evolve|view)|(?:rules|movegen)/[\\w-]+)\\.ts$`),
  tests: /^test\/vectors\/full\.ts$/,
  oneIn: 1,
  vectors: game,
  without: 'determinize',
});

const below = (folder: string) => new RegExp(`^test/${folder}/(?!types\\.).*\\.test\\.ts$`);

export const ROOMS: { readonly [room: string]: Room } = {
  engine: ENGINE,
  ...Object.fromEntries(GAMES.map((game) => [game, ofGame(game)])),
  ...Object.fromEntries(GAMES.map((game) => [`vectors-${game}`, vectorsOf(game)])),
  scoring: { sources: /^src\/[\w-]+\/scoring\.ts$/, tests: /^test\/[\w-]+\/scoring\.test\.ts$/, oneIn: 1 },
  record: { sources: /^src\/record\//, tests: below('record'), oneIn: 8 },
  referee: { sources: /^src\/referee\//, tests: below('referee'), oneIn: 8 },
  bots: {
    // Not what runs in workers, which do not know the mutant, and not what only whole games test: tournaments, and what a seat remembers.
    sources: /^src\/bots\/(?!locales|knownTo|worker|startWorker|inWorker|serveBot|ladder)/,
    tests: /^test\/bots\/(?!honesty|raffle|worker|chanceToWin|knownTo).*\.test\.ts$/,
    skipped:
      /law 12|beats random play|true (?:strength|ratings)|equal to itself|every bot that searches|^a bot of (?!chicken )|played only once|of 4 seats/,
    oneIn: 8,
  },
  analysis: {
    sources: /^src\/analysis\//,
    tests: below('analysis'),
    skipped: /^the (?:analysis|par of a deal|reasons) of (?!chicken )|usually contain/,
    oneIn: 4,
  },
  svg: {
    sources: /^src\/(?:svg\/|[\w-]+\/svg[/.])/,
    tests: /^test\/svg\/(?:golden|cards|columns|parts|rings|row|track|trick)\.test\.ts$/,
    skipped: /together show the same|have two lines|drawn safely|one line at any size|covers no cell/,
    oneIn: 32,
  },
  element: {
    // What runs without a page: the rest is tested in browsers, where no mutants are tried.
    sources:
      /^src\/element\/(?:picking\/|(?:layout\/solve|elementGame|definedGames|events\/(?:eventQueue|news|playback)|input\/press|motion\/(?:lazy|load|trail|selectors))\.ts$)/,
    tests: below('element'),
    oneIn: 8,
  },
};
