import { type Learned, timelineOf } from 'hencoop/inspector';
import { defineComponent, h, nextTick, type PropType, ref, watch } from 'vue';
import { codeOf } from '../../../../tools/site/playground/code.js';
import { button, panel, viewerName } from './controls.js';
import type { Session } from './session.js';

const props = { session: { type: Object as PropType<Session>, required: true } } as const;

/** The events of the last move, and what everybody learns of them. */
export const NewsPanel = defineComponent({
  props,
  setup({ session }) {
    const lesson = ({ viewers, event, isAll }: Learned) => {
      const who = viewers.map(viewerName).join(', ');
      const text = event === null ? 'nothing' : isAll ? 'all of it' : session.say(event);
      return h('li', [h('b', who), `: ${text} `, event === null || isAll ? null : h('code', JSON.stringify(event))]);
    };
    return () =>
      panel('news', 'Events, and who sees them', [
        session.news.value.length === 0
          ? h('p', { class: 'note' }, 'Make a move: its events come here.')
          : h(
              'ol',
              { class: 'events' },
              session.news.value.map((news) =>
                h('li', [
                  h('p', [session.say(news.event), ' ']),
                  h('code', { class: 'event' }, JSON.stringify(news.event)),
                  h('ul', news.learned.map(lesson)),
                ]),
              ),
            ),
      ]);
  },
});

/** The moves so far with all branches; a click on one goes there. */
export const TimePanel = defineComponent({
  props,
  setup({ session }) {
    const list = ref<HTMLElement | null>(null);
    watch(session.position, async () => {
      await nextTick();
      const box = list.value;
      const here = box?.querySelector<HTMLElement>('[aria-current]');
      if (box === null || here === null || here === undefined) return;
      // The list alone scrolls, and not the page.
      box.scrollTop = here.offsetTop - box.offsetTop - box.clientHeight / 2;
    });
    return () => {
      const { value: position } = session.position;
      if (position?.kind !== 'state') {
        return panel('time', 'Time travel', [
          h('p', { class: 'note' }, 'A view has no past: only a state has a history.'),
        ]);
      }
      const { history } = position;
      const rows = timelineOf(history);
      const last = rows.findLast(({ depth }) => depth === 0)?.index ?? 0;
      const canGoOn = history.undone.length > 0 || history.moments.some(({ before }) => before === history.now);
      return panel('time', 'Time travel', [
        h('div', { class: 'row', role: 'group', 'aria-label': 'Through the moves' }, [
          button('|◀', () => session.goTo(0), { 'aria-label': 'To the start', disabled: history.now === 0 }),
          button('◀', session.back, { 'aria-label': 'One move back', disabled: history.now === 0 }),
          button('▶', session.forward, { 'aria-label': 'One move forward', disabled: !canGoOn }),
          button('▶|', () => session.goTo(last), {
            'aria-label': 'To the end of the first line',
            disabled: history.now === last,
          }),
        ]),
        h(
          'ol',
          { ref: list, class: 'timeline', tabindex: 0, 'aria-label': 'All moves and branches' },
          rows.map(({ index, ply, depth, leadsHere }) => {
            const move = history.moments[index]?.move ?? null;
            return h('li', { key: index, class: [`depth-${Math.min(depth, 4)}`, leadsHere ? 'path' : 'aside'] }, [
              h(
                'button',
                {
                  type: 'button',
                  'aria-current': index === history.now ? 'step' : undefined,
                  onClick: () => session.goTo(index),
                },
                [
                  h('span', { class: 'ply' }, depth === 0 ? `${ply}` : `↳ ${ply}`),
                  ` ${move === null ? 'The start' : session.say(move)}`,
                ],
              ),
            ]);
          }),
        ),
        h('p', { class: 'note' }, 'Go back and make another move: it becomes a branch, and nothing is lost.'),
      ]);
    };
  },
});

/** The code that does what the page does. */
export const CodePanel = defineComponent({
  props,
  setup({ session }) {
    const said = ref('');
    const code = () => {
      const { value: source } = session.source;
      const { value: loaded } = session.loaded;
      if (source === null || loaded === null) return '';
      let tried: unknown = session.moves.value[0] ?? null;
      try {
        if (session.tried.value.trim() !== '') tried = JSON.parse(session.tried.value);
      } catch {
        // Not a move yet.
      }
      return codeOf({ game: loaded.id, source, moves: session.played.value, viewer: session.viewer.value, tried });
    };
    async function copy(): Promise<void> {
      try {
        await navigator.clipboard.writeText(code());
        said.value = 'Copied.';
      } catch {
        said.value = 'The browser does not allow it: select the code and copy it.';
      }
    }
    return () =>
      panel('code', 'The same in code', [
        h('pre', { class: 'mono box', role: 'region', tabindex: 0, 'aria-label': 'Code' }, h('code', code())),
        h('div', { class: 'row' }, [
          button('Copy the code', () => void copy()),
          h('span', { class: 'note', role: 'status' }, said.value),
        ]),
      ]);
  },
});
