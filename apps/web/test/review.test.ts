// The worker's answers for reviews, the coach, and games tried again.
import type { GameTypes } from 'hencoop';
import { describe, expect, it } from 'vitest';
import type { GameId, GameSnapshot, Player, ReviewFinding } from '../src/protocol.js';
import { loadGame } from '../src/worker/loadedGame.js';
import { folded, IDS, memoryStorage, movesOf, Page, picks } from './page.js';

const FAST = { type: 'pace', thinking: 0, ahead: null } as const;

/** Options that end a match as soon as possible. */
const SHORTEST: { readonly [Id in GameId]?: object } = {
  chicken: { maxRounds: 1 },
  'crazy-chicken': { rounds: 1 },
  'blind-chicken-extreme': { games: 1 },
  'chicken-out': { games: 1 },
};

const seatsOf = (game: GameId) => (game === 'blind-chicken-extreme' ? 3 : 2);

async function begun(page: Page, game: GameId, players?: readonly Player[]): Promise<GameSnapshot> {
  await page.ask(FAST);
  const seated = players ?? ['person', ...Array(seatsOf(game) - 1).fill('easy')];
  const names = seated.map((_, seat) => `Player ${seat}`);
  await page.ask({ type: 'create', game, players: seated, names, options: SHORTEST[game] ?? {} });
  return page.table();
}

/** Plays randomly to the end. */
async function finish(page: Page, game: GameId, seed = 1): Promise<GameSnapshot> {
  const loaded = await loadGame(game);
  const pick = picks(seed);
  for (;;) {
    const table = await page.table();
    if (loaded.game.isOver(table.view)) return table;
    const legal = movesOf(loaded, table);
    const move = legal[pick(legal.length)];
    if (move === undefined) throw new Error('expected a legal move');
    await page.ask({ type: 'move', revision: table.revision, move });
  }
}

/** All findings of a review, requested part by part. */
async function reviewed(page: Page): Promise<readonly ReviewFinding[]> {
  const found: ReviewFinding[] = [];
  for (;;) {
    const { findings, isDone, looked, moves } = await page.ask({ type: 'review', after: found.length });
    found.push(...findings);
    expect(looked).toBeLessThanOrEqual(moves);
    if (isDone) return found;
    expect(findings.length).toBeGreaterThan(0);
  }
}

const decisionsIn = (findings: readonly ReviewFinding[]) => findings.filter((finding) => finding.type === 'decision');

/** A clock that advances a second whenever it is read, so that each answer has one finding. */
function clock(): () => number {
  let time = 0;
  return () => {
    time += 1000;
    return time;
  };
}

/** A game of Chicken with a person who withdraws at once. */
async function withdrawn(page: Page): Promise<GameSnapshot> {
  const { revision } = await begun(page, 'chicken');
  await page.ask({ type: 'move', revision, move: { seat: 0, type: 'withdraw' } as GameTypes['Move'] });
  return page.table();
}

describe.each(IDS)('a game of %s on the page', (game) => {
  it('is reviewed once it is over: each decision with the view of its player, and a summary that adds up', async () => {
    const loaded = await loadGame(game);
    const page = new Page({ now: clock() });
    await begun(page, game);
    await page.ask({ type: 'pace', thinking: 6, ahead: null });
    expect((await page.refusal({ type: 'review', after: 0 })).type).toBe('unfinished');
    const { events, viewer, canReview } = await finish(page, game);
    expect(canReview).toBe(true);
    const findings = await reviewed(page);
    const decisions = decisionsIn(findings);
    expect(decisions.length).toBeGreaterThan(0);
    for (const { seat, move, best, before, after, chance, loss } of decisions) {
      expect(seat).toBe(viewer);
      const view = folded(loaded, null, events.slice(0, before));
      const moves = loaded.game.legalMoves(view).map((legal) => JSON.stringify(legal));
      expect(moves).toContain(JSON.stringify(move));
      expect(moves).toContain(JSON.stringify(best));
      // Players learn of all their own moves.
      expect(after).toBeGreaterThan(before);
      expect(loss).toBeLessThanOrEqual(chance);
    }
    const account = findings.at(-1);
    if (account?.type !== 'seat') throw new Error('expected an account at the end');
    const { start, luck, loss, gifts, result } = account;
    expect(start + luck - loss + gifts).toBeCloseTo(result, 9);
  });
});

