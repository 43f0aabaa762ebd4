import type { Signal } from '@preact/signals';
import { words } from '../app.js';
import { NameInput } from '../nameInput.js';

/** The name of a player who joins. */
export function NameField({ name, kind }: { readonly name: Signal<string>; readonly kind?: string }) {
  return (
    <NameInput
      label={words().online.yourName}
      value={name.value}
      onInput={(value) => {
        name.value = value;
      }}
      {...(kind === undefined ? {} : { kind })}
    />
  );
}
