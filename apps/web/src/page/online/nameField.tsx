import type { Signal } from '@preact/signals';
import { words } from '../app.js';

/** The name of a player who joins. */
export function NameField({ name, kind }: { readonly name: Signal<string>; readonly kind?: string }) {
  return (
    <label class={kind}>
      {words().online.yourName}
      <input
        value={name.value}
        maxLength={24}
        autocomplete="off"
        onInput={({ currentTarget: { value } }) => {
          name.value = value;
        }}
      />
    </label>
  );
}
