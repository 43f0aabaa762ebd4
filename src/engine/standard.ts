/** The part of the Standard Schema interface that this library uses; zod, valibot, arktype and others implement it. */
export interface StandardSchema {
  /** The properties of the Standard Schema interface, under the name that it prescribes. */
  readonly '~standard': {
    /** Checks a value: the value that it stands for, or the issues with it. */
    readonly validate: (value: unknown) => StandardResult | Promise<StandardResult>;
  };
}

/**
 * The value that `schema` accepts; `named` names the schema in the message for one that is asynchronous.
 * @throws RangeError naming the path of the fault, from `path` on.
 */
export function parseBy(schema: StandardSchema, value: unknown, path: string, named: string): unknown {
  const result = schema['~standard'].validate(value);
  if (result instanceof Promise) throw new RangeError(`${named}: expected a synchronous schema, got a promise`);
  if (result.issues === undefined) return result.value;
  const [issue] = result.issues;
  const steps = (issue?.path ?? []).map((step) => `.${nameOf(step).slice(0, 40)}`).join('');
  throw new RangeError(`${path}${steps}: ${issue?.message ?? 'expected another value'}`);
}

/** A step of a path is a key, or an object that has one. */
function nameOf(step: unknown): string {
  return String(typeof step === 'object' && step !== null && 'key' in step ? step.key : step);
}

type StandardResult =
  | { readonly value: unknown; readonly issues?: undefined }
  | { readonly issues: readonly { readonly message: string; readonly path?: readonly unknown[] | undefined }[] };
