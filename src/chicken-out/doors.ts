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
    import('./svg.js').then(({ drawChickenOut, drawChickenOutCard, chickenOutCover }) => ({
      draw: drawChickenOut,
      drawCard: drawChickenOutCard,
      cover: chickenOutCover,
    })),
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
  },
  scoring: {
    en: () =>
      Promise.all([import('./scoring.js'), import('./locales/enScoring.js')]).then(
        ([{ chickenOutScoring }, { enScoring }]) => chickenOutScoring(enScoring),
      ),
    de: () =>
      Promise.all([import('./scoring.js'), import('./locales/deScoring.js')]).then(
        ([{ chickenOutScoring }, { deScoring }]) => chickenOutScoring(deScoring),
      ),
  },
  locales: {
    en: () => import('./locales/en.js').then(({ en, enLabels }) => ({ game: en, labels: enLabels })),
    de: () => import('./locales/de.js').then(({ de, deLabels }) => ({ game: de, labels: deLabels })),
  },
  setup: {
    en: () => import('./locales/enSetup.js').then(({ enSetup }) => enSetup),
    de: () => import('./locales/deSetup.js').then(({ deSetup }) => deSetup),
  },
  rules: {
    en: () => import('./locales/enRules.js').then(({ enRules }) => enRules),
    de: () => import('./locales/deRules.js').then(({ deRules }) => deRules),
  },
} as const;
