import { everyStyle, type Theme } from '../svg/palette.js';

/**
 * The styles around the drawings. They share the drawings' colors, which a page can set: `--hencoop-ink` and the
 * others.
 */
const STYLES = `
:host{display:block;container-type:inline-size}
.inspector{display:grid;grid-template-columns:minmax(0,1fr);gap:12px;padding:12px;border-radius:14px;color:var(--hencoop-ink,var(--hc-ink));background:var(--hencoop-table,var(--hc-table));font:1rem/1.4 system-ui,sans-serif}
.inspector *{box-sizing:border-box}
section section{min-width:0;padding:8px 12px;border-radius:12px;border:1px solid var(--hencoop-line,var(--hc-line));background:var(--hencoop-panel,var(--hc-panel))}
h2{font-size:1rem;line-height:1.25;margin:0 0 8px}
p{margin:0 0 8px}
ol,ul{margin:0;padding-inline-start:1.4em}
.row{display:flex;flex-wrap:wrap;gap:8px;margin:0 0 8px}
button{font:inherit;color:inherit;min-height:44px;min-width:44px;padding:4px 12px;border-radius:10px;border:1px solid var(--hencoop-line,var(--hc-line));background:none;cursor:pointer}
button[aria-pressed=true],button[aria-current]{background:var(--hencoop-yolk,var(--hc-yolk));color:var(--hencoop-yolkInk,var(--hc-yolkInk))}
button[aria-disabled=true]{opacity:.6;cursor:default}
button:focus-visible,summary:focus-visible,[tabindex]:focus-visible{outline:3px solid var(--hencoop-turn,var(--hc-turn));outline-offset:2px}
.time ol{position:relative;list-style:none;padding:0;max-height:16rem;overflow:auto}
.time li button{width:100%;border:0;text-align:start}
.time .aside button{font-style:italic}
.depth-1{padding-inline-start:1rem}
.depth-2{padding-inline-start:2rem}
.depth-3{padding-inline-start:3rem}
.depth-4{padding-inline-start:4rem}
svg{display:block;max-width:100%;height:auto}
summary{min-height:44px;align-content:center;cursor:pointer}
pre{max-height:20rem;overflow:auto;margin:0;font-size:.85rem}
code{font-size:.85rem;overflow-wrap:anywhere}
.inspector:is(:lang(ar),:lang(fa),:lang(he),:lang(ur)){direction:rtl}
@container(min-width:60rem){.inspector{grid-template-columns:minmax(0,1fr) minmax(0,1.6fr)}}
`;

/** All styles of the inspector. */
export function stylesFor(theme: Theme): string {
  return everyStyle(theme) + STYLES;
}
