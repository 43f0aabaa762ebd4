// Starts loading everything that the first screen needs. Code that awaits a part reports its failure.
import { loadGame, loadLocale } from './pageGame.js';
import { isTableRoute, routeOf } from './router.js';
import { loadTexts, settingsAtFirst, startAtOnce } from './startup.js';
import { loadStyles } from './styles.js';

const ignore = () => {};

if (startAtOnce !== null) {
  loadGame(startAtOnce.game).catch(ignore);
  loadLocale(startAtOnce.game, settingsAtFirst.language).catch(ignore);
}
if (startAtOnce !== null || isTableRoute(routeOf(location.hash))) {
  import('./firstTable.js').then(({ begun }) => begun).then(showScreen, showScreen);
} else showScreen();

/** How long to wait for the first table before the worker is watched, in milliseconds. */
const WATCHED = 3000;
setTimeout(watchWorker, WATCHED);

function watchWorker(): void {
  import('./watchWorker.js').catch(() => setTimeout(watchWorker, WATCHED));
}

/** Shows the whole screen, with any error on the way to the first table. */
function showScreen(): void {
  watchWorker();
  void loadStyles();
  loadTexts(settingsAtFirst.language).catch(ignore);
  import('./showPage.js').then(({ showPage }) => showPage()).catch(() => dispatchEvent(new Event('stuck')));
}
