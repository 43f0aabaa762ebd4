import { linkedStyles } from '../linkedStyles.js';
import host from './host.css?url';
import lesson from './lesson.css?url';

/** Loads the styles of lessons. */
export const loadLessonStyles = linkedStyles(lesson);

/** Loads the styles of the host of lessons. */
export const loadHostStyles = linkedStyles(host);
