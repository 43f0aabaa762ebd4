import { explain } from 'hencoop';
import { withBase } from 'vitepress';
import { defineComponent, h, nextTick, type PropType, ref, shallowRef, watch } from 'vue';
import { complete, type Suggestion } from '../../../../tools/site/playground/complete.js';
import type { MoveType } from '../../../../tools/site/playground/moveTypes.js';
import type { Move } from '../../../../tools/site/playground/position.js';
import { dataOf } from './opening.js';
import { button, panel } from './parts.js';
import type { Session } from './session.js';

const props = { session: { type: Object as PropType<Session>, required: true } } as const;

/** A verdict about a move that is typed. */
type Verdict =
  | { readonly type: 'none' | 'problem'; readonly text: string }
  | { readonly type: 'legal'; readonly move: Move }
  | { readonly type: 'refused'; readonly clause: string; readonly text: string };

function judge({ loaded, table, tried }: Session): Verdict {
  const text = tried.value.trim();
  if (text === '' || loaded.value === null || table.value === null) return { type: 'none', text: '' };
  let move: unknown;
  try {
    move = JSON.parse(text);
  } catch {
    return { type: 'none', text: 'Not a complete move yet.' };
  }
  try {
    const violation = loaded.value.entry.game.whyNot(table.value, move);
    // The rules take it, so it is a move.
    if (violation === null) return { type: 'legal', move: move as Move };
    const sentence = explain(violation, loaded.value.words.game);
    return { type: 'refused', clause: violation.clause, text: sentence.slice(violation.clause.length + 1) };
  } catch (error) {
    return { type: 'problem', text: error instanceof Error ? error.message : String(error) };
  }
}

/** A field for a move, with completion, and the answer of `whyNot`. */
export const WhyNotPanel = defineComponent({
  props,
  setup({ session }) {
    const types = shallowRef<readonly MoveType[]>([]);
    const input = ref<HTMLInputElement | null>(null);
    const isOpen = ref(false);
    const chosen = ref(0);
    const before = ref('');
    watch(
      session.loaded,
      async (loaded) => {
        types.value = [];
        if (loaded === null) return;
        // Without the types, completion knows the legal moves.
        types.value = await dataOf(loaded.id).then(
          ({ moveTypes }) => moveTypes,
          () => [],
        );
      },
      { immediate: true },
    );
    const suggestions = (): Suggestion[] =>
      isOpen.value ? complete(before.value, session.moves.value, types.value) : [];

    function read(): void {
      const field = input.value;
      if (field === null) return;
      session.tried.value = field.value;
      before.value = field.value.slice(0, field.selectionStart ?? field.value.length);
      chosen.value = 0;
      isOpen.value = true;
    }
    async function take({ text, from }: Suggestion): Promise<void> {
      const after = session.tried.value.slice(before.value.length);
      before.value = `${before.value.slice(0, from)}${text}`;
      session.tried.value = before.value + after;
      chosen.value = 0;
      isOpen.value = !text.endsWith('}');
      await nextTick();
      input.value?.setSelectionRange(before.value.length, before.value.length);
      input.value?.focus();
    }
    function press(event: KeyboardEvent): void {
      const all = suggestions();
      if (event.key === 'Escape') isOpen.value = false;
      else if (event.key === 'ArrowDown' && !isOpen.value) read();
      else if (event.key === 'ArrowDown' && all.length > 0) chosen.value = (chosen.value + 1) % all.length;
      else if (event.key === 'ArrowUp' && all.length > 0) chosen.value = (chosen.value + all.length - 1) % all.length;
      else if (event.key === 'Enter' && all[chosen.value] !== undefined) void take(all[chosen.value] as Suggestion);
      else return;
      event.preventDefault();
    }
    return () => {
      const all = suggestions();
      const verdict = judge(session);
      return panel('why', 'May this move be made?', [
        h('div', { class: 'combo' }, [
          h('input', {
            ref: input,
            class: 'mono',
            role: 'combobox',
            spellcheck: false,
            autocomplete: 'off',
            'aria-label': 'A move as JSON',
            'aria-autocomplete': 'list',
            'aria-expanded': all.length > 0,
            'aria-controls': 'suggestions',
            'aria-activedescendant': all.length > 0 ? `suggestion-${chosen.value}` : undefined,
            placeholder: '{"seat": 0, "type": …',
            value: session.tried.value,
            onInput: read,
            onClick: read,
            onFocus: read,
            onBlur: () => {
              isOpen.value = false;
            },
            onKeydown: press,
          }),
          h(
            'ul',
            { id: 'suggestions', role: 'listbox', 'aria-label': 'How the move can go on', hidden: all.length === 0 },
            all.map((one, index) =>
              h(
                'li',
                {
                  id: `suggestion-${index}`,
                  role: 'option',
                  'aria-selected': index === chosen.value,
                  class: one.isLegal ? 'legal' : '',
                  onMousedown: (event: Event) => {
                    event.preventDefault();
                    void take(one);
                  },
                },
                [h('code', one.text), one.isLegal ? h('span', ' legal') : null],
              ),
            ),
          ),
        ]),
        h('div', { class: `answer ${verdict.type}`, role: 'status' }, answer(session, verdict)),
      ]);
    };
  },
});

function answer(session: Session, verdict: Verdict) {
  if (verdict.type === 'legal') {
    const canPlay = session.position.value?.kind === 'state';
    return [
      h('p', `Legal. ${session.say(verdict.move)}`),
      canPlay ? button('Play it', () => session.play(verdict.move), { class: 'small-button first' }) : null,
    ];
  }
  if (verdict.type !== 'refused') return [h('p', verdict.text)];
  const href = withBase(`/sheets/${session.loaded.value?.id}.html#${verdict.clause}`);
  return [h('p', ['Refused by ', h('a', { href }, verdict.clause), `:${verdict.text}`])];
}
