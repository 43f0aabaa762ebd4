// Writes docs/scenarios: positions from the rule books, drawn, with what the game says to what is tried in them.
import type { Game, GameTypes } from 'hencoop';
import { describe, type GameId } from 'hencoop/record';
import * as svg from 'hencoop/svg';
import type { Scenario } from '../test/support/scenario.js';
import { GAMES, generated } from './house.js';

/** The pieces of a game that this needs, whatever the types of the game. */
interface Room {
  readonly game: Game<GameTypes>;
  readonly explain: (violation: { readonly clause: string; readonly params: object }) => string;
  readonly scenarios: readonly Scenario<GameTypes['State'], GameTypes['Move']>[];
  readonly draw: (view: GameTypes['View'], options: svg.DrawOptions) => string;
}

const camel = (id: string) => id.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());

async function roomOf(id: string): Promise<Room> {
  // Each module exports what its name says; the games differ in their types only, and a scenario is one of its own game.
  const { [camel(id)]: game } = (await import(`../src/${id}/index.ts`)) as { [name: string]: Room['game'] };
  const { explain } = (await import(`../src/${id}/sheet.ts`)) as Pick<Room, 'explain'>;
  const { scenarios } = (await import(`../test/${id}/scenarios.ts`)) as Pick<Room, 'scenarios'>;
  const name = camel(id);
  const draw = (svg as unknown as { [name: string]: Room['draw'] })[`draw${name[0]?.toUpperCase()}${name.slice(1)}`];
  if (game === undefined || draw === undefined) throw new Error(`${id} cannot be drawn`);
  return { game, explain, scenarios, draw };
}

for (const id of GAMES) {
  const { game, explain, scenarios, draw } = await roomOf(id);
  const page = [
    `# ${game.title}: scenarios`,
    '',
    `Positions from the rule book, as the seat that is to move sees them, and what is tried there. What follows each move is the`,
    `game's own answer: these pages are made by playing it. [The sheet](../sheets/${id}.md) has the clauses, [the game](../games/${id}.md) the rest.`,
    '',
  ];
  for (const [
    index,
    { title, says, state: start, viewer = game.actors(start)[0] ?? null, tried, after },
  ] of scenarios.entries()) {
    const picture = (state: GameTypes['State'], name: string, what: string) => {
      const file = `${id}-${index + 1}-${name}`;
      generated(`docs/pictures/${file}.svg`, `${draw(game.view(state, viewer), { width: 560, id: file }).trim()}\n`);
      return [`![${title}: ${what}](../pictures/${file}.svg)`, ''];
    };
    // Names of moves and events are checked by the game's own describe: an id of `GAMES` is one of the record's.
    const tell = (told: GameTypes['Move'] | GameTypes['RedactedEvent']) => describe(id as GameId, told as never, null);
    page.push(`## ${title}`, '', says, '', ...picture(start, 'before', 'the table before'));
    let state = start;
    for (const move of tried) {
      const attempt = game.tryApply(state, move);
      page.push(`- **${tell(move)}** \`${JSON.stringify(move)}\``, '');
      if (!attempt.ok) {
        page.push(`  Refused. ${explain(attempt.violation)}`, '');
        continue;
      }
      state = attempt.state;
      const seen = attempt.events.flatMap((event) => game.redact(event, viewer) ?? []);
      page.push(`  ${seen.map((event) => describe(id as GameId, event as never, viewer)).join(' ')}`, '');
    }
    if (after === true) page.push(...picture(state, 'after', 'the table after'));
  }
  generated(`docs/scenarios/${id}.md`, page.join('\n'));
}

// A card of each game, for the first page.
const CARDS = {
  chicken: svg.drawChickenCard('chick', { width: 96 }),
  'crazy-chicken': svg.drawCrazyChickenCard(20, { width: 96 }),
  'chicken-out': svg.drawChickenOutCard('TWENTY', { width: 96 }),
  'blind-chicken-extreme': svg.drawBlindChickenExtremeCard(37, { width: 96 }),
  'chicken-roundup': svg.drawChickenRoundupCard({ colour: 'gold', action: 'foxTrot' }, { width: 96 }),
};
for (const [id, card] of Object.entries(CARDS)) generated(`docs/pictures/card-${id}.svg`, `${card.trim()}\n`);
