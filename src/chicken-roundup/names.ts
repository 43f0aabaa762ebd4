import type { Card, Colour } from './table.js';

// Maps, since a diagram may be called "constructor", which every object has.
const NAMES: ReadonlyMap<string, string> = /* @__PURE__ */ new Map([
  ['farmer', 'Farmer Takes Chicken'],
  ['dog', 'Dog Chases Fox'],
  ['parade', 'Chicken Parade'],
]);

/** The name of an action: as printed, or the words of a diagram's name. */
export function actionName(action: string): string {
  return (
    NAMES.get(action) ??
    action.replace(/[A-Z]/g, (letter) => ` ${letter}`).replace(/^./, (letter) => letter.toUpperCase())
  );
}

/** "silver Fox Trot". */
export function cardName({ colour, action }: Card): string {
  return `${colour} ${actionName(action)}`;
}

const COLOURS_IN_GERMAN: { readonly [Name in Colour]: string } = {
  white: 'weiß',
  black: 'schwarz',
  red: 'rot',
  silver: 'silber',
  gold: 'gold',
};

/** The actions that have a German name: those told in words, and the diagrams of the house table. */
const NAMES_IN_GERMAN: ReadonlyMap<string, string> = /* @__PURE__ */ new Map([
  ['farmer', 'Bauer'],
  ['dog', 'Hund'],
  ['parade', 'Hühnerparade'],
  ['foxTrot', 'Foxtrott'],
  ['sideStep', 'Seitenschritt'],
  ['fenceHop', 'Zaunsprung'],
  ['diagonalDash', 'Diagonalsprint'],
  ['leapFrog', 'Bocksprung'],
  ['cutIn', 'Vordrängeln'],
  ['roundDance', 'Rundtanz'],
]);

/** The German name of an action, or the name that the option `diagrams` gave it. */
export function actionNameInGerman(action: string): string {
  return NAMES_IN_GERMAN.get(action) ?? action;
}

/** "silber", "weiß". */
export function colourInGerman(colour: Colour): string {
  return COLOURS_IN_GERMAN[colour];
}

/** "Foxtrott (silber)". */
export function cardNameInGerman({ colour, action }: Card): string {
  return `${actionNameInGerman(action)} (${colourInGerman(colour)})`;
}
