// The arithmetic of a round, as shown on pages, adds up to the points by the rules.
import { type GameTypes, uniform } from 'hencoop';
import { type AnyGame, GAMES, LANGUAGES, type ScoreRow, type ScoreRows } from 'hencoop/games';
import { describe, expect, test } from 'vitest';

/** The options that change how points are made. */
const OPTIONS: { readonly [game: string]: readonly object[] } = {
  chicken: [{ target: 30 }, { target: 30, eggMergesWithNumber: true }],
  'chicken-out': [
    { games: 3, scoring: 'rank' },
    { games: 3, scoring: 'cards' },
  ],
};

/** The end of a round: its rows, and the points that they must add up to, by seat. */
interface Counted {
  readonly rows: readonly ScoreRow[];
  readonly changes: readonly number[];
  /** The ranking if the game has ended. */
  readonly ranking: readonly (readonly number[])[] | null;
}

/** Plays a random game, and counts the points of each round as a page does: from the view and events of one seat. */
function countedIn(game: AnyGame, rowsOf: ScoreRows, options: object, seed: string): readonly Counted[] {
  const { min, max } = game.seats;
  let state = game.setup({ seats: min + (Number(seed) % (max - min + 1)), seed, options });
  const choose = uniform(seed);
  let atStart = game.score(state);
  const found: Counted[] = [];
  while (!game.isOver(state)) {
    const [seat = 0] = game.actors(state);
    const attempt = game.tryApply(state, choose(game.legalMoves(state, seat), state, seat));
    if (!attempt.ok) throw new Error('expected a legal move');
    const events = attempt.events.flatMap((event) => game.redact(event, 0) ?? []);
    const next = events.findIndex(({ type }) => type === 'dealt');
    const shown = next < 0 ? events : events.slice(0, next);
    const before = game.view(state, 0);
    const after = shown.reduce((view: GameTypes['View'], event) => game.evolve(view, event), before);
    if (next >= 0 || game.isOver(attempt.state)) {
      const scores = game.score(after);
      const changes = scores.map((score, each) => score - (atStart[each] ?? 0));
      atStart = scores;
      found.push({ rows: rowsOf(after, shown), changes, ranking: game.outcome(after)?.ranking ?? null });
    }
    state = attempt.state;
  }
  return found;
}

/** The ranks of a ranking, in its order. */
const rankedBy = (ranking: readonly (readonly number[])[]) =>
  ranking.flatMap((seats, index) => seats.map(() => ranking.slice(0, index).flat().length + 1));

const sumOf = ({ items }: ScoreRow) => items.reduce((sum, { points }) => sum + points, 0);

for (const doors of GAMES.filter(({ scoring }) => scoring !== undefined)) {
  describe(doors.title, () => {
    test.each(OPTIONS[doors.id] ?? [{}])('the items of each seat add up to its points: %j', async (options) => {
      const rowsOf = await doors.scoring?.en();
      if (rowsOf === undefined) throw new Error('expected an arithmetic');
      const game = await doors.game();
      const rounds = Array.from({ length: 12 }, (_, seed) => countedIn(game, rowsOf, options, String(seed))).flat();
      expect(rounds.length).toBeGreaterThan(11);
      for (const { rows, changes } of rounds) expect(rows.map(sumOf)).toEqual(changes);
      for (const { rows, ranking } of rounds) {
        if (ranking !== null)
          expect(ranking.flatMap((seats) => seats.map((seat) => rows[seat]?.rank))).toEqual(rankedBy(ranking));
      }
      expect(rounds.some(({ changes }) => changes.some((points) => points !== 0))).toBe(true);
    });

    test.each(LANGUAGES.filter((language) => language !== 'en'))(
      'the arithmetic in %s has the same numbers',
      async (language) => {
        const game = await doors.game();
        const [en, other] = await Promise.all([doors.scoring?.en(), doors.scoring?.[language]()]);
        if (en === undefined || other === undefined) throw new Error('expected an arithmetic');
        const inEnglish = countedIn(game, en, {}, '3').flatMap(({ rows }) => rows);
        const translated = countedIn(game, other, {}, '3').flatMap(({ rows }) => rows);
        expect(translated.map(({ items, notes }) => [items.map(({ points }) => points), notes.length])).toEqual(
          inEnglish.map(({ items, notes }) => [items.map(({ points }) => points), notes.length]),
        );
        const said = (rows: readonly ScoreRow[]) =>
          rows.flatMap(({ items, notes, standing }) => [
            ...notes,
            standing,
            ...items.flatMap(({ words }) => words ?? []),
          ]);
        expect(said(translated).some((words, index) => words !== said(inEnglish)[index])).toBe(true);
        expect(
          said([...translated, ...inEnglish]).filter((words) => words === '' || words.includes('undefined')),
        ).toEqual([]);
      },
    );
  });
}
