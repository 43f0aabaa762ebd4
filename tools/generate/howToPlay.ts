import type { GameTypes } from 'hencoop';
import { type AnyDoors, type GameId, gameById } from 'hencoop/games';
import { continueLesson, type HowToPlay, type LessonPosition, startLesson } from 'hencoop/lesson';
import type { Output } from '../lib/files.js';

const PARTS: readonly (readonly [part: keyof HowToPlay, heading: string])[] = [
  ['goal', 'The goal'],
  ['turn', 'A turn'],
  ['scoring', 'The points'],
];

/** In pixels. */
const WIDTH = 360;

/** Writes a table of the lesson for the goal, a turn and the scoring; returns the section of a sheet that shows them. */
export async function howToPlay(id: GameId, output: Output): Promise<string[]> {
  const doors: AnyDoors = gameById(id);
  if (doors.lesson === undefined) return [];
  const [{ lesson, texts }, { draw }, { game: locale }] = await Promise.all([
    doors.lesson.en(),
    doors.svg(),
    doors.locales.en(),
  ]);
  const page = ['## How to play', ''];
  for (const [part, heading] of PARTS) {
    let position: LessonPosition<GameTypes> = startLesson(lesson);
    while (position.done < lesson.pictures[part]) {
      position = continueLesson(lesson, position, position.step?.accepts[0]);
    }
    const name = `${id}-${part}`;
    // A turn shows its legal moves.
    const legal = part === 'turn' ? (position.step?.accepts ?? []) : [];
    const svg = draw(position.view, { locale, names: lesson.names, legal, id: name, width: WIDTH });
    output.file(`docs/pictures/${name}.svg`, `${svg.trim()}\n`);
    const shown = /<desc\b[^>]*>([^<]*)</.exec(svg)?.[1] ?? heading;
    page.push(`### ${heading}`, '', texts.howTo[part], '', `![${heading}: ${shown}](../pictures/${name}.svg)`, '');
  }
  return page;
}
