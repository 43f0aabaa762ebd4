// What nobody needs before the first touch or event. Its modules import nothing that the table needs before, so that a
// bundler leaves that in one piece.
export { Dragging } from './drag.js';
export { foretell } from './foretell.js';
export { move } from './move.js';
