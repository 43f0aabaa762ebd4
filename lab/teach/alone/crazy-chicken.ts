import { taughtBot } from '../taughtBots.js';

export default await taughtBot('crazy-chicken', 'alone');
