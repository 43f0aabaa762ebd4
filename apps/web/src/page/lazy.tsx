import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/** A component that loads when first shown. Until then it renders `null`. */
export function lazy<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let loaded: ComponentType<Props> | null = null;
  return function Lazy(props: Props) {
    const [{ shown: Shown, error }, show] = useState<{
      readonly shown: ComponentType<Props> | null;
      readonly error: unknown;
    }>({ shown: loaded, error: null });
    useEffect(() => {
      if (loaded !== null) return;
      let wanted = true;
      load().then(
        (component) => {
          loaded = component;
          if (wanted) show({ shown: component, error: null });
        },
        // The browser is offline, or a newer version has replaced the page.
        (error: unknown) => wanted && show({ shown: null, error }),
      );
      return () => {
        wanted = false;
      };
    }, []);
    if (error !== null) throw error;
    return Shown === null ? null : <Shown {...props} />;
  };
}
