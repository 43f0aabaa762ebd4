import screens from '../screens.css?url';
import start from '../start.css?url';
import { linkedStyles } from './linkedStyles.js';

const loadScreens = linkedStyles(screens);
const loadStart = linkedStyles(start);

/** Loads the styles of everything but the first table, which has its own already. */
export const loadStyles = (): Promise<unknown> => Promise.all([loadScreens(), loadStart()]);
