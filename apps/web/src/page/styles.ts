import screens from '../screens.css?url';
import start from '../start.css?url';
import { linkedStyles } from './linkedStyles.js';

const loadScreens = linkedStyles(screens);
const loadStart = linkedStyles(start);

/** Loads all styles except the first table's, which are already there. */
export const loadStyles = (): Promise<unknown> => Promise.all([loadScreens(), loadStart()]);
