/** The name of a person who gives none. The first game needs it before the other texts are loaded. */
export const GUEST = {
  en: (number: number) => `Player ${number}`,
  de: (number: number) => `Spieler ${number}`,
  fr: (number: number) => `Joueur ${number}`,
} as const;
