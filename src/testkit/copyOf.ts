/** A deep copy of plain data. Jest's page environment has no `structuredClone`. */
export function copyOf<Value>(value: Value): Value {
  // The copy has the same items and fields.
  if (Array.isArray(value)) return value.map(copyOf) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, copyOf(field)])) as Value;
}
