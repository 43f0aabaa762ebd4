/** The field `name` of any value; `undefined` if it has none, or its getter throws. */
export function fieldOf(value: unknown, name: string): unknown {
  try {
    // Any value but `undefined` and `null` has fields, if only inherited ones.
    return (value as { readonly [name: string]: unknown } | null | undefined)?.[name];
  } catch {
    return undefined;
  }
}
