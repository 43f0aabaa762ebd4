// Written by `npm run fix` from the files of the game.
/** The parts of Chicken Out!, each loaded on request. Importing this file loads none of them. */
export const chickenOutDoors = {
  id: 'chicken-out',
  title: 'Chicken Out!',
  seats: { min: 2, max: 5, default: 2 },
  game: () => import('./index.js').then(({ chickenOut }) => chickenOut),
  entry: () => import('./record.js').then(({ chickenOutEntry }) => chickenOutEntry),
  sheet: () => import('./sheet.js').then(({ sheet, catalog }) => ({ sheet, catalog })),
  bots: () => import('./bots/index.js').then(({ chickenOutBots }) => chickenOutBots),
  svg: () =>
    import('./svg/index.js').then(
      ({ drawChickenOut, drawChickenOutCard, chickenOutCover, chickenOutScene, chickenOutCardScene }) => ({
        draw: drawChickenOut,
        drawCard: drawChickenOutCard,
        cover: chickenOutCover,
        scene: chickenOutScene,
        cardScene: chickenOutCardScene,
      }),
    ),
  element: () => import('./element.js').then(({ chickenOutElement }) => chickenOutElement),
  text: () => import('./text.js').then(({ chickenOutText }) => chickenOutText),
  lesson: {
    en: () =>
      Promise.all([import('./lesson.js'), import('./locales/enLesson.js')]).then(
        ([{ chickenOutLesson }, { enChickenOutLesson }]) => ({ lesson: chickenOutLesson, texts: enChickenOutLesson }),
      ),
    de: () =>
      Promise.all([import('./lesson.js'), import('./locales/deLesson.js')]).then(
        ([{ chickenOutLesson }, { deChickenOutLesson }]) => ({ lesson: chickenOutLesson, texts: deChickenOutLesson }),
      ),
    fr: () =>
      Promise.all([import('./lesson.js'), import('./locales/frLesson.js')]).then(
        ([{ chickenOutLesson }, { frChickenOutLesson }]) => ({ lesson: chickenOutLesson, texts: frChickenOutLesson }),
      ),
  },
  scoring: {
    en: () =>
      Promise.all([import('./scoring.js'), import('./locales/enSetup.js')]).then(
        ([{ chickenOutScoring }, { enChickenOutScoring }]) => chickenOutScoring(enChickenOutScoring),
      ),
    de: () =>
      Promise.all([import('./scoring.js'), import('./locales/deSetup.js')]).then(
        ([{ chickenOutScoring }, { deChickenOutScoring }]) => chickenOutScoring(deChickenOutScoring),
      ),
    fr: () =>
      Promise.all([import('./scoring.js'), import('./locales/frSetup.js')]).then(
        ([{ chickenOutScoring }, { frChickenOutScoring }]) => chickenOutScoring(frChickenOutScoring),
      ),
  },
  locales: {
    en: () =>
      import('./locales/en.js').then(({ enChickenOut, enChickenOutLabels }) => ({
        game: enChickenOut,
        labels: enChickenOutLabels,
      })),
    de: () =>
      import('./locales/de.js').then(({ deChickenOut, deChickenOutLabels }) => ({
        game: deChickenOut,
        labels: deChickenOutLabels,
      })),
    fr: () =>
      import('./locales/fr.js').then(({ frChickenOut, frChickenOutLabels }) => ({
        game: frChickenOut,
        labels: frChickenOutLabels,
      })),
  },
  setup: {
    en: () => import('./locales/enSetup.js').then(({ enChickenOutSetup }) => enChickenOutSetup),
    de: () => import('./locales/deSetup.js').then(({ deChickenOutSetup }) => deChickenOutSetup),
    fr: () => import('./locales/frSetup.js').then(({ frChickenOutSetup }) => frChickenOutSetup),
  },
  rules: {
    en: () => import('./locales/enRules.js').then(({ enChickenOutRules }) => enChickenOutRules),
    de: () => import('./locales/deRules.js').then(({ deChickenOutRules }) => deChickenOutRules),
    fr: () => import('./locales/frRules.js').then(({ frChickenOutRules }) => frChickenOutRules),
  },
  reasons: {
    en: () => import('./locales/en.js').then(({ enChickenOutReasons }) => enChickenOutReasons),
    de: () => import('./locales/de.js').then(({ deChickenOutReasons }) => deChickenOutReasons),
    fr: () => import('./locales/fr.js').then(({ frChickenOutReasons }) => frChickenOutReasons),
  },
} as const;
