/** What the element looks like around the drawings, whose colors it shares: a page can set `--hencoop-ink` and the others. */
export const STYLES = `
:host{display:block;color:var(--hencoop-ink,var(--hc-ink));font:1rem/1.4 system-ui,sans-serif;container-type:inline-size;-webkit-tap-highlight-color:transparent}
:host([hidden]){display:none}
.table{position:relative;background:var(--hencoop-table,var(--hc-table));border-radius:14px;padding-bottom:4px}
.table *{box-sizing:border-box}
h2{font-size:.9rem;line-height:1.2;margin:0;padding:6px 12px 0;color:var(--hencoop-muted,var(--hc-muted))}
.others{display:flex;flex-wrap:wrap;align-items:flex-start}
.middle,.own{display:flex;flex-direction:column;align-items:center}
svg{display:block;max-width:100%;height:auto;overflow:visible}
.dock{position:sticky;bottom:0;padding:2px 8px;z-index:1}
.news{margin:0;padding:0 4px;font-size:.85rem;min-height:1.4em;color:var(--hencoop-muted,var(--hc-muted));display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:2;overflow:hidden}
.ask{margin:0;padding:2px 4px;font-weight:600;line-height:1.25;min-height:1.8em;display:flex;flex-wrap:wrap;align-items:center;gap:4px 8px}
.chip{display:inline-flex;align-items:center;font-weight:400;background:var(--hencoop-panel,var(--hc-panel));border:1px solid var(--hencoop-line,var(--hc-line));border-radius:22px;padding-left:12px}
.buttons{display:flex;flex-wrap:wrap;gap:8px;padding:2px 0 4px}
button{font:inherit;color:inherit;min-height:44px;min-width:44px;padding:4px 14px;border-radius:10px;border:2px solid var(--hencoop-turn,var(--hc-turn));background:var(--hencoop-panel,var(--hc-panel));cursor:pointer}
button.hinted{outline:4px dashed var(--hencoop-turn,var(--hc-turn));outline-offset:2px}
button.main{background:var(--hencoop-turn,var(--hc-turn));color:var(--hencoop-onTurn,var(--hc-onTurn))}
.chip button{border:0;background:none;padding:0 12px}
button:focus-visible,a:focus-visible,summary:focus-visible{outline:3px solid var(--hencoop-turn,var(--hc-turn));outline-offset:2px}
[role=button]{cursor:pointer;outline:none}
[role=button][data-state~=open],[role=button][data-state~=picked],.card{touch-action:none}
[role=button]:focus-visible>*{filter:drop-shadow(0 0 3px var(--hencoop-turn,var(--hc-turn))) drop-shadow(0 0 1px var(--hencoop-ink,var(--hc-ink)))}
.reason{margin:0 0 4px;padding:6px 12px;border-radius:10px;background:var(--hencoop-panel,var(--hc-panel));border-left:4px solid var(--hencoop-comb,var(--hc-comb))}
.reason:empty{display:none}
a{color:inherit;display:inline-block;padding:4px 0}
.said{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.moment{position:absolute;inset:0;display:grid;place-items:center;z-index:3;background:color-mix(in srgb,var(--hencoop-table,var(--hc-table)) 60%,transparent)}
.moment p{margin:12px;max-width:34rem;padding:14px 18px;font-size:1.15rem;border-radius:14px;background:var(--hencoop-panel,var(--hc-panel));border:2px solid var(--hencoop-turn,var(--hc-turn))}
.moment[hidden]{display:none}
.air{position:absolute;inset:0;pointer-events:none;z-index:2;overflow:hidden}
.air *{pointer-events:none}
.air svg{position:absolute;left:0;top:0;max-width:none;will-change:transform}
.ghost{opacity:.7}
.ghost>path{fill:none;stroke:var(--hencoop-turn,var(--hc-turn));stroke-width:4;stroke-linecap:round}
.shelf{display:flex;flex-wrap:wrap;gap:4px;padding:6px 8px}
.shelf .card{padding:0;border:0;background:none;min-height:0;border-radius:8px}
.shelf .card[aria-pressed=true]{outline:4px solid var(--hencoop-turn,var(--hc-turn));transform:translateY(-6px)}
.how{margin:0;padding:0 12px;color:var(--hencoop-muted,var(--hc-muted));font-size:.9rem}
details{padding:0 12px}
summary{min-height:44px;align-content:center;cursor:pointer}
dl{display:grid;grid-template-columns:auto 1fr;gap:2px 12px;margin:0 0 8px}
dd{margin:0}
.dock,.reason,.ask{color:var(--hencoop-ink,var(--hc-ink))}
.dock{background:var(--hencoop-table,var(--hc-table))}
`;
