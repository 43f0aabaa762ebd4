// Written by `npm run fix` from the files of the game.
/** The parts of Blind Chicken Extreme, each loaded on request. Importing this file loads none of them. */
export const blindChickenExtremeDoors = {
  id: 'blind-chicken-extreme',
  title: 'Blind Chicken Extreme',
  seats: { min: 2, max: 5, default: 3 },
  game: () => import('./index.js').then(({ blindChickenExtreme }) => blindChickenExtreme),
  entry: () => import('./record.js').then(({ blindChickenExtremeEntry }) => blindChickenExtremeEntry),
  sheet: () => import('./sheet.js').then(({ sheet, catalog }) => ({ sheet, catalog })),
  bots: () => import('./bots/index.js').then(({ blindChickenExtremeBots }) => blindChickenExtremeBots),
  svg: () =>
    import('./svg/index.js').then(
      ({
        drawBlindChickenExtreme,
        drawBlindChickenExtremeCard,
        blindChickenExtremeCover,
        blindChickenExtremeScene,
        blindChickenExtremeCardScene,
      }) => ({
        draw: drawBlindChickenExtreme,
        drawCard: drawBlindChickenExtremeCard,
        cover: blindChickenExtremeCover,
        scene: blindChickenExtremeScene,
        cardScene: blindChickenExtremeCardScene,
      }),
    ),
  element: () => import('./element.js').then(({ blindChickenExtremeElement }) => blindChickenExtremeElement),
  text: () => import('./text.js').then(({ blindChickenExtremeText }) => blindChickenExtremeText),
  lesson: {
    en: () =>
      Promise.all([import('./lesson.js'), import('./locales/enLesson.js')]).then(
        ([{ blindChickenExtremeLesson }, { enLesson }]) => ({ lesson: blindChickenExtremeLesson, texts: enLesson }),
      ),
    de: () =>
      Promise.all([import('./lesson.js'), import('./locales/deLesson.js')]).then(
        ([{ blindChickenExtremeLesson }, { deLesson }]) => ({ lesson: blindChickenExtremeLesson, texts: deLesson }),
      ),
    fr: () =>
      Promise.all([import('./lesson.js'), import('./locales/frLesson.js')]).then(
        ([{ blindChickenExtremeLesson }, { frLesson }]) => ({ lesson: blindChickenExtremeLesson, texts: frLesson }),
      ),
  },
  scoring: {
    en: () =>
      Promise.all([import('./scoring.js'), import('./locales/enSetup.js')]).then(
        ([{ blindChickenExtremeScoring }, { enScoring }]) => blindChickenExtremeScoring(enScoring),
      ),
    de: () =>
      Promise.all([import('./scoring.js'), import('./locales/deSetup.js')]).then(
        ([{ blindChickenExtremeScoring }, { deScoring }]) => blindChickenExtremeScoring(deScoring),
      ),
    fr: () =>
      Promise.all([import('./scoring.js'), import('./locales/frSetup.js')]).then(
        ([{ blindChickenExtremeScoring }, { frScoring }]) => blindChickenExtremeScoring(frScoring),
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
