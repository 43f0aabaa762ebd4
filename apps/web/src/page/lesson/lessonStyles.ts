import { linkedStyles } from '../linkedStyles.js';
import lesson from './lesson.css?url';

/** Loads the styles of lessons. */
export const loadLessonStyles = linkedStyles(lesson);
