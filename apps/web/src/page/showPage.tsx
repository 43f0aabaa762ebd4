import { render } from 'preact';
import { loadWords } from './app.js';
import { Page } from './page.js';
import { loadStyles } from './styles.js';

/** Shows the screen of the address. A function, since other chunks import this module too. */
export async function showPage(): Promise<void> {
  await Promise.all([loadWords(), loadStyles()]);
  const root = document.getElementById('page');
  if (root === null) throw new Error('index.html has no #page');
  // The screen takes over the first table, if there is one.
  root.replaceChildren();
  render(<Page />, root);
  import('./displayFont.js').then(
    ({ loadDisplayFont }) => loadDisplayFont(),
    () => {},
  );
}
