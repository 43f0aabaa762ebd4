import { AxeBuilder } from '@axe-core/playwright';
import { type Browser, chromium, type LaunchOptions, type Page } from 'playwright-core';

/** Debian's Chromium, with everything turned off that makes requests in the background. */
export const CHROMIUM: LaunchOptions = {
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};

export function openBrowser(): Promise<Browser> {
  return chromium.launch(CHROMIUM);
}

/** The serious and critical violations that axe finds on a page, one line each. Contrast is the slow part. */
export async function seriousViolations(page: Page, contrast = true): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).disableRules(contrast ? [] : ['color-contrast']).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ target, html }) => `${id}: ${target.join(' ')} ${html.slice(0, 120)}`));
}
