import { effect } from '@preact/signals';
import { render } from 'preact';
import { loadWords, parameters, route, settings, words, worker } from './app.js';
import { loadGame } from './games.js';
import { Page } from './page.js';

// Bots wait for the page: it shows each of their moves before the next.
worker()
  .ask({ type: 'pace', thinking: parameters.thinking, ahead: 1 })
  .catch(() => {});
// What the first screen shows is loaded at once, not one thing after another.
const { start } = parameters;
if (start !== null || route.peek().page === 'play') void import('./play.js');
if (start !== null) void loadGame(start.game);
await loadWords();
effect(() => {
  if (settings.value.language !== words().language) void loadWords();
});
const root = document.getElementById('page');
if (root === null) throw new Error('index.html has no #page');
render(<Page />, root);
