import { IDBFactory } from 'fake-indexeddb';
import { describe, expect, it } from 'vitest';
import { browserStorage } from '../src/worker/storage.js';
import { Page } from './page.js';

const game = (saved: string, change: number) => ({ saved, change, moves: [{ seat: 0, type: 'draw' }] });

describe('the storage of the browser', () => {
  it('keeps games, lists them and removes them', async () => {
    const factory = new IDBFactory();
    const storage = browserStorage(() => factory, 'hencoop');
    expect(await storage.list()).toEqual([]);
    expect(await storage.get('a')).toBeUndefined();
    expect(await storage.put(game('a', 1), null)).toBe(true);
    expect(await storage.put(game('b', 1), null)).toBe(true);
    expect(await storage.put(game('a', 2), 1)).toBe(true);
    expect(await browserStorage(() => factory, 'hencoop').list()).toEqual([game('a', 2), game('b', 1)]);
    await storage.remove('a');
    expect(await storage.list()).toEqual([game('b', 1)]);
  });

  it('does not overwrite a change it has not seen', async () => {
    const storage = browserStorage(() => new IDBFactory(), 'hencoop');
    await storage.put(game('a', 1), null);
    expect(await storage.put(game('a', 1), null)).toBe(false);
    expect(await storage.put(game('a', 3), 2)).toBe(false);
    expect(await storage.put(game('b', 3), 2)).toBe(false);
    expect(await storage.list()).toEqual([game('a', 1)]);
    const both = await Promise.all([storage.put(game('a', 2), 1), storage.put(game('a', 2), 1)]);
    expect(both.sort()).toEqual([false, true]);
  });

  it('gives way to a page that upgrades the database, then reopens it', async () => {
    const factory = new IDBFactory();
    const storage = browserStorage(() => factory, 'hencoop');
    await storage.put(game('a', 1), null);
    await new Promise<void>((resolve, reject) => {
      const request = factory.deleteDatabase('hencoop');
      request.onsuccess = () => resolve();
      request.onblocked = () => reject(new Error('blocked'));
    });
    expect(await storage.list()).toEqual([]);
  });

  it('reports an error, and retries', async () => {
    let fails = true;
    const factory = new IDBFactory();
    const storage = browserStorage(() => {
      if (fails) throw new DOMException('not allowed in private windows', 'SecurityError');
      return factory;
    }, 'hencoop');
    await expect(storage.list()).rejects.toThrow('private windows');
    fails = false;
    expect(await storage.list()).toEqual([]);
  });

  it('refuses a database of a newer version', async () => {
    const factory = new IDBFactory();
    await new Promise<void>((resolve) => {
      const request = factory.open('hencoop', 99);
      request.onsuccess = () => {
        request.result.close();
        resolve();
      };
    });
    await expect(browserStorage(() => factory, 'hencoop').list()).rejects.toThrow();
  });

  it('restores a game after a reload', async () => {
    const factory = new IDBFactory();
    const page = () => new Page({ storage: browserStorage(() => factory, 'hencoop') });
    const before = page();
    const names = ['Ada', 'Bob'];
    const { saved } = await before.ask({ type: 'create', game: 'chicken', players: ['person', 'person'], names });
    const { revision } = await before.table(0);
    await before.ask({ type: 'move', revision, move: { seat: 0, type: 'draw' } });
    const table = await before.table(0);
    const after = page();
    expect(await after.ask({ type: 'list' })).toMatchObject([{ saved, names }]);
    await after.ask({ type: 'open', saved: saved ?? '' });
    expect(await after.table(0)).toEqual(table);
  });
});
