import { transformerStyleToClass } from '@shikijs/transformers';

/** Colors that pass on the grounds of the site, for the eyes of everybody. */
export const THEMES = { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' } as const;

/** Turns the colors of highlighted code into classes: the site's policy forbids the attribute `style`. */
export const colorClasses = () => transformerStyleToClass({ classPrefix: 'h' });
