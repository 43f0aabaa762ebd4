import type { ComponentType } from 'preact';
import { Missing, type PartKind } from './missing.js';
import { useLoaded } from './useLoaded.js';

/**
 * A component that loads when first shown. Until then it renders nothing; if it cannot be loaded, it says so and offers
 * to load it again.
 */
export function lazy<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  kind: PartKind = 'part',
): ComponentType<Props> {
  let loaded: ComponentType<Props> | null = null;
  return function Lazy(props: Props) {
    const { error, again } = useLoaded(async () => {
      loaded ??= await load();
    }, []);
    if (loaded !== null) {
      const Shown = loaded;
      return <Shown {...props} />;
    }
    return error === null ? null : <Missing kind={kind} onAgain={again} onClose={closeOf(props)} />;
  };
}

/** What closes a dialog, by the convention of this page: its property `onClose`. */
function closeOf({ onClose }: { readonly onClose?: unknown }): (() => void) | undefined {
  return typeof onClose === 'function' ? () => onClose() : undefined;
}
