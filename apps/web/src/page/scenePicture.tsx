import { type Scene, sceneStyles } from 'hencoop/svg';
import { render } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { drawing } from './drawing.js';

/** A drawing of a table. The page's content security policy allows style sheets but no inline styles. */
export function ScenePicture({ scene }: { readonly scene: Scene }) {
  const mount = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (mount.current === null) return;
    const root = mount.current.shadowRoot ?? mount.current.attachShadow({ mode: 'open' });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`svg { display: block; width: 100%; height: auto; max-height: 100%; }${sceneStyles(scene)}`);
    root.adoptedStyleSheets = [sheet];
    render(drawing(scene.root), root);
    // Nothing in a picture takes the focus.
    for (const cell of root.querySelectorAll('[tabindex]')) cell.removeAttribute('tabindex');
  }, [scene]);
  return <div class="picture" ref={mount} />;
}
