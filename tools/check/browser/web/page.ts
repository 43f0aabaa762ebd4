/// <reference lib="dom" />
// The built page of the web table in Chromium, watched for errors.
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { LANGUAGES, type Language } from '../../../../src/engine/languages.js';
import type { GameId } from '../../../../src/games.js';
import { fixDeal } from '../../../site/fixDeal.js';
import { listenToWorker } from './secrets.js';

/** The output of `npm run web:build`. */
export const DIST = 'apps/web/dist';

export { LANGUAGES, type Language };

export const SIZES = {
  phone: { width: 360, height: 640 },
  desk: { width: 1280, height: 800 },
} as const;
export type Size = keyof typeof SIZES;

/** A page watched for errors. */
export interface Watched {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Errors, violations of the content security policy, and requests to other hosts. */
  readonly complaints: string[];
}

/** The options for opening a page. */
export interface OpenOptions {
  readonly size: Size | { readonly width: number; readonly height: number };
  readonly colorScheme?: 'light' | 'dark';
  readonly hash?: string;
  /** Fixes the deals, to make a game reproducible. */
  readonly deal?: number;
  /** The URL parameters, which the web table's README lists. */
  readonly lang?: Language;
  readonly speed?: number;
  readonly thinking?: number;
  readonly confirm?: number;
  readonly coach?: number;
  readonly game?: GameId;
  readonly players?: string;
  readonly options?: string;
}

/** Opens a page of `home`, with a touch screen if it is a phone. */
export async function openPage(
  browser: Browser,
  home: string,
  { size, colorScheme = 'light', hash = '', deal, ...query }: OpenOptions,
): Promise<Watched> {
  const isPhone = size === 'phone';
  const context = await browser.newContext({
    viewport: typeof size === 'string' ? SIZES[size] : size,
    colorScheme,
    hasTouch: isPhone,
    isMobile: isPhone,
    serviceWorkers: 'allow',
  });
  const complaints: string[] = [];
  context.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(`${home}/`) && !url.startsWith('blob:')) complaints.push(`requests ${url}`);
  });
  context.on('weberror', (error) => complaints.push(`throws ${error.error().message}`));
  context.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`says ${message.text()}`);
  });
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      console.error(`${violatedDirective} blocks ${blockedURI}`);
    });
  });
  // The runner's compiler calls this helper to name nested functions; pages do not have it.
  await context.addInitScript('globalThis.__name = (named) => named');
  await context.addInitScript(listenToWorker);
  if (deal !== undefined) await fixDeal(context, deal);
  const page = await context.newPage();
  const parameters = Object.entries(query).map(([name, value]) => [name, String(value)]);
  const search = parameters.length === 0 ? '' : `?${new URLSearchParams(parameters)}`;
  if (home !== 'about:blank') await page.goto(`${home}/${search}${hash}`);
  return { context, page, complaints };
}
