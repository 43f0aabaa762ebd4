import { transformerStyleToClass } from '@shikijs/transformers';

/** Colors with enough contrast on the site's backgrounds. */
export const THEMES = { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' } as const;

/** Turns the colors of highlighted code into classes: the site's policy forbids the attribute `style`. */
export const colorClasses = () => transformerStyleToClass({ classPrefix: 'h' });

/** The same for pages with many colored tokens: one-letter classes save 1 MB in all listings. */
export function shortColorClasses(): ReturnType<typeof colorClasses> {
  const letters = new Map<string, string>();
  return transformerStyleToClass({
    classReplacer(name) {
      const letter = letters.get(name) ?? String.fromCharCode('a'.charCodeAt(0) + letters.size);
      letters.set(name, letter);
      return letter;
    },
  });
}
