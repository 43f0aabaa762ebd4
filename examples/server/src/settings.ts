import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  type AdminSettings,
  local,
  type MatchServerConfig,
  notify,
  ownRates,
  pglite,
  postgres,
  redis,
  redisRates,
} from '@hencoop/server';
import { accountSettings } from './accountSettings.js';
import { isOff, named, type Read, wholeNumber } from './readSetting.js';

/** The web app, if it has been built. */
const WEB = fileURLToPath(new URL('../../../apps/web/dist', import.meta.url));

/** The settings of a server from the environment. */
export interface Settings {
  readonly config: MatchServerConfig;
  readonly host: string | undefined;
  readonly port: number;
  /** The variables that are set, without secrets. */
  readonly shown: { readonly [name: string]: string };
}

/** Environment variables; an empty one counts as not set. */
type Environment = { readonly [name: string]: string | undefined };

/** Reads the settings of a server. @throws RangeError if a variable is wrong; the message names it. */
export function settingsOf(env: Environment): Settings {
  const shown: { [name: string]: string } = {};
  const read = (name: string) => {
    const text = env[name] || undefined;
    if (text !== undefined) shown[name] = withoutSecrets(name, text);
    return text;
  };
  const [database, hints, origins] = [read('DATABASE_URL'), read('REDIS_URL'), read('ORIGINS')];
  const pages = read('PAGES') ?? (existsSync(WEB) ? WEB : undefined);
  const name = read('NAME');
  const [metricsToken, operatorToken, drain] = [read('METRICS_TOKEN'), read('OPERATOR_TOKEN'), read('DRAIN')];
  const [hook, hookSecret = ''] = [read('WEBHOOK_URL'), read('WEBHOOK_SECRET')];
  const adminPort = read('ADMIN_PORT');
  // Without Redis, processes notify each other through their PostgreSQL server.
  const withoutRedis = database === undefined ? local() : named('DATABASE_URL', () => notify(database));
  const proxies = wholeNumber('PROXIES', read('PROXIES') ?? '0');
  const config: MatchServerConfig = {
    store:
      database === undefined
        ? pglite(read('FOLDER') ?? 'hencoop-data')
        : named('DATABASE_URL', () => postgres(database)),
    fanout: hints === undefined ? withoutRedis : named('REDIS_URL', () => redis(hints)),
    rates: hints === undefined ? ownRates() : named('REDIS_URL', () => redisRates(hints)),
    origins: origins === '*' ? origins : (origins?.split(',').map((origin) => origin.trim()) ?? []),
    proxies,
    ...(drain === undefined ? {} : { drain: wholeNumber('DRAIN', drain) }),
    ...(name === undefined ? {} : { name }),
    ...(pages === undefined ? {} : { pages }),
    ...(metricsToken === undefined ? {} : { metricsToken }),
    ...(isOff('ANALYSIS', read('ANALYSIS')) ? { analysis: null } : {}),
    ...(operatorToken === undefined ? {} : { operatorToken }),
    ...(read('OTEL_EXPORTER_OTLP_ENDPOINT') === undefined ? {} : { telemetry: true }),
    ...(adminPort === undefined ? {} : { admin: adminSettings(adminPort, read) }),
    ...accountSettings(read, proxies),
    ...(hook === undefined ? {} : { webhook: { url: hook, secret: hookSecret } }),
  };
  return { config, host: read('HOST'), port: portOf('PORT', read('PORT') ?? '8107'), shown };
}

/** Administration: its port, its host, and the operators' tokens, as `anna:…,ben:…`. */
function adminSettings(port: string, read: Read): AdminSettings {
  const host = read('ADMIN_HOST');
  const tokens = (read('ADMIN_TOKENS') ?? '').split(',').map((pair) => {
    const [, name = '', token = ''] = /^\s*([\w-]+):(\S{16,})\s*$/.exec(pair) ?? [];
    if (name === '') throw new RangeError('ADMIN_TOKENS: expected a name and at least 16 characters, such as anna:…');
    return [name, token] as const;
  });
  return {
    port: portOf('ADMIN_PORT', port),
    ...(host === undefined ? {} : { host }),
    tokens: Object.fromEntries(tokens),
  };
}

/** A setting for the log: of a token, only that it is set; of an address, everything but password and parameters. */
function withoutSecrets(name: string, text: string): string {
  if (/TOKEN|SECRET/.test(name)) return 'set';
  if (!name.endsWith('_URL')) return text;
  if (!URL.canParse(text)) return 'set';
  const { protocol, username, host, pathname } = new URL(text);
  return `${protocol}//${username === '' ? '' : `${username}@`}${host}${pathname}`;
}

function portOf(variable: string, text: string): number {
  const port = wholeNumber(variable, text);
  if (port <= 65_535) return port;
  throw new RangeError(`${variable}: expected a port, 0 to 65535, got ${text}`);
}
