/// <reference lib="dom" />
// What a browser has stored, and the seats that it opens.
import type { Page } from '@playwright/test';

/** Everything that a browser has stored, with its address. */
export function storedIn(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const answerTo = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const rows: unknown[] = [];
    for (const { name } of await indexedDB.databases()) {
      const database = await answerTo(indexedDB.open(name ?? ''));
      for (const store of database.objectStoreNames) {
        const held = database.transaction(store).objectStore(store);
        rows.push(await answerTo(held.getAllKeys()), await answerTo(held.getAll()));
      }
      database.close();
    }
    return JSON.stringify([{ ...localStorage }, { ...sessionStorage }, rows, history.state, document.cookie]);
  });
}

/** The seat that a token opens; `null`: none. */
export async function seatOf(home: string, match: string, token: string): Promise<number | null> {
  const answer = await fetch(`${home}/matches/${match}`, { headers: { authorization: `Bearer ${token}` } });
  return answer.ok ? ((await answer.json()) as { readonly seat: number }).seat : null;
}
