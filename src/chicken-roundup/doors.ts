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
        ([{ chickenRoundupLesson }, { enLesson }]) => ({ lesson: chickenRoundupLesson, texts: enLesson }),
      ),
    de: () =>
      Promise.all([import('./lesson.js'), import('./locales/deLesson.js')]).then(
        ([{ chickenRoundupLesson }, { deLesson }]) => ({ lesson: chickenRoundupLesson, texts: deLesson }),
      ),
    fr: () =>
      Promise.all([import('./lesson.js'), import('./locales/frLesson.js')]).then(
        ([{ chickenRoundupLesson }, { frLesson }]) => ({ lesson: chickenRoundupLesson, texts: frLesson }),
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
