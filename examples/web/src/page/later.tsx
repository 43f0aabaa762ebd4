import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/** A component that is loaded when it is first shown. Until then it is `null`, or `waiting`. */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: () => string = () => '',
): ComponentType<Props> {
  let loaded: ComponentType<Props> | null = null;
  return function Later(props: Props) {
    const [Component, show] = useState<{ readonly shown: ComponentType<Props> | null }>({ shown: loaded });
    useEffect(() => {
      if (loaded !== null) return;
      let wanted = true;
      void load().then((component) => {
        loaded = component;
        if (wanted) show({ shown: component });
      });
      return () => {
        wanted = false;
      };
    }, []);
    if (Component.shown !== null) return <Component.shown {...props} />;
    return waiting() === '' ? null : <p class="quiet">{waiting()}</p>;
  };
}
