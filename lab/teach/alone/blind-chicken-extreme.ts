import { taughtBot } from '../taughtBots.js';

export default await taughtBot('blind-chicken-extreme', 'alone');
