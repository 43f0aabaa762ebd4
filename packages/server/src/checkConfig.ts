import { originOf } from './address.js';
import { requireAdmin } from './admin.js';
import type { MatchServerConfig } from './config.js';
import { requireLogin } from './loginPages.js';
import { requireWebhook } from './webhooks.js';

/** The seconds between `/ready` turning to 503 and the shutdown. */
export const DRAIN = 5;

/**
 * Checks settings whose mistakes would go unnoticed, and normalizes origins.
 * @throws RangeError if a setting is wrong; the message names it.
 */
export function checkConfig(config: MatchServerConfig): MatchServerConfig {
  const { proxies = 0, drain = DRAIN, origins = [], name = '', accounts, guests = true } = config;
  if (!(Number.isInteger(proxies) && proxies >= 0))
    throw new RangeError(`proxies: expected a whole number from 0, got ${String(proxies)}`);
  if (!(Number.isFinite(drain) && drain >= 0))
    throw new RangeError(`drain: expected a number of seconds from 0, got ${String(drain)}`);
  if (!/^[\w.-]{0,64}$/.test(name))
    throw new RangeError(`name: expected at most 64 letters, digits, dots, hyphens and underscores, got ${name}`);
  if (!guests && accounts === undefined)
    throw new RangeError('guests: expected true, got false: without accounts, everyone is a guest');
  if (config.login !== undefined) requireLogin(config.login, accounts);
  if (config.admin !== undefined) requireAdmin(config.admin);
  if (config.webhook !== undefined) requireWebhook(config.webhook);
  if (origins === '*') {
    if (accounts === undefined) return config;
    throw new RangeError(
      'origins: expected a list, got *: with accounts, any page could act in the name of its visitors, by their cookies',
    );
  }
  return { ...config, origins: origins.map(readOrigin) };
}

function readOrigin(text: string): string {
  const origin = originOf(text);
  if (origin !== null && /^[^/]+:\/\/[^/]+\/?$/.test(text)) return origin;
  throw new RangeError(`origins: expected an origin such as https://play.example, got ${text}`);
}
