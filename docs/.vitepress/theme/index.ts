import type { Theme } from 'vitepress';
import DefaultTheme from 'vitepress/theme-without-fonts';
import { LiveTable } from './liveTable.js';
import { repairSearch } from './search.js';
import './style.css';

export default {
  extends: DefaultTheme,
  enhanceApp({ app, router }) {
    app.component('LiveTable', LiveTable);
    if (!import.meta.env.SSR) repairSearch((address) => void router.go(address));
  },
} satisfies Theme;
