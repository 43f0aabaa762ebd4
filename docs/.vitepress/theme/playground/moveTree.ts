import { label, labelValue, question } from 'hencoop';
import { type Component, defineComponent, h, type PropType, ref } from 'vue';
import type { Move } from '../../../../tools/site/playground/position.js';
import { branchOf, type Choice } from '../../../../tools/site/playground/tree.js';
import { button } from './controls.js';
import type { Session } from './session.js';

/** The label of a move as its seat reads it, with the seat where several can move. */
export function labelOf({ loaded, table, moves }: Session, move: Move): string {
  if (loaded.value === null || table.value === null) return '';
  const { game } = loaded.value.entry;
  const view = 'viewer' in table.value ? table.value : game.view(table.value as never, move.seat);
  const text = label(move, loaded.value.words.labels, { view: view as never });
  return moves.value.some(({ seat }) => seat !== move.seat) ? `Seat ${move.seat + 1}: ${text}` : text;
}

/** A move as a button that plays it; of a view, no move can be played. */
export function moveButton(session: Session, move: Move, text: string) {
  if (session.position.value?.kind === 'view') return h('span', { class: 'move' }, text);
  return button(text, () => session.play(move), { class: 'move', title: JSON.stringify(move) });
}

/** A choice of the tree, which opens to the next field. */
const TreeChoice: Component = defineComponent({
  name: 'TreeChoice',
  props: {
    session: { type: Object as PropType<Session>, required: true },
    field: { type: String, required: true },
    choice: { type: Object as PropType<Choice>, required: true },
  },
  setup(given) {
    const isOpen = ref(false);
    const name = () => {
      const { session, field, choice } = given;
      const locale = session.loaded.value?.words.labels;
      if (locale === undefined) return '';
      if (field === 'seat') return `Seat ${Number(choice.value) + 1}`;
      try {
        return labelValue(field as never, choice.value as never, locale);
      } catch {
        return JSON.stringify(choice.value);
      }
    };
    return () => {
      const { session, choice } = given;
      const data = h('code', JSON.stringify(choice.value));
      const leaf =
        choice.move === null ? null : h('li', [moveButton(session, choice.move, labelOf(session, choice.move))]);
      if (!choice.goesOn)
        return h('li', [
          data,
          ' ',
          choice.move === null ? null : moveButton(session, choice.move, labelOf(session, choice.move)),
        ]);
      return h('li', [
        h(
          'details',
          {
            onToggle: (event: Event) => {
              isOpen.value = (event.target as HTMLDetailsElement).open;
            },
          },
          [
            h('summary', [data, ` ${name()} `, h('span', { class: 'count' }, `${choice.count} moves`)]),
            isOpen.value
              ? h('div', [leaf === null ? null : h('ul', [leaf]), h(TreeBranch, { session, picked: choice.picked })])
              : null,
          ],
        ),
      ]);
    };
  },
});

/** A field of the tree with its values. */
export const TreeBranch: Component = defineComponent({
  name: 'TreeBranch',
  props: {
    session: { type: Object as PropType<Session>, required: true },
    picked: { type: Object as PropType<object>, required: true },
  },
  setup(given) {
    const asked = (field: string) => {
      const locale = given.session.loaded.value?.words.labels;
      try {
        return locale === undefined ? '' : question(field as never, locale, { picked: given.picked as never });
      } catch {
        return '';
      }
    };
    return () => {
      const branch = branchOf(given.session.moves.value, given.picked);
      if (branch === null) return null;
      return h('div', { class: 'branch' }, [
        h('p', { class: 'note' }, [h('code', branch.field), ` ${asked(branch.field)}`]),
        h(
          'ul',
          branch.choices.map((choice) =>
            h(TreeChoice, { key: JSON.stringify(choice.value), session: given.session, field: branch.field, choice }),
          ),
        ),
      ]);
    };
  },
});
