/** The part of the Standard Schema interface that this library uses; zod, valibot, arktype and others implement it. */
export interface StandardSchema {
  /** The properties of the Standard Schema interface, under the name that it prescribes. */
  readonly '~standard': {
    /** Checks a value: returns the parsed value, or the issues. */
    readonly validate: (value: unknown) => StandardResult | Promise<StandardResult>;
  };
}

/**
 * Parses `value` with `schema`, which messages call `named`.
 * @throws RangeError if the schema refuses the value (it names the path of the fault, from `path` on) or is asynchronous.
 */
export function parseBy(schema: StandardSchema, value: unknown, path: string, named: string): unknown {
  const result = schema['~standard'].validate(value);
  if ('then' in result) throw new RangeError(`${named}: expected a synchronous schema, got a promise`);
  if (result.issues === undefined) return result.value;
  const [issue] = result.issues;
  const steps = (issue?.path ?? []).map((step) => `.${nameOf(step).slice(0, 40)}`).join('');
  throw new RangeError(`${path}${steps}: ${issue?.message ?? 'expected another value'}`);
}

/** The name of a step of a path: a key, or an object with one. */
function nameOf(step: unknown): string {
  return String(typeof step === 'object' && step !== null && 'key' in step ? step.key : step);
}

/** The result of a schema: the value, or issues. */
export type StandardResult =
  | { readonly value: unknown; readonly issues?: undefined }
  | { readonly issues: readonly { readonly message: string; readonly path?: readonly unknown[] | undefined }[] };