describe('a review', () => {
  it('is stored with the game, and the same after a reload', async () => {
    const storage = memoryStorage();
    const page = new Page({ storage });
    const { saved } = await withdrawn(page);
    const first = await reviewed(page);
    const sent = page.sent.length;
    expect(await reviewed(page)).toEqual(first);
    // Immediately, in one answer.
    expect(page.sent.length).toBe(sent + 1);
    const again = new Page({ storage });
    await again.ask({ type: 'open', saved: saved ?? '' });
    expect(await reviewed(again)).toEqual(first);
  });

  it('marks a move that loses the game, and names the better one', async () => {
    const page = new Page();
    await withdrawn(page);
    const [decision] = decisionsIn(await reviewed(page));
    expect(decision).toMatchObject({ move: { type: 'withdraw' }, mark: 'blunder', index: 0 });
    expect(decision?.best.type).not.toBe('withdraw');
  });

  it('judges all players of a record for a spectator, but only their own decisions for players', async () => {
    const page = new Page();
    await withdrawn(page);
    const own = await reviewed(page);
    // Numbers that count the others' moves could tell secrets.
    expect(decisionsIn(own).map(({ index }) => index)).toEqual(decisionsIn(own).map((_, index) => index));
    const { text } = await page.ask({ type: 'export' });
    const { purpose, canReview, viewer } = await page.ask({ type: 'import', text });
    expect([purpose, canReview, viewer]).toEqual(['lookBack', true, null]);
    const all = decisionsIn(await reviewed(page));
    expect(new Set(all.map(({ seat }) => seat))).toEqual(new Set([0, 1]));
    await page.ask({ type: 'viewAs', seat: 0 });
    expect(await reviewed(page)).toEqual(own);
  });

  it('ends when another player takes over the screen, another game opens, or a decision is taken back', async () => {
    for (const request of [{ type: 'viewAs', seat: 1 }, { type: 'close' }, { type: 'undo' }] as const) {
      // While no time passes, one answer holds all findings of the game.
      const page = new Page();
      await finishedChicken(page);
      const asked = page.answer({ type: 'review', after: 0 });
      await page.answer(request);
      expect(await asked).toMatchObject({ ok: false, refusal: { type: 'aborted' } });
    }
  });

  it('is refused without moves, and while the game is in progress', async () => {
    const page = new Page();
    await begun(page, 'chicken');
    const { text } = await page.ask({ type: 'export' });
    const { hash } = await page.ask({ type: 'share', what: 'position' });
    await finish(page, 'chicken');
    await reviewed(page);
    await page.ask({ type: 'undo' });
    expect((await page.refusal({ type: 'review', after: 0 })).type).toBe('unfinished');
    for (const request of [
      { type: 'import', text },
      { type: 'openShared', hash },
    ] as const) {
      expect((await page.ask(request)).canReview).toBe(false);
      expect((await page.refusal({ type: 'review', after: 0 })).type).toBe('noGame');
    }
  });
});

