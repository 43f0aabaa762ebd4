import type { Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import { secureHeaders } from 'hono/secure-headers';
import { isListedOrigin } from './address.js';
import type { CountRate } from './countRate.js';
import { OPERATIONS } from './operations.js';
import { Refusal, refuse, STATUS_OF, unavailable } from './refusal.js';

/** The platform's knowledge of a request's sender. */
export interface Sender {
  /** Its network address. */
  readonly address: string;
  /** Whether the requesting page, if any, may use the server. */
  readonly isAllowed: boolean;
}

/** Answers requests, each with its sender. */
export type App = Hono<{ Variables: Sender }>;
export type AppContext = Context<{ Variables: Sender }>;

/** Reads the sender from the second argument of `app.fetch`. */
export function introduceSenders(app: App): void {
  app.use(async (c, next) => {
    // Each caller of `fetch` passes it.
    const { address, isAllowed } = c.env as Sender;
    c.set('address', address);
    c.set('isAllowed', isAllowed);
    await next();
  });
}

/** The middleware for every request: headers, origins, body size. */
export function guard(
  app: App,
  { origins, limits }: { readonly origins: readonly string[] | '*'; readonly limits: { readonly bytes: number } },
): void {
  app.use(secureHeaders());
  const listed = (origin: string) => (isListedOrigin(origin, { origins }) ? origin : null);
  app.use(cors({ origin: origins === '*' ? '*' : listed, maxAge: 600 }));
  app.use(async (c, next) => {
    // A page of another origin may at most read public data, and never act in a visitor's name.
    if (!isRead(c) && !c.get('isAllowed'))
      refuse('forbidden', `Pages from ${c.req.header('origin')} may not use this server.`);
    await next();
  });
  app.use(
    bodyLimit({
      maxSize: limits.bytes,
      // The rest of the body stays unread, so the connection cannot be reused.
      onError: (c) => {
        c.header('connection', 'close');
        return refused(c, new Refusal('tooLarge', `The request body is larger than ${limits.bytes} bytes.`));
      },
    }),
  );
}

function isRead({ req: { method } }: AppContext): boolean {
  return method === 'GET' || method === 'HEAD' || method === 'OPTIONS';
}

export interface ErrorAnswers {
  /** Called with each error that is not the sender's fault. */
  readonly onError: (error: unknown, c: Context) => void;
  /** Whether the sender closed the connection before the end of the request's body. */
  readonly isBrokenOff?: (c: Context) => boolean;
  /** The id of the request, by which the operator finds its error in the log. */
  readonly idOf?: (c: Context) => string;
}

/** Responds to refusals, and to errors without their message, which may quote a card. */
export function answerErrors(app: App, { onError, isBrokenOff, idOf }: ErrorAnswers): void {
  app.onError((error, c) => {
    if (error instanceof Refusal) return refused(c, error);
    if (isBrokenOff?.(c)) return refused(c, new Refusal('invalid', 'The request ended before its body did.'));
    onError(error, c);
    return refused(c, unavailable(), idOf?.(c));
  });
  app.notFound((c) => refused(c, new Refusal('notFound', 'There is nothing at this address.')));
}

function refused(c: Context, { code, message, retryAfter }: Refusal, request?: string): Response {
  if (retryAfter !== null) c.header('retry-after', String(retryAfter));
  return c.json({ code, error: message, request }, STATUS_OF[code]);
}

/** Counts every request that costs something, before any other work: see `weight` of an operation. */
export function countByAddress(app: App, count: CountRate): void {
  // The second pattern matches `/matches` itself as well.
  for (const path of ['/games', '/account', '/matches/*']) {
    app.use(path, async (c, next) => {
      await count('requests', c.get('address'), weightOf(c.req.method, c.req.path));
      await next();
    });
  }
}

const WEIGHTS: ReadonlyMap<string, number> = new Map(
  Object.values(OPERATIONS).map(({ method, path, weight }) => [`${method} ${path}`, weight] as const),
);

/** The weight of a request by its path; of one that no operation answers, 1. */
function weightOf(method: string, path: string): number {
  return WEIGHTS.get(`${method.toLowerCase()} ${path.replace(/^\/matches\/[^/]+/, '/matches/{id}')}`) ?? 1;
}
