// The motion code, needed from the first touch or event on. Its modules import only types from the rest of the element,
// so that bundlers put them into one chunk.
export { Dragging } from './drag.js';
export { foretell } from './foretell.js';
export { move } from './move.js';
