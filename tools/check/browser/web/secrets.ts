/// <reference lib="dom" />
// Compares the worker's messages to the page with the game's record, which it provides once the game is over.
import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import type { GameId } from 'hencoop/games';
import { loadEntry } from 'hencoop/games';
import { type AnyEntry, replay } from 'hencoop/record';
import type { FromWorker } from '../../../../apps/web/src/protocol.js';

/** Records every message of the worker as text in the page's `heard`. For `addInitScript`. */
export function listenToWorker(): void {
  const heard: string[] = [];
  Reflect.set(globalThis, 'heard', heard);
  globalThis.Worker = class extends Worker {
    constructor(...given: ConstructorParameters<typeof Worker>) {
      super(...given);
      this.addEventListener('message', ({ data }) => {
        if (data.type !== 'pong') heard.push(JSON.stringify(data));
      });
    }
  };
}

/** A finished game, as the worker keeps it. */
interface Kept {
  readonly stored: { readonly game: GameId; readonly seed: string };
}

/**
 * Checks that the worker has sent only information for the seat at `viewer`: no seed, and exactly the redacted events
 * of the game's record. The page must have requested the record.
 * @returns the number of messages.
 */
export async function checkMessages(page: Page, viewer: number): Promise<number> {
  await page.waitForFunction(() => JSON.stringify(Reflect.get(globalThis, 'heard')).includes('format'));
  const heard: string[] = await page.evaluate(() => Reflect.get(globalThis, 'heard'));
  let kept: Kept | null = null;
  let events: readonly unknown[] = [];
  const before: string[] = [];
  for (const text of heard) {
    // The worker's protocol defines its messages.
    const message = JSON.parse(text) as FromWorker;
    if (message.type === 'trouble') assert.fail(text);
    if (message.type === 'answer' && !message.ok) {
      // A move that crossed a bot's move was resent.
      assert.equal(message.refusal.type, 'stale', text);
      before.push(text);
      continue;
    }
    if (message.type === 'pong') continue;
    const value = message.type === 'happened' ? message : message.value;
    if (typeof value === 'object' && value !== null && 'format' in value) {
      kept = JSON.parse(value.text) as Kept;
      break;
    }
    before.push(text);
    if (typeof value !== 'object' || value === null || !('events' in value)) continue;
    events = 'view' in value ? value.events : [...events, ...value.events];
  }
  assert.ok(kept !== null, 'the worker gives the record of a game that is over');
  const { seed, game: id } = kept.stored;
  assert.ok(seed.length >= 16, 'the record has a seed');
  for (const text of before)
    assert.ok(!text.includes(seed) && !text.includes('"seed"'), `a message holds a seed: ${text}`);
  const entry: AnyEntry = await loadEntry(id);
  // The game of the record.
  const known = [...replay(entry, kept.stored as never)].flatMap(({ events }) =>
    events.flatMap((event) => entry.game.redact(event, viewer) ?? []),
  );
  assert.deepEqual(events, JSON.parse(JSON.stringify(known)), 'the worker sends only what the seat may know');
  return before.length;
}
