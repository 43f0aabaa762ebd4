// Pieces that several panels have.
import { h, ref, type VNodeChild } from 'vue';

/** A part of the page with a heading. */
export const panel = (name: string, heading: string, ...content: VNodeChild[]) =>
  h('section', { class: `panel ${name}`, 'aria-labelledby': `panel-${name}` }, [
    h('h2', { id: `panel-${name}`, class: 'panel-title' }, heading),
    ...content,
  ]);

export const button = (text: string, onClick: () => void, more: { readonly [name: string]: unknown } = {}) =>
  h('button', { type: 'button', class: 'small-button', onClick, ...more }, text);

/** A seat as people count it, or a spectator. */
export const viewerName = (viewer: number | null) => (viewer === null ? 'Spectator' : `Seat ${viewer + 1}`);

export interface Tab<Value> {
  readonly value: Value;
  readonly text: string;
}

/** A row of tabs; the arrow keys go from one to the next. */
export function tabs<Value>(label: string, all: readonly Tab<Value>[], chosen: Value, choose: (value: Value) => void) {
  const move = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    const index = all.findIndex(({ value }) => value === chosen);
    const next = (index + step + all.length) % all.length;
    const tab = all[next];
    if (tab === undefined) return;
    event.preventDefault();
    choose(tab.value);
    // The list holds a button for each tab, in their order.
    const buttons = (event.currentTarget as HTMLElement).querySelectorAll('button');
    buttons[next]?.focus();
  };
  return h(
    'div',
    { role: 'tablist', class: 'tabs', 'aria-label': label, onKeydown: move },
    all.map(({ value, text }) =>
      h(
        'button',
        {
          type: 'button',
          role: 'tab',
          'aria-selected': value === chosen,
          tabindex: value === chosen ? 0 : -1,
          onClick: () => choose(value),
        },
        text,
      ),
    ),
  );
}

/** A button that makes a link and puts it into the clipboard; the link stands next to it as well. */
export function linkMaker(label: string, note: string) {
  const made = ref('');
  const said = ref('');
  async function make(pack: () => Promise<string | null>, name: string): Promise<void> {
    const packed = await pack();
    if (packed === null) {
      made.value = '';
      said.value = 'This table is too large for a link.';
      return;
    }
    const address = new URL(location.href);
    address.hash = `${name}=${packed}`;
    made.value = address.href;
    try {
      await navigator.clipboard.writeText(address.href);
      said.value = `Copied. ${note}`;
    } catch {
      said.value = note;
    }
  }
  return {
    forget: () => {
      made.value = '';
      said.value = '';
    },
    render: (pack: () => Promise<string | null>, name: string) =>
      h('div', { class: 'link-maker' }, [
        button(label, () => void make(pack, name)),
        made.value === ''
          ? null
          : h('input', {
              class: 'link',
              readonly: true,
              'aria-label': 'The link',
              value: made.value,
              onFocus: (event: FocusEvent) => (event.target as HTMLInputElement).select(),
            }),
        h('p', { class: 'note', role: 'status' }, said.value),
      ]),
  };
}
