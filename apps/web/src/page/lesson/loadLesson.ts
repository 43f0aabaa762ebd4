import { defineElement, type ElementLocale } from 'hencoop/element';
import { type AnyDoors, gameById, type Language, type LessonWithTexts } from 'hencoop/games';
import type { GameId } from '../../protocol.js';
import { loadGame, loadLocale, type PageGame } from '../pageGame.js';
import { loadHostStyles, loadLessonStyles } from './lessonStyles.js';

/** A lesson as the page shows it. */
export interface LoadedLesson extends LessonWithTexts {
  readonly game: PageGame;
  readonly locale: ElementLocale;
}

/** Loads a lesson and its game; `null` for a game without one. */
export async function loadLesson(id: GameId, language: Language): Promise<LoadedLesson | null> {
  const { lesson }: AnyDoors = gameById(id);
  if (lesson === undefined) return null;
  const [game, locale, taught] = await Promise.all([
    loadGame(id),
    loadLocale(id, language),
    lesson[language](),
    loadLessonStyles(),
    loadHostStyles(),
  ]);
  defineElement(game.element);
  return { ...taught, game, locale };
}
