// The motion that is loaded with the first event that is shown.
export { tumble } from './dice.js';
export { fadeIn, startFlights } from './flights.js';
