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
        ([{ chickenOutLesson }, { enLesson }]) => ({ lesson: chickenOutLesson, texts: enLesson }),
      ),
    de: () =>
      Promise.all([import('./lesson.js'), import('./locales/deLesson.js')]).then(
        ([{ chickenOutLesson }, { deLesson }]) => ({ lesson: chickenOutLesson, texts: deLesson }),
      ),
    fr: () =>
      Promise.all([import('./lesson.js'), import('./locales/frLesson.js')]).then(
        ([{ chickenOutLesson }, { frLesson }]) => ({ lesson: chickenOutLesson, texts: frLesson }),
      ),
  },
  scoring: {
    en: () =>
      Promise.all([import('./scoring.js'), import('./locales/enSetup.js')]).then(
        ([{ chickenOutScoring }, { enScoring }]) => chickenOutScoring(enScoring),
      ),
    de: () =>
      Promise.all([import('./scoring.js'), import('./locales/deSetup.js')]).then(
        ([{ chickenOutScoring }, { deScoring }]) => chickenOutScoring(deScoring),
      ),
    fr: () =>
      Promise.all([import('./scoring.js'), import('./locales/frSetup.js')]).then(
        ([{ chickenOutScoring }, { frScoring }]) => chickenOutScoring(frScoring),
      ),
  },
  locales: {
    en: () => import('./locales/en.js').then(({ en, enLabels }) => ({ game: en, labels: enLabels })),
    de: () => import('./locales/de.js').then(({ de, deLabels }) => ({ game: de, labels: deLabels })),
    fr: () => import('./locales/fr.js').then(({ fr, frLabels }) => ({ game: fr, labels: frLabels })),
  },
  setup: {
    en: () => import('./locales/enSetup.js').then(({ enSetup }) => enSetup),
    de: () => import('./locales/deSetup.js').then(({ deSetup }) => deSetup),
    fr: () => import('./locales/frSetup.js').then(({ frSetup }) => frSetup),
  },
  rules: {
    en: () => import('./locales/enRules.js').then(({ enRules }) => enRules),
    de: () => import('./locales/deRules.js').then(({ deRules }) => deRules),
    fr: () => import('./locales/frRules.js').then(({ frRules }) => frRules),
  },
  reasons: {
    en: () => import('./locales/en.js').then(({ enReasons }) => enReasons),
    de: () => import('./locales/de.js').then(({ deReasons }) => deReasons),
    fr: () => import('./locales/fr.js').then(({ frReasons }) => frReasons),
  },
} as const;
