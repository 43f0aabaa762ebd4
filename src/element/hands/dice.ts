// Dice tumble before they show their faces.
import { FADE } from './flights.js';

/** How long dice tumble, in milliseconds. */
const TUMBLE = 900;

/** Tumbles the dice; with reduced motion they only fade in. */
export function tumble(dice: readonly SVGElement[], speed: number, isCalm: boolean): readonly Animation[] {
  const duration = TUMBLE / speed;
  const rolls = dice.map((die, index) => {
    const [side, lean] = index % 2 === 0 ? [-1, -8] : [1, 6];
    die.style.transform = `rotate(${lean}deg)`;
    if (isCalm) return die.animate([{ opacity: 0 }, { opacity: 1 }], FADE / speed);
    const at = (x: number, y: number, angle: number) => ({
      transform: `translate(${x * side}px,${y}px) rotate(${lean + angle * side}deg)`,
    });
    const way = [at(160, -120, 540), at(60, 0, 250), at(30, -46, 120), at(8, 0, 30), at(3, -10, 8), at(0, 0, 0)];
    return die.animate(way, { duration, easing: 'ease-out' });
  });
  const faces = dice.flatMap((die) => [...die.querySelectorAll('.face')]);
  const shown = isCalm
    ? []
    : faces.map((face) => face.animate([{ opacity: 0 }, { opacity: 0, offset: 0.8 }, {}], duration));
  return [...rolls, ...shown];
}