describe('trying again from a review', () => {
  it('starts a new game before the decision, against the same bots, and leaves the finished one unchanged', async () => {
    const storage = memoryStorage();
    const page = new Page({ storage });
    const { saved, events } = await finishedChicken(page);
    const decision = decisionsIn(await reviewed(page)).at(-1);
    if (decision === undefined) throw new Error('expected a decision');
    const { seat, index, before } = decision;
    const names = ['Ada', 'Berta'];
    const again = await page.ask({ type: 'tryAgain', seat, index, names });
    expect(again).toMatchObject({ purpose: 'play', players: ['person', 'easy'], names, viewer: 0, undone: 1 });
    expect(again.saved).not.toBe(saved);
    expect(again.events).toEqual(events.slice(0, before));
    const loaded = await loadGame('chicken');
    const [move] = movesOf(loaded, again);
    if (move === undefined) throw new Error('expected a legal move');
    await page.ask({ type: 'move', revision: again.revision, move });
    const list = await page.ask({ type: 'list' });
    expect(list.map((game) => game.saved).toSorted()).toEqual([saved, again.saved].toSorted());
    await page.ask({ type: 'open', saved: saved ?? '' });
    expect((await page.table()).events).toEqual(events);
  });

  it('can replace a bot by a person, and people by bots', async () => {
    const page = new Page();
    await finishedChicken(page);
    const { text } = await page.ask({ type: 'export' });
    await page.ask({ type: 'import', text });
    const decision = decisionsIn(await reviewed(page)).find(({ seat }) => seat === 1);
    if (decision === undefined) throw new Error('expected a decision of the bot');
    const again = await page.ask({ type: 'tryAgain', seat: 1, index: decision.index, names: ['', ''] });
    expect(again).toMatchObject({ players: ['medium', 'person'], viewer: 1 });
  });

  it('is refused while the game is in progress, and for a move that was not a decision of the seat', async () => {
    const page = new Page();
    await begun(page, 'chicken');
    const names = ['', ''];
    expect((await page.refusal({ type: 'tryAgain', seat: 0, index: 0, names })).type).toBe('unfinished');
    const { saved } = await finish(page, 'chicken');
    for (const [seat, index] of [
      [1, 5000],
      [0, 5000],
      [7, 0],
    ]) {
      expect(await page.refusal({ type: 'tryAgain', seat, index, names })).toMatchObject({ type: 'invalid' });
    }
    expect((await page.refusal({ type: 'tryAgain', seat: 0, index: 0, names: [''] })).type).toBe('setup');
    expect((await page.table()).saved).toBe(saved);
  });
});

describe('the coach of the worker', () => {
  it('warns before a move that loses the game, and not before the best one', async () => {
    const page = new Page();
    const { revision } = await begun(page, 'chicken');
    const move = { seat: 0, type: 'withdraw' } as GameTypes['Move'];
    const { mistake } = await page.ask({ type: 'judge', revision, move });
    if (mistake === null) throw new Error('expected a mistake');
    expect(mistake.loss).toBeGreaterThan(0.1);
    const better = await page.ask({ type: 'judge', revision, move: mistake.best });
    expect(better).toEqual({ mistake: null });
    // The game is unchanged.
    expect((await page.table()).revision).toBe(revision);
  });

  it('speaks on the slowest machine: no clock decides', async () => {
    const slow = new Page({ now: clock() });
    const { revision } = await begun(slow, 'chicken');
    await slow.ask({ type: 'pace', thinking: 10, ahead: null });
    const move = { seat: 0, type: 'withdraw' } as GameTypes['Move'];
    expect((await slow.ask({ type: 'judge', revision, move })).mistake).not.toBeNull();
  });

  it('warns before a move that a hint finds clearly worse than another', async () => {
    const page = new Page();
    const { revision, view } = await begun(page, 'chicken');
    const bots = await (await loadGame('chicken')).bots();
    // A hint comes from this level.
    const { analysis, move: best } = await bots.level('strong', { seed: 'hint' }).choose(view);
    const [first, ...others] = analysis;
    const worse = others.filter(
      ({ visits, value, plusMinus }) =>
        visits > 1 && first !== undefined && first.value - value > 4 * Math.hypot(plusMinus, first.plusMinus),
    );
    expect(worse.length).toBeGreaterThan(0);
    for (const { move } of worse) {
      expect((await page.ask({ type: 'judge', revision, move })).mistake?.best).toEqual(best);
    }
  });

  it('does not comment on an illegal move', async () => {
    const page = new Page();
    const { revision } = await begun(page, 'chicken');
    for (const move of [null, 'draw', {}, { seat: 0, type: 'hatch' }, { seat: 1, type: 'withdraw' }]) {
      expect(await page.answer({ type: 'judge', revision, move })).toMatchObject({
        ok: true,
        value: { mistake: null },
      });
    }
  });

  it('is refused whenever a hint is', async () => {
    const page = new Page();
    const { revision } = await begun(page, 'chicken');
    const move = { seat: 0, type: 'withdraw' };
    expect((await page.refusal({ type: 'judge', revision: revision + 1, move })).type).toBe('stale');
    await page.table(null);
    const { revision: seen } = await page.table(null);
    expect((await page.refusal({ type: 'judge', revision: seen, move })).type).toBe('notYours');
  });
});

async function finishedChicken(page: Page): Promise<GameSnapshot> {
  await begun(page, 'chicken');
  return finish(page, 'chicken', 4);
}
