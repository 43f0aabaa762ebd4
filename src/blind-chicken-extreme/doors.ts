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
        ([{ blindChickenExtremeLesson }, { enBlindChickenExtremeLesson }]) => ({
          lesson: blindChickenExtremeLesson,
          texts: enBlindChickenExtremeLesson,
        }),
      ),
    de: () =>
      Promise.all([import('./lesson.js'), import('./locales/deLesson.js')]).then(
        ([{ blindChickenExtremeLesson }, { deBlindChickenExtremeLesson }]) => ({
          lesson: blindChickenExtremeLesson,
          texts: deBlindChickenExtremeLesson,
        }),
      ),
    fr: () =>
      Promise.all([import('./lesson.js'), import('./locales/frLesson.js')]).then(
        ([{ blindChickenExtremeLesson }, { frBlindChickenExtremeLesson }]) => ({
          lesson: blindChickenExtremeLesson,
          texts: frBlindChickenExtremeLesson,
        }),
      ),
  },
  scoring: {
    en: () =>
      Promise.all([import('./scoring.js'), import('./locales/enSetup.js')]).then(
        ([{ blindChickenExtremeScoring }, { enBlindChickenExtremeScoring }]) =>
          blindChickenExtremeScoring(enBlindChickenExtremeScoring),
      ),
    de: () =>
      Promise.all([import('./scoring.js'), import('./locales/deSetup.js')]).then(
        ([{ blindChickenExtremeScoring }, { deBlindChickenExtremeScoring }]) =>
          blindChickenExtremeScoring(deBlindChickenExtremeScoring),
      ),
    fr: () =>
      Promise.all([import('./scoring.js'), import('./locales/frSetup.js')]).then(
        ([{ blindChickenExtremeScoring }, { frBlindChickenExtremeScoring }]) =>
          blindChickenExtremeScoring(frBlindChickenExtremeScoring),
      ),
  },
  locales: {
    en: () =>
      import('./locales/en.js').then(({ enBlindChickenExtreme, enBlindChickenExtremeLabels }) => ({
        game: enBlindChickenExtreme,
        labels: enBlindChickenExtremeLabels,
      })),
    de: () =>
      import('./locales/de.js').then(({ deBlindChickenExtreme, deBlindChickenExtremeLabels }) => ({
        game: deBlindChickenExtreme,
        labels: deBlindChickenExtremeLabels,
      })),
    fr: () =>
      import('./locales/fr.js').then(({ frBlindChickenExtreme, frBlindChickenExtremeLabels }) => ({
        game: frBlindChickenExtreme,
        labels: frBlindChickenExtremeLabels,
      })),
  },
  setup: {
    en: () => import('./locales/enSetup.js').then(({ enBlindChickenExtremeSetup }) => enBlindChickenExtremeSetup),
    de: () => import('./locales/deSetup.js').then(({ deBlindChickenExtremeSetup }) => deBlindChickenExtremeSetup),
    fr: () => import('./locales/frSetup.js').then(({ frBlindChickenExtremeSetup }) => frBlindChickenExtremeSetup),
  },
  rules: {
    en: () => import('./locales/enRules.js').then(({ enBlindChickenExtremeRules }) => enBlindChickenExtremeRules),
    de: () => import('./locales/deRules.js').then(({ deBlindChickenExtremeRules }) => deBlindChickenExtremeRules),
    fr: () => import('./locales/frRules.js').then(({ frBlindChickenExtremeRules }) => frBlindChickenExtremeRules),
  },
  reasons: {
    en: () => import('./locales/en.js').then(({ enBlindChickenExtremeReasons }) => enBlindChickenExtremeReasons),
    de: () => import('./locales/de.js').then(({ deBlindChickenExtremeReasons }) => deBlindChickenExtremeReasons),
    fr: () => import('./locales/fr.js').then(({ frBlindChickenExtremeReasons }) => frBlindChickenExtremeReasons),
  },
} as const;
