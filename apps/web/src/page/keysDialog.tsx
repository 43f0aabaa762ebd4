import { words } from './app.js';
import { Dialog } from './dialog.js';

/** The keyboard shortcuts. */
export function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  const { title, list } = words().keys;
  return (
    <Dialog title={title} onClose={onClose}>
      <dl class="keys">
        {list.map(([key, use]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{use}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
