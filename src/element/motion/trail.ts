// Follows things that others moved back to where they came from. Only games with cells load this.
import type { Flight } from '../elementGame.js';

const isCell = (selector: string) => selector.startsWith('[data-cell=');

/**
 * The paths of things over the cells of a table, from where each started to where it is after these flights. A thing
 * that closes a gap extends its path, or starts one that no arrow shows.
 */
export function followed(ways: readonly Flight[], flights: readonly Flight[]): readonly Flight[] {
  const goneOn = ways.map((way) => {
    const next = isCell(way.to) ? flights.find(({ from }) => from === way.to) : undefined;
    const closesUp = way.closesUp === true && next?.closesUp === true;
    return next === undefined ? way : { ...way, to: next.to, closesUp };
  });
  const begun = flights.filter(({ from }) => isCell(from) && ways.every(({ to }) => to !== from));
  return [...goneOn, ...begun];
}
