import { words } from './app.js';
import { SceneDialog } from './scene.js';
import { Switches } from './switches.js';

/** The language and the colors. */
export function SettingsScene({ onClose }: { readonly onClose: () => void }) {
  const { settings, statistics, close } = words();
  return (
    <SceneDialog
      title={settings.title}
      sentence={statistics.kept}
      keys={
        <button type="button" class="main" onClick={onClose}>
          {close}
        </button>
      }
      onClose={onClose}
    >
      <div class="paper">
        <Switches />
      </div>
    </SceneDialog>
  );
}
