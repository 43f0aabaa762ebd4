import { GAMES } from '../lib/games.js';

/** Sources whose mutants are tried together. */
export interface Room {
  readonly sources: RegExp;
  /** The tests that should detect the mutants. */
  readonly tests: RegExp;
  /** One mutant in so many is tried, chosen by a hash of its text: an edit elsewhere leaves the choice as it is. */
  readonly oneIn: number;
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

const below = (folder: string) => new RegExp(`^test/${folder}/(?!types\\.).*\\.test\\.ts$`);

export const ROOMS: { readonly [room: string]: Room } = {
  engine: ENGINE,
  ...Object.fromEntries(GAMES.map((game) => [game, ofGame(game)])),
  scoring: { sources: /^src\/[\w-]+\/scoring\.ts$/, tests: /^test\/[\w-]+\/scoring\.test\.ts$/, oneIn: 1 },
  record: { sources: /^src\/record\//, tests: below('record'), oneIn: 8 },
  referee: { sources: /^src\/referee\//, tests: below('referee'), oneIn: 8 },
  bots: { sources: /^src\/bots\/(?!locales)/, tests: /^test\/bots\/(?!honesty|raffle).*\.test\.ts$/, oneIn: 32 },
  analysis: { sources: /^src\/analysis\//, tests: below('analysis'), oneIn: 8 },
  svg: { sources: /^src\/(?:svg\/|[\w-]+\/svg[/.])/, tests: below('svg'), oneIn: 64 },
  element: { sources: /^src\/element\/(?!locales)/, tests: below('element'), oneIn: 32 },
};
