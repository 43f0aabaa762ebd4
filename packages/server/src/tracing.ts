/** What a span tells besides its name: never a token, a card or the text of an error. */
export type SpanFields = { readonly [name: string]: string | number };

/** Measures parts of the server's work, and which belong together. */
export interface Tracing {
  /**
   * Runs `act` as a span. `tell` adds fields and renames it. With `headers`, the span continues the trace of the sender
   * that they name.
   */
  span<T>(
    name: string,
    act: (tell: (fields: SpanFields, name?: string) => void) => Promise<T>,
    headers?: Headers,
  ): Promise<T>;
  /** Runs `act` as a part of the current span, if there is one. */
  part<T>(name: string, act: () => Promise<T>): Promise<T>;
  /** Sends what is left. */
  close(): Promise<void>;
}

/** Measures nothing. */
export const NO_TRACING: Tracing = {
  span: (_, act) => act(() => {}),
  part: (_, act) => act(),
  async close() {},
};

/** Makes each call of these methods a part of the current span. */
export function traced<T extends object>(tracing: Tracing, of: T, prefix: string): T {
  if (tracing === NO_TRACING) return of;
  return new Proxy(of, {
    get(target, name) {
      const part: unknown = Reflect.get(target, name);
      if (typeof part !== 'function') return part;
      return (...given: unknown[]) => {
        // Called at once: a method may also return no promise.
        let result: unknown;
        const run = () => {
          result = part.apply(target, given);
          return Promise.resolve(result);
        };
        const done = tracing.part(`${prefix}.${String(name)}`, run);
        return result instanceof Promise ? done : result;
      };
    },
  });
}
