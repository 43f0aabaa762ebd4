// Written by `npm run fix` from the files of the game.
/** The parts of Chicken Roundup, each loaded on request. Importing this file loads none of them. */
export const chickenRoundupDoors = {
  id: 'chicken-roundup',
  title: 'Chicken Roundup',
  seats: { min: 2, max: 2, default: 2 },
  game: () => import('./index.js').then(({ chickenRoundup }) => chickenRoundup),
  entry: () => import('./record.js').then(({ chickenRoundupEntry }) => chickenRoundupEntry),
  sheet: () => import('./sheet.js').then(({ sheet, catalog }) => ({ sheet, catalog })),
  bots: () => import('./bots/index.js').then(({ chickenRoundupBots }) => chickenRoundupBots),
  svg: () =>
    import('./svg/index.js').then(
      ({
        drawChickenRoundup,
        drawChickenRoundupCard,
        chickenRoundupCover,
        chickenRoundupScene,
        chickenRoundupCardScene,
      }) => ({
        draw: drawChickenRoundup,
        drawCard: drawChickenRoundupCard,
        cover: chickenRoundupCover,
        scene: chickenRoundupScene,
        cardScene: chickenRoundupCardScene,
      }),
    ),
  element: () => import('./element.js').then(({ chickenRoundupElement }) => chickenRoundupElement),
  text: () => import('./text.js').then(({ chickenRoundupText }) => chickenRoundupText),
  lesson: {
    en: () =>
      Promise.all([import('./lesson.js'), import('./locales/enLesson.js')]).then(
        ([{ chickenRoundupLesson }, { enChickenRoundupLesson }]) => ({
          lesson: chickenRoundupLesson,
          texts: enChickenRoundupLesson,
        }),
      ),
    de: () =>
      Promise.all([import('./lesson.js'), import('./locales/deLesson.js')]).then(
        ([{ chickenRoundupLesson }, { deChickenRoundupLesson }]) => ({
          lesson: chickenRoundupLesson,
          texts: deChickenRoundupLesson,
        }),
      ),
    fr: () =>
      Promise.all([import('./lesson.js'), import('./locales/frLesson.js')]).then(
        ([{ chickenRoundupLesson }, { frChickenRoundupLesson }]) => ({
          lesson: chickenRoundupLesson,
          texts: frChickenRoundupLesson,
        }),
      ),
  },
  scoring: {
    en: () =>
      Promise.all([import('./scoring.js'), import('./locales/enSetup.js')]).then(
        ([{ chickenRoundupScoring }, { enChickenRoundupScoring }]) => chickenRoundupScoring(enChickenRoundupScoring),
      ),
    de: () =>
      Promise.all([import('./scoring.js'), import('./locales/deSetup.js')]).then(
        ([{ chickenRoundupScoring }, { deChickenRoundupScoring }]) => chickenRoundupScoring(deChickenRoundupScoring),
      ),
    fr: () =>
      Promise.all([import('./scoring.js'), import('./locales/frSetup.js')]).then(
        ([{ chickenRoundupScoring }, { frChickenRoundupScoring }]) => chickenRoundupScoring(frChickenRoundupScoring),
      ),
  },
  locales: {
    en: () =>
      import('./locales/en.js').then(({ enChickenRoundup, enChickenRoundupLabels }) => ({
        game: enChickenRoundup,
        labels: enChickenRoundupLabels,
      })),
    de: () =>
      import('./locales/de.js').then(({ deChickenRoundup, deChickenRoundupLabels }) => ({
        game: deChickenRoundup,
        labels: deChickenRoundupLabels,
      })),
    fr: () =>
      import('./locales/fr.js').then(({ frChickenRoundup, frChickenRoundupLabels }) => ({
        game: frChickenRoundup,
        labels: frChickenRoundupLabels,
      })),
  },
  setup: {
    en: () => import('./locales/enSetup.js').then(({ enChickenRoundupSetup }) => enChickenRoundupSetup),
    de: () => import('./locales/deSetup.js').then(({ deChickenRoundupSetup }) => deChickenRoundupSetup),
    fr: () => import('./locales/frSetup.js').then(({ frChickenRoundupSetup }) => frChickenRoundupSetup),
  },
  rules: {
    en: () => import('./locales/enRules.js').then(({ enChickenRoundupRules }) => enChickenRoundupRules),
    de: () => import('./locales/deRules.js').then(({ deChickenRoundupRules }) => deChickenRoundupRules),
    fr: () => import('./locales/frRules.js').then(({ frChickenRoundupRules }) => frChickenRoundupRules),
  },
  reasons: {
    en: () => import('./locales/en.js').then(({ enChickenRoundupReasons }) => enChickenRoundupReasons),
    de: () => import('./locales/de.js').then(({ deChickenRoundupReasons }) => deChickenRoundupReasons),
    fr: () => import('./locales/fr.js').then(({ frChickenRoundupReasons }) => frChickenRoundupReasons),
  },
} as const;
