import { ratedBot } from '../taughtBots.js';

export default await ratedBot('blind-chicken-extreme', 'alone');
