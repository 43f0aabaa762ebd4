/** The head of a table: what each row is about, and its numbers. */
export function TableHead({
  first,
  middle,
  numbers,
}: {
  readonly first: string;
  /** The head of what stands between, if anything does. */
  readonly middle?: string;
  readonly numbers: readonly string[];
}) {
  return (
    <thead>
      <tr>
        <th scope="col">{first}</th>
        {middle !== undefined && (
          <th scope="col" class="what-counts">
            {middle}
          </th>
        )}
        {numbers.map((text) => (
          <th key={text} scope="col" class="number">
            {text}
          </th>
        ))}
      </tr>
    </thead>
  );
}
