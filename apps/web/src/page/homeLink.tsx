import { words } from './app.js';
import { Icon } from './dialog.js';
import { hashOf } from './router.js';

/** The way back to the start page, for the corner of a scene. */
export function HomeLink() {
  return (
    <a class="icon" href={hashOf({ page: 'home' })} aria-label={words().table.home}>
      <Icon name="home" />
    </a>
  );
}
