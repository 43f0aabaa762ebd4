import { ratedBot } from '../taughtBots.js';

export default await ratedBot('chicken-out', 'alone');
