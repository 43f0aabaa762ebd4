// The code that a page may load after it has drawn the table, needed from the first touch or event on.
export { handsOn } from './hands.js';
