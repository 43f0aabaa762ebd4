import { LANGUAGES, type Language } from 'hencoop/games';
import type { TerminalWords } from './locales/locale.js';

const WORDS: { readonly [Name in Language]: () => Promise<TerminalWords> } = {
  en: () => import('./locales/en.js').then(({ words }) => words),
  de: () => import('./locales/de.js').then(({ words }) => words),
  fr: () => import('./locales/fr.js').then(({ words }) => words),
};

/** Loads the words of the terminal in one language. */
export function loadWords(language: Language): Promise<TerminalWords> {
  return WORDS[language]();
}

/** The language of a tag or of a POSIX locale: `de` for "de", "de-AT" and "de_DE.UTF-8". */
export function languageNamed(name: string): Language | null {
  const [language = ''] = name.toLowerCase().split(/[-_.@]/);
  return LANGUAGES.find((known) => known === language) ?? null;
}

/** The language that the system is set to, as POSIX orders its variables; English if this program does not speak it. */
export function systemLanguage({ LC_ALL, LC_MESSAGES, LANG }: NodeJS.ProcessEnv): Language {
  return languageNamed(LC_ALL || LC_MESSAGES || LANG || '') ?? 'en';
}
