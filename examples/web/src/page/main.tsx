import { effect } from '@preact/signals';
import { render } from 'preact';
import { loadWords, parameters, settings, worker } from './app.js';
import { Page } from './page.js';

await loadWords();
effect(() => {
  if (settings.value.language !== document.documentElement.dataset['spoken']) void loadWords();
});
// Bots wait for the page: it shows each of their moves before the next.
worker()
  .ask({ type: 'pace', thinking: parameters.thinking, ahead: 1 })
  .catch(() => {});
const root = document.getElementById('page');
if (root === null) throw new Error('index.html has no #page');
render(<Page />, root);
