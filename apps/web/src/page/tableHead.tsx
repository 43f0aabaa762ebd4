/** The head of a table: the label column and the number columns. */
export function TableHead({ first, numbers }: { readonly first: string; readonly numbers: readonly string[] }) {
  return (
    <thead>
      <tr>
        <th scope="col">{first}</th>
        {numbers.map((text) => (
          <th key={text} scope="col" class="number">
            {text}
          </th>
        ))}
      </tr>
    </thead>
  );
}
