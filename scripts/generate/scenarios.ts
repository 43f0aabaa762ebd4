import type { Game, GameTypes } from 'hencoop';
import * as svg from 'hencoop/svg';
import type { Scenario } from '../../test/support/scenario.js';
import type { Output } from '../lib/files.js';
import { camelCase, GAMES, pascalCase } from '../lib/games.js';

/** What a page of scenarios needs of a game, whatever its types. */
interface GameWithScenarios {
  readonly game: Game<GameTypes>;
  readonly describe: (item: GameTypes['Move'] | GameTypes['RedactedEvent'], viewer: number | null) => string;
  readonly explain: (violation: { readonly clause: string; readonly params: object }) => string;
  readonly scenarios: readonly Scenario<GameTypes['State'], GameTypes['Move']>[];
  readonly draw: (view: GameTypes['View'], options: svg.DrawOptions) => string;
}

async function load(id: string): Promise<GameWithScenarios> {
  // The names of exports follow from the id; the games differ only in their types, and a scenario is one of its own game.
  const { [camelCase(id)]: game } = (await import(`../../src/${id}/index.ts`)) as { [name: string]: Game<GameTypes> };
  const { describe, explain } = (await import(`../../src/${id}/sheet.ts`)) as Pick<
    GameWithScenarios,
    'describe' | 'explain'
  >;
  const { scenarios } = (await import(`../../test/${id}/scenarios.ts`)) as Pick<GameWithScenarios, 'scenarios'>;
  const drawings = svg as unknown as { [name: string]: GameWithScenarios['draw'] };
  const draw = drawings[`draw${pascalCase(id)}`];
  if (game === undefined || draw === undefined) throw new Error(`${id}: expected a game and a drawing of it`);
  return { game, describe, explain, scenarios, draw };
}

/** Writes docs/scenarios/<game>.md: positions from the rule books, drawn, with the game's answers to moves in them. */
export async function scenarios(output: Output): Promise<void> {
  for (const id of GAMES) await pageOf(id, output);
}

async function pageOf(id: string, output: Output): Promise<void> {
  const { game, describe, explain, scenarios, draw } = await load(id);
  const page = [
    `# ${game.title}: scenarios`,
    '',
    `Positions from the rule book, as the seat to move sees them, and the moves that are tried there. What follows each move is the`,
    `game's own answer: generating the page plays it. [The sheet](../sheets/${id}.md) has the clauses, [the game](../games/${id}.md) the rest.`,
    '',
  ];
  for (const [
    index,
    { title, says, state: start, viewer = game.actors(start)[0] ?? null, tried, after },
  ] of scenarios.entries()) {
    const picture = (state: GameTypes['State'], name: string, what: string) => {
      const file = `${id}-${index + 1}-${name}`;
      const drawing = draw(game.view(state, viewer), { width: 560, id: file });
      output.file(`docs/pictures/${file}.svg`, `${drawing.trim()}\n`);
      return [`![${title}: ${what}](../pictures/${file}.svg)`, ''];
    };
    page.push(`## ${title}`, '', says, '', ...picture(start, 'before', 'the table before'));
    let state = start;
    for (const move of tried) {
      const attempt = game.tryApply(state, move);
      page.push(`- **${describe(move, null)}** \`${JSON.stringify(move)}\``, '');
      if (!attempt.ok) {
        page.push(`  Refused. ${explain(attempt.violation)}`, '');
        continue;
      }
      state = attempt.state;
      const seen = attempt.events.flatMap((event) => game.redact(event, viewer) ?? []);
      page.push(`  ${seen.map((event) => describe(event, viewer)).join(' ')}`, '');
    }
    if (after === true) page.push(...picture(state, 'after', 'the table after'));
  }
  output.file(`docs/scenarios/${id}.md`, page.join('\n'));
}
