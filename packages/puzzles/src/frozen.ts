/** Freezes `value` deeply, except for functions, because all callers share it. */
export function frozen<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value;
  for (const field of Object.values(value)) frozen(field);
  return Object.freeze(value);
}
