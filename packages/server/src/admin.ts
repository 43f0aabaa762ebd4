import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { secureHeaders } from 'hono/secure-headers';
import { z } from 'zod';
import { ADMIN_PAGE, ADMIN_SCRIPT, ADMIN_STYLE } from './adminPage.js';
import { banValue } from './bans.js';
import type { ServerContext } from './context.js';
import { seat, token, uuid } from './contractShapes.js';
import { bearerOf } from './credentials.js';
import type { Hub } from './hub.js';
import type { Live, LiveViewer } from './live.js';
import { BAN_KINDS } from './operatorStore.js';
import { readBy } from './readRequest.js';
import { Refusal, refusalOf, refuse, STATUS_OF } from './refusal.js';
import type { Store } from './store.js';
import { isSameToken } from './tokens.js';
import { VERSION } from './version.js';

/** Who administers a server, and where. */
export interface AdminSettings {
  /** The port, apart from the players'. */
  readonly port: number;
  /** Default `127.0.0.1`. */
  readonly host?: string;
  /** The bearer token of each operator, by name: the log names who did what. At least 16 characters each. */
  readonly tokens: { readonly [name: string]: string };
}

/** @throws RangeError if there is no token, or one is too short. */
export function requireAdmin({ tokens }: AdminSettings): void {
  const entries = Object.entries(tokens);
  if (entries.length === 0 || entries.some(([name, token]) => name === '' || token.length < 16))
    throw new RangeError('admin.tokens: expected a token of at least 16 characters for each name');
}

/** What the operator acts on. */
export interface AdminContext {
  readonly context: Pick<ServerContext, 'matches' | 'bans' | 'senders' | 'metrics' | 'log' | 'trouble'>;
  readonly store: Pick<Store, 'operator'>;
  readonly live: Pick<Live, 'viewers' | 'expelBanned' | 'sendAway'>;
  readonly hub: Pick<Hub, 'wake'>;
  /** Tells the other processes that a match has changed. */
  readonly publish: (id: string) => void;
  readonly name: string;
  readonly drain: { isOn: boolean };
}

const ofMatch = z.strictObject({ match: uuid });
const person = z.union([z.strictObject({ name: z.string().min(1) }), z.strictObject({ account: z.string().min(1) })]);
const banned = { kind: z.enum(BAN_KINDS), value: z.string().min(1).max(200) };
const found = z.strictObject({ search: z.string().optional() });
const searched = z.strictObject({
  search: z.string().optional(),
  game: z.string().optional(),
  status: z.string().optional(),
  after: uuid.optional(),
});

/** An act: the shape of its body, and what it does for an operator. It returns what to log and to answer. */
interface Act<Body> {
  readonly body: z.ZodType<Body>;
  readonly run: (of: AdminContext, body: Body, by: string) => Promise<object>;
}

function act<Body>(
  body: z.ZodType<Body>,
  run: Act<Body>['run'],
): (of: AdminContext, given: unknown, by: string) => Promise<object> {
  return (of, given, by) => run(of, readBy(body, given), by);
}

const ACTS: { readonly [name: string]: ReturnType<typeof act> } = {
  end: act(ofMatch, async ({ context }, { match }) => {
    await context.matches.end(match);
    return { match };
  }),
  delete: act(ofMatch, async ({ context, store, hub, publish }, { match }) => {
    if (!(await store.operator.remove(match))) refuse('notFound', 'There is no such match.');
    context.matches.forgetBefore(match, Number.POSITIVE_INFINITY);
    hub.wake(match);
    publish(match);
    return { match };
  }),
  hide: act(ofMatch.extend({ seat }), async ({ context }, { match, seat }) => {
    await context.matches.clearName(match, seat, false);
    return { match, seat };
  }),
  revoke: act(ofMatch.extend({ seat, token: token.optional() }), async ({ context }, { match, seat, token = null }) => {
    await context.matches.revoke(match, seat, token);
    return { match, seat };
  }),
  // The log must not keep what is forgotten.
  forget: act(person, async ({ context, store, publish }, given) => {
    const seats = await store.operator.seatsOf(given);
    for (const { match, seat } of seats) await context.matches.clearName(match, seat, true);
    await store.operator.forget(given);
    await context.bans.refresh();
    for (const { match } of seats) publish(match);
    return { seats: seats.length };
  }),
  ban: act(
    z.strictObject({
      ...banned,
      reason: z.string().max(200).default(''),
      hours: z.coerce.number().positive().nullable().default(null),
    }),
    async ({ context, store, live }, { kind, value: given, reason, hours }, by) => {
      const value = banValue(kind, given);
      await store.operator.ban({ kind, value, reason, hours, by });
      await context.bans.refresh();
      live.expelBanned();
      const seats = kind === 'name' ? await store.operator.seatsOf({ name: given }) : [];
      for (const { match, seat } of seats) await context.matches.clearName(match, seat, false);
      return { kind, value, hours, reason };
    },
  ),
  unban: act(z.strictObject(banned), async ({ context, store }, { kind, value: given }) => {
    const value = banValue(kind, given);
    if (!(await store.operator.unban(kind, value))) refuse('notFound', 'There is no such ban.');
    await context.bans.refresh();
    return { kind, value };
  }),
  drain: act(
    z.strictObject({ on: z.union([z.boolean(), z.stringbool()]).default(true) }),
    async ({ drain, live }, { on }) => {
      drain.isOn = on;
      if (on) live.sendAway();
      return { on };
    },
  ),
};

