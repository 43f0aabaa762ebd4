// A player who knows only the roles and names that a screen reader says.
import type { Locator, Page } from '@playwright/test';
import { diceOf } from '../hands.js';

/** The buttons in a tree of roles and names, without those that are disabled or pressed. */
async function buttonsIn(part: Locator): Promise<readonly string[]> {
  if ((await part.count()) === 0) return [];
  const tree = await part.first().ariaSnapshot();
  return tree.split('\n').flatMap((line) => {
    const [, name, states = ''] =
      /\bbutton(?: "((?:[^"\\]|\\.)*)")?((?: \[[^\]]*\])*)/.exec(line.replaceAll("''", "'")) ?? [];
    if (!/^\s*- '?button\b/.test(line) || /\[(?:disabled|pressed)\]/.test(states)) return [];
    if (name === undefined) throw new Error(`a button without a name: ${line}`);
    return [String(JSON.parse(`"${name}"`))];
  });
}

/** How often a name may be chosen, or looked for, without any change. */
const MAX_IDLE = 600;

/** Plays until the game is over, and leaves the dialog with its result open. */
export async function playByNames(
  page: Page,
  { seed, isEnough }: { readonly seed: number; readonly isEnough: () => Promise<boolean> },
): Promise<void> {
  const dice = diceOf(seed);
  const table = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  let [before, idle] = ['', 0];
  for (;;) {
    if (await isEnough()) return;
    if (await dialog.getByRole('button', { name: 'Play again' }).isVisible()) return;
    const next = dialog.getByRole('button', { name: 'Continue' });
    if (await next.isVisible()) {
      await next.dispatchEvent('click');
      continue;
    }
    const keys = await buttonsIn(table.getByRole('group', { name: 'Moves', exact: true }));
    const all = await buttonsIn(table);
    const state = all.join();
    [before, idle] = [state, state === before ? idle + 1 : 0];
    if (idle > MAX_IDLE) throw new Error(`stuck with the buttons: ${state}`);
    const choices = keys.length > 0 && dice() < 0.5 ? keys : all;
    const name = choices[Math.floor(dice() * choices.length)];
    if (name === undefined) {
      await page.waitForTimeout(20);
      continue;
    }
    const button = table.getByRole('button', { name, exact: true, disabled: false }).first();
    // The table may have changed since.
    if ((await button.count()) > 0) await button.dispatchEvent('click', undefined, { timeout: 2000 }).catch(() => {});
  }
}
