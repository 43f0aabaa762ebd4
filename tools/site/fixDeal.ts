import type { BrowserContext } from 'playwright-core';

/** How many deals there are. */
export const DEALS = 251;

/**
 * Gives a page's worker the same deal each time: its random generator counts from `deal`. Only the worker deals, and it
 * requests random bytes in one place.
 */
export async function fixDeal(context: BrowserContext, deal = 7): Promise<void> {
  await context.route(/\/worker-[^/]*\.js$/, async (route) => {
    const answer = await route.fetch();
    const count = `let drawn=${deal};crypto.getRandomValues=(bytes)=>bytes.map(()=>(drawn=(drawn*73+41)%${DEALS}));`;
    await route.fulfill({ response: answer, body: count + (await answer.text()) });
  });
}
