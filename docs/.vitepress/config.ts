// The docs site. `npm run docs` writes the pages that it is made of to .docs-pages; tools/site/build.ts says how.
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { defineConfig } from 'vitepress';
import { colorClasses, THEMES } from '../../tools/site/highlight.js';
import { extend, slugify } from '../../tools/site/markdown.js';
import type { Navigation } from '../../tools/site/navigation.js';
import { withPolicy } from '../../tools/site/policy.js';
import { SEARCH } from '../../tools/site/search.js';

const PAGES = resolve('.docs-pages');
const REPOSITORY = 'https://github.com/hencoop/hencoop';

// tools/site/build.ts has just written it.
const { version, docs, api, sources } = JSON.parse(readFileSync(`${PAGES}/navigation.json`, 'utf8')) as Navigation;
const classes = colorClasses();

export default defineConfig({
  lang: 'en',
  title: 'Hencoop',
  description: 'Rules engines for five chicken card games: typed, JSON all the way, honest about hidden cards.',
  srcDir: PAGES,
  outDir: resolve('.docs-site'),
  cacheDir: resolve('node_modules/.cache/vitepress'),
  // Without a style element, which the policy forbids.
  appearance: { disableTransition: false },
  head: [
    ['link', { rel: 'icon', href: '/icon.svg', type: 'image/svg+xml' }],
    ['link', { rel: 'stylesheet', href: '/colors.css' }],
  ],
  // tools/site looks at links itself, with their anchors and those that VitePress does not see.
  ignoreDeadLinks: true,
  markdown: {
    theme: THEMES,
    anchor: { slugify },
    codeTransformers: [classes],
    config: extend,
  },
  transformHtml: withPolicy,
  buildEnd: ({ outDir }) => writeFileSync(`${outDir}/colors.css`, classes.getCSS()),
  vue: { template: { compilerOptions: { isCustomElement: (tag) => tag === 'hencoop-table' } } },
  vite: {
    publicDir: `${PAGES}/public`,
    resolve: {
      alias: Object.entries(sources).map(([name, source]) => ({
        find: new RegExp(`^${name}$`),
        replacement: resolve(source),
      })),
    },
    build: { assetsInlineLimit: 0, chunkSizeWarningLimit: 1000 },
  },
  themeConfig: {
    nav: [
      { text: 'Play', link: '/play.html' },
      { text: 'Playground', link: '/playground.html' },
      { text: 'Games', link: '/games.html', activeMatch: '^/(?:games|sheets|scenarios)' },
      { text: 'Guides', link: '/guides.html', activeMatch: '^/guides' },
      { text: 'Verbs', link: '/verbs.html' },
      { text: 'API', link: '/api/index.html', activeMatch: '^/api/' },
      {
        text: version,
        items: [
          { text: 'Changelog', link: '/changelog.html' },
          { text: 'Contributing', link: '/contributing.html' },
        ],
      },
    ],
    sidebar: { '/': docs, '/api/': api },
    outline: [2, 3],
    socialLinks: [{ icon: 'github', link: REPOSITORY }],
    editLink: {
      pattern: ({ frontmatter }) => `https://github.com/hencoop/hencoop/edit/main/${frontmatter['file']}`,
      text: 'Edit this page',
    },
    docFooter: { prev: 'Previous', next: 'Next' },
    search: {
      provider: 'local',
      options: {
        detailedView: false,
        miniSearch: SEARCH,
      },
    },
  },
});
