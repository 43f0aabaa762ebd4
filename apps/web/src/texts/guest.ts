/** The name of a person without one. The first game needs it before the other texts have loaded. */
export const GUEST = {
  en: (number: number) => `Player ${number}`,
  de: (number: number) => `Spieler ${number}`,
  fr: (number: number) => `Joueur ${number}`,
} as const;
