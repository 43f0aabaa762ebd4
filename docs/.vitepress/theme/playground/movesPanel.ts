import { defineComponent, h, type PropType, ref } from 'vue';
import { panel, tabs } from './controls.js';
import { labelOf, moveButton, TreeBranch } from './moveTree.js';
import type { Session } from './session.js';

const props = { session: { type: Object as PropType<Session>, required: true } } as const;

/** A longer list starts as a tree. */
const MAX_LISTED = 60;

/** The legal moves, as a list or as a tree. */
export const MovesPanel = defineComponent({
  props,
  setup({ session }) {
    const shape = ref<'list' | 'tree'>('list');
    const list = () => {
      const { value: moves } = session.moves;
      return h('div', [
        h(
          'ul',
          { class: 'moves', tabindex: 0, 'aria-label': 'Legal moves' },
          moves.slice(0, MAX_LISTED).map((move) => h('li', [moveButton(session, move, labelOf(session, move))])),
        ),
        moves.length > MAX_LISTED
          ? h('p', { class: 'note' }, `${moves.length - MAX_LISTED} more are in the tree.`)
          : null,
      ]);
    };
    const content = () => {
      const [only, ...others] = session.moves.value;
      if (only === undefined) return h('p', 'There is no legal move to show here.');
      if (shape.value === 'list' || others.length === 0) return list();
      return h(TreeBranch, { session, picked: {}, key: session.text.value });
    };
    return () =>
      panel('legal', `Legal moves: ${session.moves.value.length}`, [
        tabs(
          'How moves are shown',
          [
            { value: 'list', text: 'List' },
            { value: 'tree', text: 'As a tree (narrow)' },
          ] as const,
          shape.value,
          (value) => {
            shape.value = value;
          },
        ),
        content(),
      ]);
  },
});