/** What the operator reads. */
const READINGS: { readonly [name: string]: (of: AdminContext, query: object) => Promise<object> } = {
  state: async ({ context, name, drain }) => ({
    name,
    version: VERSION,
    process: process.pid,
    upSeconds: Math.round(process.uptime()),
    draining: drain.isOn,
    databaseAcceptsWrites: !context.trouble.isFull,
    readings: await gauges(context),
  }),
  matches: async ({ store }, query) => {
    const { search = null, game = null, status = null, after = null } = readBy(searched, query);
    return { matches: await store.operator.search({ search, game, status, after, count: 50 }) };
  },
  viewers: async ({ live }, query) => {
    const { search = '' } = readBy(found, query);
    const isFound = ({ address, account, match }: LiveViewer) =>
      address.startsWith(search) || account === search || match.startsWith(search);
    return { viewers: live.viewers.filter(isFound) };
  },
  senders: async ({ context }, query) => {
    const { search = '' } = readBy(found, query);
    return {
      senders: context.senders
        .list(10_000)
        .filter(({ address }) => address.startsWith(search))
        .slice(0, 100),
    };
  },
  bans: async ({ store }) => ({ bans: await store.operator.bans() }),
};

/** The lengths of queues, the states of pools, and all else that has a value now. */
async function gauges({ metrics }: Pick<ServerContext, 'metrics'>): Promise<object> {
  const all = await metrics.registry.getMetricsAsJSON();
  return Object.fromEntries(
    all
      .filter(({ name, type }) => String(type) === 'gauge' && name.startsWith('hencoop_'))
      .flatMap(({ name, values }) =>
        values.map(({ value, labels }) => [[name, ...Object.values(labels)].join(' '), value]),
      ),
  );
}

/** Answers the operators' requests. */
export function createAdmin(of: AdminContext, { tokens }: AdminSettings): Hono {
  const app = new Hono();
  const { log, trouble } = of.context;
  app.use(
    secureHeaders({
      contentSecurityPolicy: {
        defaultSrc: ["'none'"],
        connectSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'none'"],
        frameAncestors: ["'none'"],
      },
    }),
  );
  const tooLarge = { code: 'tooLarge', error: 'The request body is larger than 8192 bytes.' };
  app.use(bodyLimit({ maxSize: 8_192, onError: (c) => c.json(tooLarge, 413) }));
  app.onError((error, c) => {
    const { code, message } = refusalOf(error, (error) => trouble.failed(error, 'administration failed'));
    return c.json({ code, error: message }, STATUS_OF[code]);
  });
  app.notFound((c) => c.json({ code: 'notFound', error: 'There is nothing at this address.' }, 404));
  const file = (path: string, type: string, text: string) =>
    app.get(path, (c) => c.body(text, 200, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-cache' }));
  file('/', 'text/html', ADMIN_PAGE);
  file('/admin.js', 'text/javascript', ADMIN_SCRIPT);
  file('/admin.css', 'text/css', ADMIN_STYLE);

  function operatorOf(authorization: string | undefined): string {
    const shown = bearerOf(authorization ?? null);
    const [name] = Object.entries(tokens).find(([, token]) => isSameToken(shown, token)) ?? [];
    return name ?? refuse('unauthorized', "This is no operator's token.");
  }

  for (const [name, read] of Object.entries(READINGS)) {
    app.get(`/${name}`, async (c) => {
      operatorOf(c.req.header('authorization'));
      c.header('cache-control', 'no-store');
      return c.json(await read(of, c.req.query()));
    });
  }
  for (const [name, run] of Object.entries(ACTS)) {
    app.post(`/${name}`, async (c) => {
      const by = operatorOf(c.req.header('authorization'));
      const given: unknown = await c.req
        .json()
        .catch(() => refuse('invalid', 'expected JSON in the body of the request'));
      try {
        const done = await run(of, given, by);
        log.info({ by, act: name, ...done }, 'administration');
        return c.json(done);
      } catch (error) {
        const why = error instanceof Refusal ? error.code : 'failed';
        log.warn({ by, act: name, refused: why }, 'administration');
        throw error;
      }
    });
  }
  return app;
}
