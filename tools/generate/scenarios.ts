import { describe, explain, type GameTypes } from 'hencoop';
import type { ElementLocale } from 'hencoop/element';
import { type AnyDoors, type AnyGame, type GameId, gameById } from 'hencoop/games';
import type { AnyDrawings } from 'hencoop/svg';
import type { Scenario } from '../../test/support/scenario.js';
import type { Output } from '../lib/files.js';
import { GAMES } from '../lib/games.js';

/** The parts of a game, of any types, that its page of scenarios needs. */
interface GameWithScenarios {
  readonly game: AnyGame;
  readonly en: ElementLocale['game'];
  readonly scenarios: readonly Scenario<GameTypes['State'], GameTypes['Move']>[];
  readonly draw: AnyDrawings['draw'];
}

async function load(id: GameId): Promise<GameWithScenarios> {
  // The games differ only in their types, and each scenario belongs to its game.
  const doors: AnyDoors = gameById(id);
  const [game, { game: en }, { draw }] = await Promise.all([doors.game(), doors.locales.en(), doors.svg()]);
  const { scenarios } = (await import(`../../test/${id}/scenarios.ts`)) as Pick<GameWithScenarios, 'scenarios'>;
  return { game, en, scenarios, draw };
}

/** Writes docs/scenarios/<game>.md: positions from the rule books, drawn, with moves and the engine's responses. */
export async function scenarios(output: Output): Promise<void> {
  for (const id of GAMES) await pageOf(id, output);
}

async function pageOf(id: GameId, output: Output): Promise<void> {
  const { game, en, scenarios, draw } = await load(id);
  const page = [
    `# ${game.title}: scenarios`,
    '',
    `Positions from the rule book, as the seat to move sees them, and moves to try there. The text below each move is the engine's`,
    `response, played when this page was generated. [The sheet](../sheets/${id}.md) has the clauses, [the game](../games/${id}.md) the rest.`,
    '',
  ];
  for (const [
    index,
    { title, says, state: start, viewer = game.actors(start)[0] ?? null, tried, after },
  ] of scenarios.entries()) {
    const picture = (state: GameTypes['State'], name: string, what: string) => {
      const file = `${id}-${index + 1}-${name}`;
      const drawing = draw(game.view(state, viewer), { width: 560, id: file, locale: en });
      output.file(`docs/pictures/${file}.svg`, `${drawing.trim()}\n`);
      return [`![${title}: ${what}](../pictures/${file}.svg)`, ''];
    };
    page.push(`## ${title}`, '', says, '', ...picture(start, 'before', 'the table before'));
    let state = start;
    for (const move of tried) {
      const attempt = game.tryApply(state, move);
      page.push(`- **${describe(move, null, en)}** \`${JSON.stringify(move)}\``, '');
      if (!attempt.ok) {
        page.push(`  Refused. ${explain(attempt.violation, en)}`, '');
        continue;
      }
      state = attempt.state;
      const seen = attempt.events.flatMap((event) => game.redact(event, viewer) ?? []);
      page.push(`  ${seen.map((event) => describe(event, viewer, en)).join(' ')}`, '');
    }
    if (after === true) page.push(...picture(state, 'after', 'the table after'));
  }
  output.file(`docs/scenarios/${id}.md`, page.join('\n'));
}
