/** Options of Chicken with which no match ends during a measurement. */
export const ENDLESS = { target: 10_000, maxRounds: 10_000 };
