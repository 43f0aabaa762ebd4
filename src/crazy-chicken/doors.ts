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
        ([{ crazyChickenLesson }, { enCrazyChickenLesson }]) => ({
          lesson: crazyChickenLesson,
          texts: enCrazyChickenLesson,
        }),
      ),
    de: () =>
      Promise.all([import('./lesson.js'), import('./locales/deLesson.js')]).then(
        ([{ crazyChickenLesson }, { deCrazyChickenLesson }]) => ({
          lesson: crazyChickenLesson,
          texts: deCrazyChickenLesson,
        }),
      ),
    fr: () =>
      Promise.all([import('./lesson.js'), import('./locales/frLesson.js')]).then(
        ([{ crazyChickenLesson }, { frCrazyChickenLesson }]) => ({
          lesson: crazyChickenLesson,
          texts: frCrazyChickenLesson,
        }),
      ),
  },
  scoring: {
    en: () =>
      Promise.all([import('./scoring.js'), import('./locales/enSetup.js')]).then(
        ([{ crazyChickenScoring }, { enCrazyChickenScoring }]) => crazyChickenScoring(enCrazyChickenScoring),
      ),
    de: () =>
      Promise.all([import('./scoring.js'), import('./locales/deSetup.js')]).then(
        ([{ crazyChickenScoring }, { deCrazyChickenScoring }]) => crazyChickenScoring(deCrazyChickenScoring),
      ),
    fr: () =>
      Promise.all([import('./scoring.js'), import('./locales/frSetup.js')]).then(
        ([{ crazyChickenScoring }, { frCrazyChickenScoring }]) => crazyChickenScoring(frCrazyChickenScoring),
      ),
  },
  locales: {
    en: () =>
      import('./locales/en.js').then(({ enCrazyChicken, enCrazyChickenLabels }) => ({
        game: enCrazyChicken,
        labels: enCrazyChickenLabels,
      })),
    de: () =>
      import('./locales/de.js').then(({ deCrazyChicken, deCrazyChickenLabels }) => ({
        game: deCrazyChicken,
        labels: deCrazyChickenLabels,
      })),
    fr: () =>
      import('./locales/fr.js').then(({ frCrazyChicken, frCrazyChickenLabels }) => ({
        game: frCrazyChicken,
        labels: frCrazyChickenLabels,
      })),
  },
  setup: {
    en: () => import('./locales/enSetup.js').then(({ enCrazyChickenSetup }) => enCrazyChickenSetup),
    de: () => import('./locales/deSetup.js').then(({ deCrazyChickenSetup }) => deCrazyChickenSetup),
    fr: () => import('./locales/frSetup.js').then(({ frCrazyChickenSetup }) => frCrazyChickenSetup),
  },
  rules: {
    en: () => import('./locales/enRules.js').then(({ enCrazyChickenRules }) => enCrazyChickenRules),
    de: () => import('./locales/deRules.js').then(({ deCrazyChickenRules }) => deCrazyChickenRules),
    fr: () => import('./locales/frRules.js').then(({ frCrazyChickenRules }) => frCrazyChickenRules),
  },
  reasons: {
    en: () => import('./locales/en.js').then(({ enCrazyChickenReasons }) => enCrazyChickenReasons),
    de: () => import('./locales/de.js').then(({ deCrazyChickenReasons }) => deCrazyChickenReasons),
    fr: () => import('./locales/fr.js').then(({ frCrazyChickenReasons }) => frCrazyChickenReasons),
  },
} as const;
