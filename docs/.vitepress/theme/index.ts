import type { Theme } from 'vitepress';
import DefaultTheme from 'vitepress/theme-without-fonts';
import { defineAsyncComponent } from 'vue';
import { ClauseFigure } from './clauseFigure.js';
import { repairFragment } from './fragment.js';
import { LawRunner } from './lawRunner.js';
import { LiveTable } from './liveTable.js';
import { repairSearch } from './search.js';
import './style.css';

export default {
  extends: DefaultTheme,
  enhanceApp({ app, router }) {
    app.component('LiveTable', LiveTable);
    app.component('ClauseFigure', ClauseFigure);
    app.component('LawRunner', LawRunner);
    // Its code loads on its page alone.
    app.component(
      'Playground',
      defineAsyncComponent(() => import('./playground/index.js').then(({ Playground }) => Playground)),
    );
    if (import.meta.env.SSR) return;
    repairFragment();
    repairSearch((address) => void router.go(address));
  },
} satisfies Theme;
