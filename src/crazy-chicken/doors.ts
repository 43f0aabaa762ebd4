// Written by `npm run fix` from the files of the game.
/** The parts of Crazy Chicken, each loaded on request. Importing this file loads none of them. */
export const crazyChickenDoors = {
  id: 'crazy-chicken',
  title: 'Crazy Chicken',
  seats: { min: 2, max: 2, default: 2 },
  game: () => import('./index.js').then(({ crazyChicken }) => crazyChicken),
  entry: () => import('./record.js').then(({ crazyChickenEntry }) => crazyChickenEntry),
  sheet: () => import('./sheet.js').then(({ sheet, catalog }) => ({ sheet, catalog })),
  bots: () => import('./bots/index.js').then(({ crazyChickenBots }) => crazyChickenBots),
  svg: () =>
    import('./svg/index.js').then(
      ({ drawCrazyChicken, drawCrazyChickenCard, crazyChickenCover, crazyChickenScene, crazyChickenCardScene }) => ({
        draw: drawCrazyChicken,
        drawCard: drawCrazyChickenCard,
        cover: crazyChickenCover,
        scene: crazyChickenScene,
        cardScene: crazyChickenCardScene,
      }),
    ),
  element: () => import('./element.js').then(({ crazyChickenElement }) => crazyChickenElement),
  text: () => import('./text.js').then(({ crazyChickenText }) => crazyChickenText),
  lesson: {
    en: () =>
      Promise.all([import('./lesson.js'), import('./locales/enLesson.js')]).then(
        ([{ crazyChickenLesson }, { enLesson }]) => ({ lesson: crazyChickenLesson, texts: enLesson }),
      ),
    de: () =>
      Promise.all([import('./lesson.js'), import('./locales/deLesson.js')]).then(
        ([{ crazyChickenLesson }, { deLesson }]) => ({ lesson: crazyChickenLesson, texts: deLesson }),
      ),
    fr: () =>
      Promise.all([import('./lesson.js'), import('./locales/frLesson.js')]).then(
        ([{ crazyChickenLesson }, { frLesson }]) => ({ lesson: crazyChickenLesson, texts: frLesson }),
      ),
  },
  scoring: {
    en: () =>
      Promise.all([import('./scoring.js'), import('./locales/enSetup.js')]).then(
        ([{ crazyChickenScoring }, { enScoring }]) => crazyChickenScoring(enScoring),
      ),
    de: () =>
      Promise.all([import('./scoring.js'), import('./locales/deSetup.js')]).then(
        ([{ crazyChickenScoring }, { deScoring }]) => crazyChickenScoring(deScoring),
      ),
    fr: () =>
      Promise.all([import('./scoring.js'), import('./locales/frSetup.js')]).then(
        ([{ crazyChickenScoring }, { frScoring }]) => crazyChickenScoring(frScoring),
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
