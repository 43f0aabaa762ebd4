// What a player presses between rounds.
import { expect, type Page } from '@playwright/test';
import type { Way } from '../hands.js';
import type { Size } from './page.js';

/** By what, and on what, a game is played. */
export interface Hands {
  readonly way: Way;
  readonly size: Size;
}

/** Presses a button as the player does everything: by finger, by mouse, or by the keyboard. */
export async function press(page: Page, selector: string, { way, size }: Hands): Promise<void> {
  const button = page.locator(selector).first();
  if (way === 'keys') await button.press('Enter');
  else if (size === 'phone') await button.tap();
  else await button.click();
}

/** Goes on from the end of a round. No other dialog may lie over the table. */
export async function proceed(page: Page, run: Hands): Promise<void> {
  const dialog = page.locator('dialog[open]');
  // The page may be on its way from one table to the next.
  if ((await dialog.count()) === 0) return;
  expect(await dialog.locator('tbody').count(), `expected the end of a round, got ${await dialog.innerText()}`).toBe(1);
  await press(page, 'dialog[open] .main', run);
}
