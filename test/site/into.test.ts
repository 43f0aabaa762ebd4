import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { entryOf, IDS } from '../../support/games.js';
import { readFragment } from '../../tools/site/playground/address.js';
import { withPlayground } from '../../tools/site/playgroundLinks.js';

/** The openings behind a page's playground links. */
function openingsOf(file: string) {
  const page = withPlayground(file, readFileSync(file, 'utf8'));
  return [...page.matchAll(/href="\/playground\.html#([^"]*)"/g)].map(([, fragment = '']) => {
    const read = readFragment(fragment.replaceAll('&amp;', '&'));
    if (!read.ok) throw new Error(read.message);
    return read.opening;
  });
}

describe.each(IDS)('the pages of %s link to the playground', (id) => {
  it('at every position of a scenario, and at every move tried there', async () => {
    const { scenarios } = (await import(`../${id}/scenarios.ts`)) as {
      readonly scenarios: readonly { readonly tried: readonly unknown[] }[];
    };
    const wanted = scenarios.flatMap(({ tried }, index) => [
      { type: 'scenario', game: id, number: index + 1, tried: undefined },
      ...tried.map((_, move) => ({ type: 'scenario', game: id, number: index + 1, tried: move + 1 })),
    ]);
    expect(openingsOf(`docs/scenarios/${id}.md`)).toEqual(wanted);
  });

  it('at each clause that refuses a move in a scenario, at that move', async () => {
    const entry = await entryOf(id);
    const { scenarios } = (await import(`../${id}/scenarios.ts`)) as {
      readonly scenarios: readonly { readonly state: never; readonly tried: readonly never[] }[];
    };
    const file = `docs/sheets/${id}.md`;
    const links = withPlayground(file, readFileSync(file, 'utf8')).matchAll(
      /^- <a id="([^"]+)">.*\n.*playground\.html#([^"]*)"/gm,
    );
    const linked = [...links];
    expect(linked.length).toBeGreaterThan(0);
    for (const [, clause, fragment = ''] of linked) {
      const read = readFragment(fragment.replaceAll('&amp;', '&'));
      if (!read.ok || read.opening.type !== 'scenario') throw new Error('expected a scenario');
      const { number, tried = 1 } = read.opening;
      const scenario = scenarios[number - 1];
      if (scenario === undefined) throw new Error('expected a scenario');
      let state = scenario.state;
      for (const move of scenario.tried.slice(0, tried - 1)) {
        const attempt = entry.game.tryApply(state, move);
        if (attempt.ok) state = attempt.state as never;
      }
      expect(entry.game.whyNot(state, scenario.tried[tried - 1])?.clause).toBe(clause);
    }
  });

  it('at the picture of the game, and at the first block of code', () => {
    const [picture, ...starts] = openingsOf(`docs/games/${id}.md`);
    expect(picture).toEqual({ type: 'picture', game: id });
    expect(starts.length).toBeGreaterThan(0);
    for (const start of starts) expect(start).toMatchObject({ type: 'deal', game: id });
  });
});

it('the playground page mounts the playground', () => {
  const file = 'docs/playground.md';
  expect(withPlayground(file, readFileSync(file, 'utf8'))).toContain('<Playground />');
});
