import * as hencoop from 'hencoop';
import { gameById } from 'hencoop/games';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { entryOf, IDS, wordsOf } from '../../support/games.js';
import { camelCase, pascalCase } from '../../tools/lib/names.js';
import { codeOf, type Shown } from '../../tools/site/playground/code.js';

/** Runs a module with these imports, and returns its output. */
async function run(code: string, names: { readonly [name: string]: unknown }): Promise<unknown[][]> {
  const { outputText, diagnostics = [] } = ts.transpileModule(code, {
    compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext },
    reportDiagnostics: true,
  });
  expect(diagnostics).toEqual([]);
  const imported = [...outputText.matchAll(/^import \{ (.*) \} from/gm)].flatMap(([, all = '']) => all.split(', '));
  for (const name of imported) expect(names).toHaveProperty(name);
  const printed: unknown[][] = [];
  const body = outputText.replaceAll(/^import .*$/gm, '');
  const console = { log: (...values: unknown[]) => printed.push(values) };
  new Function(...Object.keys(names), 'console', body)(...Object.values(names), console);
  return printed;
}

describe.each(IDS)('the code of a table of %s', async (id) => {
  const entry = await entryOf(id);
  const { en } = await wordsOf(id);
  const { game, schemas } = entry;
  const names = {
    ...hencoop,
    [`en${pascalCase(id)}`]: en.game,
    [camelCase(id)]: game,
    stateSchema: schemas.state,
    viewSchema: schemas.view,
  };
  const state = await gameById(id)
    .game()
    .then((loaded) => loaded.setup({ seed: 'hen' }));
  const moves = [game.legalMoves(state)[0]].flatMap((move) => move ?? []);
  const shown: Omit<Shown, 'source' | 'moves'> = { game: id, viewer: 0, tried: { seat: 0, type: 'fly', why: '\'"' } };

  it.each([
    ['deal', { type: 'deal', seats: state.seats, seed: "a 'hen'", options: {} }],
    ['state', { type: 'state', table: state }],
    ['view', { type: 'view', table: game.view(state, 0) }],
  ] as const)('prints what the page shows, from a %s', async (_, source) => {
    const code = codeOf({ ...shown, source, moves: [] });
    const moves = source.type === 'view' ? game.legalMoves(source.table) : game.legalMoves(state);
    expect(await run(code, names)).toEqual([[hencoop.narrow(moves, {}).next], [expect.stringMatching(/^G-0: /)]]);
    if (source.type === 'view') expect(code).not.toContain('seed');
  });

  it('plays the moves, and prints the last one from the perspective of each seat', async () => {
    const code = codeOf({ ...shown, source: { type: 'state', table: state }, moves });
    const attempt = game.tryApply(state, moves[0] as never);
    const events = attempt.ok ? attempt.events : [];
    const learned = [...Array(state.seats).keys()].map((seat) => [
      seat,
      events
        .flatMap((event) => game.redact(event, seat) ?? [])
        .map((event) => hencoop.describe(event as never, seat, en.game)),
    ]);
    expect((await run(code, names)).slice(0, state.seats)).toEqual(learned);
  });

  it('has no moves for a spectator', async () => {
    const code = codeOf({ ...shown, viewer: null, source: { type: 'view', table: game.view(state, null) }, moves: [] });
    expect(await run(code, names)).toEqual([[game.actors(state)]]);
  });
});
