import { effect } from '@preact/signals';
import { render } from 'preact';
import { loadWords, settings, words, worker } from './app.js';
import { parameters } from './arrival.js';
import { Page } from './page.js';

// Bots wait for the page: it shows each of their moves before the next.
worker()
  .ask({ type: 'pace', thinking: parameters.thinking, ahead: 1 })
  .catch(() => {});
await loadWords();
effect(() => {
  if (settings.value.language !== words().language) void loadWords();
});
const root = document.getElementById('page');
if (root === null) throw new Error('index.html has no #page');
render(<Page />, root);
