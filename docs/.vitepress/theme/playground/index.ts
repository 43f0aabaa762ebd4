import { defineComponent, h, onBeforeUnmount, onMounted } from 'vue';
import { MovesPanel } from './movesPanel.js';
import styles from './playground.css?inline';
import { createSession } from './session.js';
import { SourcePanel } from './sourcePanel.js';
import { CodePanel, NewsPanel, TimePanel } from './storyPanels.js';
import { JsonPanel, ViewsPanel } from './tablePanels.js';
import { WhyNotPanel } from './whyNotPanel.js';

/** The playground: its panels around one session. Its styles are present only while it is mounted. */
export const Playground = defineComponent({
  setup() {
    const session = createSession();
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    const openAddress = () => void session.openAddress(location.hash.slice(1));
    onMounted(() => {
      document.adoptedStyleSheets.push(sheet);
      window.addEventListener('hashchange', openAddress);
      openAddress();
    });
    onBeforeUnmount(() => {
      window.removeEventListener('hashchange', openAddress);
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    });
    return () =>
      h('div', { class: 'playground' }, [
        h(SourcePanel, { session }),
        h('p', { class: 'refusal', role: 'alert' }, session.notice.value),
        h('div', { class: 'panels' }, [
          h('div', { class: 'column table-column' }, [h(ViewsPanel, { session }), h(TimePanel, { session })]),
          h('div', { class: 'column moves-column' }, [
            h(WhyNotPanel, { session }),
            h(MovesPanel, { session }),
            h(NewsPanel, { session }),
          ]),
          h('div', { class: 'column data-column' }, [h(JsonPanel, { session }), h(CodePanel, { session })]),
        ]),
      ]);
  },
});
