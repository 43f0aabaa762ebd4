/** What there is of Peck, each part loaded when it is asked for. Importing this file loads none of them. */
export const peckDoors = {
  id: 'peck',
  title: 'Peck',
  seats: { min: 2, max: 3, default: 2 },
  game: () => import('./index.js').then(({ peck }) => peck),
  entry: () => import('./record.js').then(({ peckEntry }) => peckEntry),
  sheet: () => import('./sheet.js').then(({ sheet, catalog }) => ({ sheet, catalog })),
  bots: () => import('./bots/index.js').then(({ peckBots }) => peckBots),
  svg: () =>
    import('./svg/index.js').then(({ drawPeck, drawPeckCard, peckCover }) => ({
      draw: drawPeck,
      drawCard: drawPeckCard,
      cover: peckCover,
    })),
  element: () => import('./element.js').then(({ peckElement }) => peckElement),
  text: () => import('./text.js').then(({ peckText }) => peckText),
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
    en: () => import('./locales/enReasons.js').then(({ enReasons }) => enReasons),
    de: () => import('./locales/deReasons.js').then(({ deReasons }) => deReasons),
    fr: () => import('./locales/frReasons.js').then(({ frReasons }) => frReasons),
  },
} as const;
