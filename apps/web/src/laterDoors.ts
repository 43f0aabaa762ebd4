type Door = () => Promise<unknown>;

/** Doors that open those of the same names in another module, which each loads first. */
export function laterDoors(
  load: () => Promise<{ readonly [name: string]: Door & { readonly [language: string]: Door } }>,
  names: readonly string[],
  inLanguages: readonly string[],
  languages: readonly string[],
): { readonly [name: string]: Door | { readonly [language: string]: Door } } {
  const doors = names.map((name) => [name, async () => (await load())[name]?.()] as const);
  const groups = inLanguages.map((name) => {
    const said = languages.map((language) => [language, async () => (await load())[name]?.[language]?.()] as const);
    return [name, Object.fromEntries(said)] as const;
  });
  return Object.fromEntries([...doors, ...groups]);
}
