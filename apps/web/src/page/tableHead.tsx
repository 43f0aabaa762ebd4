/** The head of a table: what each row is about, and its numbers. */
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
