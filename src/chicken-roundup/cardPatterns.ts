// How the names of actions and cards are spelled.

/** CR-6.0b: the name of a diagram. No space, since a space separates the parts of a card. */
export const ACTION_NAME = /^[a-z][a-zA-Z0-9]{0,39}$/;

/** A card: a color, a space, and an action. */
export const CARD = /^(?:white|black|red|silver|gold) [a-z][a-zA-Z0-9]{0,39}$/;
