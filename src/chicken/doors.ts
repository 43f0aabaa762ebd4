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
        ([{ chickenLesson }, { enChickenLesson }]) => ({ lesson: chickenLesson, texts: enChickenLesson }),
      ),
    de: () =>
      Promise.all([import('./lesson.js'), import('./locales/deLesson.js')]).then(
        ([{ chickenLesson }, { deChickenLesson }]) => ({ lesson: chickenLesson, texts: deChickenLesson }),
      ),
    fr: () =>
      Promise.all([import('./lesson.js'), import('./locales/frLesson.js')]).then(
        ([{ chickenLesson }, { frChickenLesson }]) => ({ lesson: chickenLesson, texts: frChickenLesson }),
      ),
  },
  scoring: {
    en: () =>
      Promise.all([import('./scoring.js'), import('./locales/enSetup.js')]).then(
        ([{ chickenScoring }, { enChickenScoring }]) => chickenScoring(enChickenScoring),
      ),
    de: () =>
      Promise.all([import('./scoring.js'), import('./locales/deSetup.js')]).then(
        ([{ chickenScoring }, { deChickenScoring }]) => chickenScoring(deChickenScoring),
      ),
    fr: () =>
      Promise.all([import('./scoring.js'), import('./locales/frSetup.js')]).then(
        ([{ chickenScoring }, { frChickenScoring }]) => chickenScoring(frChickenScoring),
      ),
  },
  locales: {
    en: () =>
      import('./locales/en.js').then(({ enChicken, enChickenLabels }) => ({
        game: enChicken,
        labels: enChickenLabels,
      })),
    de: () =>
      import('./locales/de.js').then(({ deChicken, deChickenLabels }) => ({
        game: deChicken,
        labels: deChickenLabels,
      })),
    fr: () =>
      import('./locales/fr.js').then(({ frChicken, frChickenLabels }) => ({
        game: frChicken,
        labels: frChickenLabels,
      })),
  },
  setup: {
    en: () => import('./locales/enSetup.js').then(({ enChickenSetup }) => enChickenSetup),
    de: () => import('./locales/deSetup.js').then(({ deChickenSetup }) => deChickenSetup),
    fr: () => import('./locales/frSetup.js').then(({ frChickenSetup }) => frChickenSetup),
  },
  rules: {
    en: () => import('./locales/enRules.js').then(({ enChickenRules }) => enChickenRules),
    de: () => import('./locales/deRules.js').then(({ deChickenRules }) => deChickenRules),
    fr: () => import('./locales/frRules.js').then(({ frChickenRules }) => frChickenRules),
  },
  reasons: {
    en: () => import('./locales/en.js').then(({ enChickenReasons }) => enChickenReasons),
    de: () => import('./locales/de.js').then(({ deChickenReasons }) => deChickenReasons),
    fr: () => import('./locales/fr.js').then(({ frChickenReasons }) => frChickenReasons),
  },
} as const;
