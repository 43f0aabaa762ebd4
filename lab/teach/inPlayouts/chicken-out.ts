import { taughtBot } from '../taughtBots.js';

export default await taughtBot('chicken-out', 'inPlayouts');
