/** The head of a table: the label column and the number columns. */
export function TableHead({
  first,
  middle,
  numbers,
}: {
  readonly first: string;
  /** The head of the column between, if any. */
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
