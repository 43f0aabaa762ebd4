// Vectors from the figures of the sheets and the scenarios of the rule books.
import { type Game, type GameTypes, strongChance } from 'hencoop';
import { type Kit, scriptedChance } from 'hencoop/testkit';
import type { AnyFigures, Figure } from '../support/figures.js';
import type { Scenario } from '../support/scenario.js';
import { noting } from './answers.js';
import type { Collector } from './collector.js';
import type { Fields } from './format.js';
import type { AnyScenarios, Scenario as OfTheBook } from './scenario.js';

/** The figures and scenarios of a game. */
export interface Drawn {
  readonly figures: AnyFigures;
  readonly scenarios: readonly Scenario<GameTypes['State'], GameTypes['Move']>[];
  readonly ofTheBook: AnyScenarios['scenarios'];
}

/** The figures and scenarios in the folder of a game. */
export async function drawnOf(id: string): Promise<Drawn> {
  // Each game's files export these.
  const { figures } = (await import(`../${id}/figures.ts`)) as Pick<Drawn, 'figures'>;
  const { scenarios } = (await import(`../${id}/scenarios.ts`)) as Pick<Drawn, 'scenarios'>;
  const { scenarios: ofTheBook } = (await import(`./scenarios/${id}.ts`)) as AnyScenarios;
  return { figures, scenarios, ofTheBook };
}

const CLAUSE = /\b[A-Z]{2}-\d+\.\d+[a-z]?\b|\bG-\d+\b/g;

export function addDrawn<G extends GameTypes>(
  game: Game<G>,
  kit: Kit<G>,
  { figures, scenarios, ofTheBook }: Drawn,
  to: Collector<G>,
): void {
  const parts = Object.entries(figures).flatMap(([clause, { kind }]) => (kind === 'components' ? [clause] : []));
  kit.setups.forEach(({ seats, options }, index) => {
    start(game, to, { seats, seed: `setup-${index + 1}`, options }, index === 0 ? parts : []);
  });
  // The figures and scenarios in the folder of a game belong to it.
  for (const [clause, figure] of Object.entries(figures)) addFigure(game, to, clause, figure as Figure<G>);
  for (const scenario of ofTheBook) addScenario(to, scenario as OfTheBook<G>);
  for (const { says, state, tried } of scenarios as readonly Scenario<G['State'], G['Move']>[]) {
    const clauses = says.match(CLAUSE) ?? [];
    let position = state;
    to.position(position, clauses);
    for (const move of tried) {
      if (game.whyNot(position, move) === null) position = to.moves(position, [move], clauses);
      else to.refused(position, move);
    }
  }
}

function addScenario<G extends GameTypes>(
  to: Collector<G>,
  { clauses, state, moves, refused = [] }: OfTheBook<G>,
): void {
  for (const move of refused) to.refused(state, move);
  to.moves(state, moves, clauses);
}

/** Sets a game up; the chance of its seed gives what `deals` does not. */
function start<G extends GameTypes>(
  game: Game<G>,
  to: Collector<G>,
  {
    seats,
    seed,
    options = {},
    deals = {},
  }: { seats: number; seed: string; options?: object; deals?: { readonly [site: string]: readonly unknown[] } },
  clauses: readonly string[],
): G['State'] {
  const { chance, results } = noting(scriptedChance(deals, strongChance(seed)));
  // The options belong to the game.
  const opened = game.setupWithEvents({ seats, seed, options: options as Partial<G['Options']> }, { chance });
  to.setup(opened, { given: options as Fields, chance: results, clauses });
  return opened.state;
}

function addFigure<G extends GameTypes>(game: Game<G>, to: Collector<G>, clause: string, figure: Figure<G>): void {
  switch (figure.kind) {
    case 'components':
      return;
    case 'setup':
      to.moves(start(game, to, figure.start, [clause]), figure.obeys ?? [], [clause]);
      return;
    case 'sight':
    case 'scoring':
      to.moves(figure.state, figure.obeys ?? [], [clause]);
      return;
    case 'move': {
      const end = to.moves(figure.state, figure.obeys, [clause]);
      const { refuses } = figure;
      if (refuses !== undefined) to.refused(refuses.after === true ? end : figure.state, refuses.move);
    }
  }
}
