/** What a person is called who gives no name. It is needed before all other texts. */
export const GUEST = {
  en: (number: number) => `Player ${number}`,
  de: (number: number) => `Spieler ${number}`,
} as const;
