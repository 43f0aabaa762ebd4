import type { AnyBots } from 'hencoop/bots';
import { type AnyDoors, type AnyGame, type GameId, gameById } from 'hencoop/games';
import type { StandardSchema } from 'hencoop/referee';

type Words = Awaited<ReturnType<AnyDoors['locales']['en']>>;

/** The parts of a game that a match needs. */
export interface LoadedGame {
  readonly game: AnyGame;
  readonly bots: AnyBots;
  readonly redactedEvent: StandardSchema;
  /** Its words in English. */
  readonly words: Words;
}

export async function loadGame(id: GameId): Promise<LoadedGame> {
  const doors: AnyDoors = gameById(id);
  const [game, bots, entry, words] = await Promise.all([doors.game(), doors.bots(), doors.entry(), doors.locales.en()]);
  return { game, bots, redactedEvent: entry.schemas.redactedEvent, words };
}

/** Returns the whole rule sheet, clause by clause. */
export async function rulesOf(id: GameId): Promise<string> {
  const doors: AnyDoors = gameById(id);
  const { players, sections, steps, clauses } = await doors.rules.en();
  const sheet = sections.map((heading, index) => {
    const isInSection = new RegExp(`^[A-Z]+-${index + 1}[.]`);
    const texts = Object.entries(clauses)
      .filter(([clause]) => isInSection.test(clause))
      .map(([clause, text]) => `${clause} ${text}`);
    return [`## ${index + 1} ${heading}`, ...texts].join('\n');
  });
  const moves = Object.entries(steps).map(([step, text]) => `${step}: ${text}`);
  return [`# ${doors.title}, ${players} players`, ...sheet, ['## Moves of each step', ...moves].join('\n')].join(
    '\n\n',
  );
}
