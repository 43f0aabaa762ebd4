import { headerAccounts, jwtAccounts, type MatchServerConfig } from '@hencoop/server';
import { isOff, type Read } from './readSetting.js';

type AccountSettings = Pick<MatchServerConfig, 'accounts' | 'guests' | 'login'>;

/** The variables behind the settings of `jwtAccounts`, `headerAccounts` and the server. */
const VARIABLES: { readonly [setting: string]: string } = {
  issuer: 'ACCOUNTS_ISSUER',
  audience: 'ACCOUNTS_AUDIENCE',
  jwks: 'ACCOUNTS_JWKS_URL',
  header: 'ACCOUNTS_HEADER',
  cookie: 'ACCOUNTS_COOKIE',
  nameClaim: 'ACCOUNTS_NAME',
  nameHeader: 'ACCOUNTS_NAME',
  proxies: 'ACCOUNTS_PROXIES',
};

/**
 * Who has an account: by JSON Web Tokens with an issuer, by a header of a proxy without one. `proxies` is the number of
 * proxies in front of the server. @throws RangeError if a variable is wrong; the message names it.
 */
export function accountSettings(read: Read, proxies: number): AccountSettings {
  const set = Object.fromEntries(Object.values(VARIABLES).flatMap((name) => [[name, read(name)] as const]));
  const isSet = Object.values(set).some((text) => text !== undefined);
  const guests = isOff('GUESTS', read('GUESTS')) ? { guests: false } : {};
  const login = loginIn(read);
  if (!isSet) {
    for (const [variable, given] of [
      ['GUESTS', guests],
      ['LOGIN_URL', login],
    ] as const) {
      if (Object.keys(given).length > 0)
        throw new RangeError(`${variable}: expected accounts as well: set ACCOUNTS_ISSUER or ACCOUNTS_HEADER`);
    }
    return {};
  }
  const accounts = renamed(() => (set['ACCOUNTS_ISSUER'] === undefined ? byHeader(set, proxies) : byJwt(set)));
  return { accounts, ...guests, ...login };
}

type Variables = { readonly [name: string]: string | undefined };

function byJwt(set: Variables) {
  if (set['ACCOUNTS_PROXIES'] !== undefined)
    throw new RangeError('ACCOUNTS_PROXIES: expected nothing next to ACCOUNTS_ISSUER: tokens are signed');
  const { ACCOUNTS_HEADER: header, ACCOUNTS_COOKIE: cookie, ACCOUNTS_NAME: nameClaim } = set;
  return jwtAccounts({
    issuer: required(set, 'ACCOUNTS_ISSUER'),
    audience: required(set, 'ACCOUNTS_AUDIENCE')
      .split(',')
      .map((text) => text.trim()),
    jwks: required(set, 'ACCOUNTS_JWKS_URL'),
    ...(header === undefined ? {} : { header }),
    ...(cookie === undefined ? {} : { cookie }),
    ...(nameClaim === undefined ? {} : { nameClaim }),
  });
}

function byHeader(set: Variables, proxies: number) {
  for (const name of ['ACCOUNTS_AUDIENCE', 'ACCOUNTS_JWKS_URL', 'ACCOUNTS_COOKIE'])
    if (set[name] !== undefined)
      throw new RangeError(`ACCOUNTS_ISSUER: expected the issuer of the tokens: ${name} is set`);
  const { ACCOUNTS_NAME: nameHeader } = set;
  const accounts = headerAccounts({
    header: required(set, 'ACCOUNTS_HEADER'),
    proxies: required(set, 'ACCOUNTS_PROXIES')
      .split(',')
      .map((text) => text.trim()),
    ...(nameHeader === undefined ? {} : { nameHeader }),
  });
  if (proxies === 0) throw new RangeError('PROXIES: expected at least 1 with ACCOUNTS_HEADER, which a proxy sends');
  return accounts;
}

const HINTS: Variables = {
  ACCOUNTS_AUDIENCE: 'the claim aud of the tokens',
  ACCOUNTS_JWKS_URL: "the address of the issuer's public keys, such as https://login.example/keys",
  ACCOUNTS_HEADER: 'the header in which a proxy sends the account, such as X-User',
  ACCOUNTS_PROXIES: 'the addresses of the proxies that send ACCOUNTS_HEADER, such as 10.0.0.7 or 10.0.0.0/8',
};

function required(set: Variables, name: string): string {
  const text = set[name];
  if (text !== undefined) return text;
  throw new RangeError(`${name}: expected ${HINTS[name]}, got nothing`);
}

function loginIn(read: Read): Pick<AccountSettings, 'login'> {
  const [login, logout] = [read('LOGIN_URL'), read('LOGOUT_URL')];
  if (login === undefined && logout === undefined) return {};
  if (login === undefined) throw new RangeError('LOGIN_URL: expected a path such as /oauth2/start: LOGOUT_URL is set');
  return { login: { in: login, ...(logout === undefined ? {} : { out: logout }) } };
}

/** Calls `make`; replaces the name of a setting in its errors by that of the variable. */
function renamed<T>(make: () => T): T {
  try {
    return make();
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    const [, setting = '', rest = ''] = /^(\w+)(: .*)$/s.exec(error.message) ?? [];
    throw new RangeError(`${VARIABLES[setting] ?? setting}${rest}`);
  }
}
