import { ratedBot } from '../taughtBots.js';

export default await ratedBot('crazy-chicken', 'inPlayouts');
