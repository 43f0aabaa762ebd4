/** The name of a game in code: `crazyChicken` for `crazy-chicken`. */
export const camelCase = (id: string) => id.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/** The name of a game in the names of functions and types: `CrazyChicken` for `crazy-chicken`. */
export function pascalCase(id: string): string {
  const name = camelCase(id);
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}
