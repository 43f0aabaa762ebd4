import type { GameTypes } from 'hencoop';
import type { HencoopTable } from 'hencoop/element';
import { gameById } from 'hencoop/games';
import { viewersOf } from 'hencoop/inspector';
import { withBase } from 'vitepress';
import { defineComponent, h, onBeforeUnmount, onMounted, type PropType, ref, watch } from 'vue';
import { packState, packView } from '../../../../tools/site/playground/position.js';
import { pretty } from '../../../../tools/site/playground/pretty.js';
import { button, linkMaker, panel, tabs, viewerName } from './controls.js';
import type { Loaded } from './opening.js';
import type { Session } from './session.js';

const props = { session: { type: Object as PropType<Session>, required: true } } as const;

/** In milliseconds: the pause in typing after which the page reads the text. */
const PAUSE = 250;

/** The table as JSON, with all schema errors. */
export const JsonPanel = defineComponent({
  props,
  setup({ session }) {
    const link = linkMaker('Copy a link to this state', 'The link shows every card, and the seed.');
    let timer: ReturnType<typeof setTimeout> | undefined;
    const typed = (event: Event) => {
      const { value } = event.target as HTMLTextAreaElement;
      clearTimeout(timer);
      timer = setTimeout(() => void session.edit(value), PAUSE);
    };
    onBeforeUnmount(() => clearTimeout(timer));
    watch(session.position, () => link.forget());

    const verdict = () => {
      const { value: issues } = session.issues;
      if (issues.length === 0) {
        const kind = session.position.value?.kind;
        if (kind === undefined) return h('p', { class: 'verdict' }, 'Loading …');
        return h('p', { class: 'verdict good' }, `A valid ${kind}.`);
      }
      return h(
        'ul',
        { class: 'verdict bad' },
        issues.map(({ path, message }) =>
          h('li', [path === '' ? null : h('code', path), path === '' ? message : `: ${message}`]),
        ),
      );
    };
    return () =>
      panel('json', session.position.value?.kind === 'view' ? 'The view' : 'The state', [
        h('textarea', {
          class: 'mono',
          spellcheck: false,
          autocomplete: 'off',
          'aria-label': 'The table as JSON: paste a state, a view or a record',
          'aria-describedby': 'verdict',
          'aria-invalid': session.issues.value.length > 0,
          value: session.text.value,
          onInput: typed,
        }),
        h('div', { id: 'verdict', role: 'status' }, [verdict()]),
        session.position.value?.kind === 'state'
          ? link.render(async () => {
              const { value: position } = session.position;
              return position?.kind === 'state' ? packState(position.history) : null;
            }, 'state')
          : button('Imagine the hidden cards', session.imagine),
      ]);
  },
});

/** Defines a game for `<hencoop-table>`, and loads its drawings. */
async function define({ id, words }: Loaded): Promise<void> {
  const [{ defineElement }, { enElement }, game] = await Promise.all([
    import('hencoop/element'),
    import('hencoop/element/en'),
    gameById(id).element(),
  ]);
  defineElement(game, { ...words, words: enElement });
}

/** Shows a view in the site's theme. */
const DrawnTable = defineComponent({
  props,
  setup({ session }) {
    const mount = ref<HTMLElement | null>(null);
    const failed = ref(false);
    let drawn: HencoopTable | null = null;
    const follow = () => {
      if (drawn !== null) drawn.theme = document.documentElement.classList.contains('dark') ? 'dark' : 'light';
    };
    const theme = new MutationObserver(follow);

    function open(): HencoopTable {
      const table = document.createElement('hencoop-table');
      table.speed = 0;
      table.clauseLink = (clause) => withBase(`/sheets/${session.loaded.value?.id}.html#${clause}`);
      table.addEventListener('move', (event) => {
        // The element's event carries the move.
        session.play((event as CustomEvent<GameTypes['Move']>).detail);
      });
      mount.value?.replaceChildren(table);
      return table;
    }
    async function draw(): Promise<void> {
      const { value: loaded } = session.loaded;
      const { value: view } = session.view;
      if (loaded === null || view === null) return;
      try {
        await define(loaded);
      } catch {
        failed.value = true;
        return;
      }
      if (session.view.value !== view || mount.value === null) return;
      drawn ??= open();
      follow();
      drawn.readonly = session.position.value?.kind !== 'state';
      drawn.view = view;
    }
    onMounted(() => {
      theme.observe(document.documentElement, { attributeFilter: ['class'] });
      watch([session.view, session.position], () => void draw(), { immediate: true });
    });
    onBeforeUnmount(() => theme.disconnect());
    return () =>
      h('div', { class: 'drawn' }, [
        h('div', { ref: mount }),
        failed.value ? h('p', { role: 'alert' }, 'The drawings could not be loaded. Load the page again.') : null,
      ]);
  },
});

/** Each viewer's view, drawn and as data. */
export const ViewsPanel = defineComponent({
  props,
  setup({ session }) {
    const link = linkMaker('Copy a link to this view', 'The link holds what this viewer sees, and no other card.');
    watch(session.view, () => link.forget());
    const viewers = () => {
      const { value: position } = session.position;
      if (position === null) return [];
      return position.kind === 'view' ? [position.view.viewer] : viewersOf(session.table.value?.seats ?? 0);
    };
    const standing = () => {
      const { value: table } = session.table;
      const game = session.loaded.value?.entry.game;
      if (table === null || game === undefined) return '';
      const points = game
        .score(table)
        .map((score, seat) => `seat ${seat + 1}: ${score}`)
        .join(', ');
      const outcome = game.outcome(table);
      if (outcome !== null) return `The game is over (${outcome.reason}). Score: ${points}.`;
      const actors = game
        .actors(table)
        .map((seat) => seat + 1)
        .join(', ');
      return `To move: seat ${actors}. Step: ${table.step.type}. Score: ${points}.`;
    };
    return () =>
      panel('views', 'The table', [
        tabs(
          'Who looks at the table',
          viewers().map((value) => ({ value, text: viewerName(value) })),
          session.viewer.value,
          (value) => {
            session.viewer.value = value;
          },
        ),
        h(DrawnTable, { session }),
        h('p', { class: 'note' }, standing()),
        h('details', [
          h(
            'summary',
            `What ${session.viewer.value === null ? 'a spectator' : `seat ${session.viewer.value + 1}`} sees, as JSON`,
          ),
          h('pre', { class: 'mono box', tabindex: 0 }, session.view.value === null ? '' : pretty(session.view.value)),
        ]),
        h('div', { class: 'row' }, [
          link.render(async () => (session.view.value === null ? null : packView(session.view.value)), 'view'),
          session.position.value?.kind === 'state' ? button('Forget all but this view', session.keepView) : null,
        ]),
      ]);
  },
});
