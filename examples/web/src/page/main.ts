// Everything that the first screen needs is asked for at once. Whoever waits for it hears of what fails.
import { settingsAtFirst, startAtOnce, TEXTS } from './arrival.js';
import { loadGame } from './games.js';
import { isTableRoute, routeOf } from './router.js';
import { loadStyles } from './styles.js';

const ignore = () => {};

if (startAtOnce !== null) loadGame(startAtOnce.game).catch(ignore);
if (startAtOnce !== null || isTableRoute(routeOf(location.hash))) {
  import('./first.js').then(({ begun }) => begun).then(showScreen, showScreen);
} else showScreen();

/** Shows the whole screen, with what went wrong on the way to the first table. */
function showScreen(): void {
  void loadStyles();
  TEXTS[settingsAtFirst.language]().catch(ignore);
  void import('./show.js').then(({ show }) => show());
}
