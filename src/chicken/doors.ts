// Written by `npm run fix` from the files of the game.
/** The parts of Chicken, each loaded on request. Importing this file loads none of them. */
export const chickenDoors = {
  id: 'chicken',
  title: 'Chicken',
  seats: { min: 2, max: 5, default: 2 },
  game: () => import('./index.js').then(({ chicken }) => chicken),
  entry: () => import('./record.js').then(({ chickenEntry }) => chickenEntry),
  sheet: () => import('./sheet.js').then(({ sheet, catalog }) => ({ sheet, catalog })),
  bots: () => import('./bots/index.js').then(({ chickenBots }) => chickenBots),
  svg: () =>
    import('./svg/index.js').then(({ drawChicken, drawChickenCard, chickenCover, chickenScene, chickenCardScene }) => ({
      draw: drawChicken,
      drawCard: drawChickenCard,
      cover: chickenCover,
      scene: chickenScene,
      cardScene: chickenCardScene,
    })),
  element: () => import('./element.js').then(({ chickenElement }) => chickenElement),
  text: () => import('./text.js').then(({ chickenText }) => chickenText),
  lesson: {
    en: () =>
      Promise.all([import('./lesson.js'), import('./locales/enLesson.js')]).then(
        ([{ chickenLesson }, { enLesson }]) => ({ lesson: chickenLesson, texts: enLesson }),
      ),
    de: () =>
      Promise.all([import('./lesson.js'), import('./locales/deLesson.js')]).then(
        ([{ chickenLesson }, { deLesson }]) => ({ lesson: chickenLesson, texts: deLesson }),
      ),
    fr: () =>
      Promise.all([import('./lesson.js'), import('./locales/frLesson.js')]).then(
        ([{ chickenLesson }, { frLesson }]) => ({ lesson: chickenLesson, texts: frLesson }),
      ),
  },
  scoring: {
    en: () =>
      Promise.all([import('./scoring.js'), import('./locales/enSetup.js')]).then(
        ([{ chickenScoring }, { enScoring }]) => chickenScoring(enScoring),
      ),
    de: () =>
      Promise.all([import('./scoring.js'), import('./locales/deSetup.js')]).then(
        ([{ chickenScoring }, { deScoring }]) => chickenScoring(deScoring),
      ),
    fr: () =>
      Promise.all([import('./scoring.js'), import('./locales/frSetup.js')]).then(
        ([{ chickenScoring }, { frScoring }]) => chickenScoring(frScoring),
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
