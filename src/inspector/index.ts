/**
 * The inspector: the course of a game on any page, with every move and branch, the table as each seat sees it, and what everybody
 * learned of each move. For the page of a developer, a referee, or a player after the game: it shows a state, and so every
 * card.
 *
 * @packageDocumentation
 */
export { type Inspector, openInspector } from './inspector.js';
export { type Learned, type News, newsOf, viewersOf } from './news.js';
export type { InspectorLocale, InspectorOptions, InspectorViewer } from './options.js';
export { type TimelineRow, timelineOf } from './timeline.js';
export type { InspectorWords } from './words.js';
