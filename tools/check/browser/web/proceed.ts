// The player's actions between rounds.
import { expect, type Page } from '@playwright/test';
import type { Way } from '../hands.js';
import type { Size } from './page.js';

/** The input method and the screen of a game. */
export interface Hands {
  readonly way: Way;
  readonly size: Size;
}

/** Presses a button with the player's input method: finger, mouse or keyboard. */
export async function press(page: Page, selector: string, { way, size }: Hands): Promise<void> {
  const button = page.locator(selector).first();
  if (way === 'keys') await button.press('Enter');
  else if (size === 'phone') await button.tap();
  else await button.click();
}

/** Continues after a round. No other dialog may cover the table. */
export async function proceed(page: Page, run: Hands): Promise<void> {
  const dialog = page.locator('dialog[open]');
  // The page may be on its way from one table to the next.
  if ((await dialog.count()) === 0) return;
  expect(await dialog.locator('.scores').count(), `expected the end of a round, got ${await dialog.innerText()}`).toBe(
    1,
  );
  await press(page, 'dialog[open] .main', run);
}

/** Continues to the result after the end of a game, which shows the last of several rounds first. */
export async function toResult(page: Page, run: Hands): Promise<void> {
  const result = page.locator('dialog[open] .ranking');
  await result.or(page.locator('dialog[open] .scores')).waitFor();
  if ((await result.count()) === 0) await press(page, 'dialog[open] .main', run);
  await result.waitFor();
}
