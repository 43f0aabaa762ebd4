/** The name of a game in code: `crazyChicken` for `crazy-chicken`. */
export const camelCase = (id: string) => id.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());
