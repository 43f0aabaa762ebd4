import type { BrowserContext } from 'playwright-core';

/**
 * Gives the worker of a page the same deal each time: its generator counts. The worker alone deals, and asks for random bytes in
 * one place.
 */
export async function fixDeal(context: BrowserContext): Promise<void> {
  await context.route(/\/worker-[^/]*\.js$/, async (route) => {
    const answer = await route.fetch();
    const count = 'let drawn=7;crypto.getRandomValues=(bytes)=>bytes.map(()=>(drawn=(drawn*73+41)%251));';
    await route.fulfill({ response: answer, body: count + (await answer.text()) });
  });
}
