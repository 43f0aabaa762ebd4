import { useRef } from 'preact/hooks';
import { words } from './app.js';
import { openFile } from './startGame.js';

/** Opens a saved game or a record from a file. */
export function FileButton({ onError }: { readonly onError: (error: unknown) => void }) {
  const { home } = words();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button type="button" onClick={() => input.current?.click()}>
        {home.file}
      </button>
      <input
        ref={input}
        type="file"
        accept=".json,.txt"
        hidden
        aria-label={home.file}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          event.currentTarget.value = '';
          if (file !== undefined) openFile(file).catch(onError);
        }}
      />
    </>
  );
}
