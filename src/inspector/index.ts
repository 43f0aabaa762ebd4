/**
 * The inspector shows the course of a game on any page: every move and branch, the table as each seat sees it, and what
 * each viewer learned of each move. It shows full states, and so every card: use it for developers, referees, or
 * players after the game.
 *
 * @packageDocumentation
 */
export { type Inspector, openInspector } from './inspector.js';
export { type Learned, type News, newsOf, viewersOf } from './news.js';
export type { InspectorLocale, InspectorOptions, InspectorViewer } from './options.js';
export { type TimelineRow, timelineOf } from './timeline.js';
export type { InspectorWords } from './words.js';
