import { everyStyle, type Theme } from '../../svg/palette.js';

/**
 * The styles around the drawings. They share the drawings' colors, which a page can set: `--hencoop-ink` and the
 * others.
 */
const STYLES = `
:host{display:flex;position:relative;flex-direction:column;color:var(--hencoop-ink,var(--hc-ink));font:1rem/1.4 system-ui,sans-serif;container-type:inline-size;-webkit-tap-highlight-color:transparent}
:host([hidden]){display:none}
.table{flex:1 0 auto;display:flex;flex-direction:column;position:relative;background:var(--hencoop-table,var(--hc-table));border-radius:14px;outline-color:color-mix(in srgb,var(--hencoop-table,#fff) 100%,#fff)}
.table *{box-sizing:border-box}
h2 span{font-weight:400}
h2{font-size:.9rem;line-height:1.2;margin:0;padding:6px 12px 0;color:var(--hencoop-muted,var(--hc-muted))}
.others{display:flex;flex-wrap:wrap;align-items:flex-start}
.middle,.own{display:flex;flex-direction:column;align-items:center}
.middle{margin:auto 0}
.middle,.middle [role=button],.others [role=button]{scroll-margin-bottom:var(--seat,0)}
svg{display:block;max-width:100%;height:auto;overflow:visible}
.seat{padding-bottom:4px;background:var(--hencoop-table,var(--hc-table));border-radius:14px;z-index:1}
.seat.low{position:sticky;bottom:var(--hencoop-stick,auto)}
.dock{position:relative;z-index:1;display:flex;flex-direction:column;justify-content:end;min-height:7.2rem;padding:0 8px}
.own>svg{margin-top:-6px}
.choices{display:flex;flex-wrap:wrap;align-items:end;gap:0 8px}
.facts{font-size:.9rem}
.facts[hidden]{display:none}
.heard{position:relative}
.news{margin:0;padding:0;font-size:.85rem;min-height:1.4em;color:var(--hencoop-muted,var(--hc-muted));display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:2;overflow:hidden}
.ask{margin:0;padding:1px 0;font-weight:700;line-height:1.25;min-height:1.8em;display:flex;flex-wrap:wrap;align-items:center;gap:4px 8px}
.chip{display:inline-flex;background:var(--hencoop-panel,var(--hc-panel));border:1px solid var(--hencoop-line,var(--hc-line));border-radius:22px}
.buttons{display:flex;flex-wrap:wrap;gap:8px;padding:2px 0 4px}
button{font:inherit;color:inherit;min-height:44px;min-width:44px;padding:4px 14px;border-radius:12px;border:1px solid var(--hencoop-line,var(--hc-line));background:var(--hencoop-panel,var(--hc-panel));box-shadow:0 2px var(--hencoop-line,var(--hc-line)),0 4px 8px #0002;font-weight:600;cursor:pointer}
button.way{min-width:6rem;font-size:1.8rem!important;line-height:1}
button.number{padding:4px 8px}
.shared{flex:1 0 100%;line-height:1.2}
button.hinted{outline:4px dashed var(--hencoop-turn,var(--hc-turn));outline-offset:2px}
.fit .why{background:none;border:0;box-shadow:none}
button.main{background:var(--hencoop-yolk,var(--hc-yolk));color:var(--hencoop-yolkInk,var(--hc-yolkInk))}
.chip button{border:0;background:none;box-shadow:none;padding:0 12px}
button:focus-visible,a:focus-visible,summary:focus-visible{outline:3px solid var(--hencoop-turn,var(--hc-turn));outline-offset:2px}
[role=button]{cursor:pointer}
.own:not(:has([data-state])) [aria-disabled]{opacity:.6}
svg [role]{outline:none}
[role=button][data-state~=open],[role=button][data-state~=picked],.card{touch-action:none}
svg [role]:focus-visible>:is(:first-child,.hc-reach+*){filter:drop-shadow(0 0 3px var(--hencoop-turn,var(--hc-turn))) drop-shadow(0 0 1px var(--hencoop-ink,var(--hc-ink)))}
.reason{position:absolute;inset:auto 0 0;margin:0;padding:4px 12px;border-radius:10px;box-shadow:0 2px 8px #0004;pointer-events:none;background:var(--hencoop-panel,var(--hc-panel));border-inline-start:4px solid var(--hencoop-comb,var(--hc-comb))}
.reason:empty{display:none}
.heard:has(.reason:not(:empty)) slot{visibility:hidden}
.reason a{pointer-events:auto}
a{color:inherit;display:inline-block;padding:4px 0}
.said{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.moment{position:absolute;inset:0;display:grid;place-items:center;z-index:3;background:color-mix(in srgb,var(--hencoop-table,var(--hc-table)) 60%,transparent)}
.moment p{margin:12px;max-width:34rem;padding:14px 18px;font-size:1.15rem;border-radius:14px;background:var(--hencoop-panel,var(--hc-panel));border:2px solid var(--hencoop-turn,var(--hc-turn))}
.moment[hidden]{display:none}
.dice{display:flex;justify-content:center;gap:24px;align-self:end}
.dice~p{align-self:start}
.air{position:absolute;inset:0;pointer-events:none;z-index:2;overflow:hidden}
.air *{pointer-events:none}
.air svg{position:absolute;left:0;top:0;max-width:none;will-change:transform}
.ghost svg{opacity:.55}
.ghost>path{fill:none;stroke:var(--hc-print);stroke-width:5;stroke-linecap:round;stroke-linejoin:round;filter:drop-shadow(0 0 1px var(--hc-paper)) drop-shadow(0 0 1px var(--hc-paper)) drop-shadow(0 0 1px var(--hc-paper))}
.past>path{stroke:var(--hc-brown);stroke-width:3.5}
.shelf{display:flex;flex-wrap:wrap;gap:4px;padding:6px 8px}
.shelf .card{padding:0;border:0;background:none;box-shadow:none;min-height:0;border-radius:8px}
.shelf .card[aria-pressed=true]{outline:4px solid var(--hencoop-turn,var(--hc-turn));transform:translateY(-6px)}
.how{margin:0;padding:0 12px;color:var(--hencoop-muted,var(--hc-muted));font-size:.9rem}
details{padding:0 4px 0 0}
summary{min-height:44px;align-content:center;cursor:pointer}
dl{position:absolute;z-index:2;inset:auto 8px 100%;width:fit-content;max-width:36rem;padding:8px 12px;border-radius:10px;background:var(--hencoop-panel,var(--hc-panel));box-shadow:0 2px 8px #0004;display:grid;grid-template-columns:fit-content(11rem) 1fr;gap:2px 12px;margin:0 0 8px}
dd{margin:0}
.dock,.reason,.ask{color:var(--hencoop-ink,var(--hc-ink))}

.out{position:absolute!important;inset:0;overflow:hidden}
.wood{display:none}
.tight{flex:1;min-height:0;overflow:auto;border-radius:0}
.fit{position:absolute;inset:0;border-radius:0;overflow:hidden;font-size:calc(1px*var(--em));background:radial-gradient(at 20% 0,#fff3,#0000 60%),repeating-linear-gradient(115deg,#fff1 0 64px,#0000 64px 128px) var(--hencoop-table,var(--hc-table))}
.fit :is(.seat,.dock,.choices){display:contents}
.fit :is(.wood,.title,.middle,.heard,.face,.ask,.buttons,.facts,.own),.fit .others>svg{position:absolute;margin:0;padding:0;min-height:0}
.fit .others{position:absolute;inset:0;pointer-events:none}
.fit .others>svg{pointer-events:auto}
.fit .wood{display:block}
.fit .wood::before{content:'';position:absolute;inset:0 -99vw -99vh;background:linear-gradient(#fff3,#0000 12em),repeating-linear-gradient(91deg,#8501 0 9px,#0000 20px 47px,#8501 61px) var(--hencoop-wood,var(--hc-wood));box-shadow:0 0 10px #0004,inset 1px 1px #fff5}
.fit.beside .wood::before{inset:-99vh -99vw -99vh 0}
.fit .title{text-wrap:balance;display:flex;flex-direction:column;justify-content:center;font-size:calc(1px*var(--title));line-height:1.12;color:inherit}
.fit .title span{font:.85em/1.12 system-ui}
.fit .line{flex-direction:row;align-items:baseline;gap:.5em}
.fit .brief b{display:none}
.fit .brief span{font-size:1em}
.fit .middle{justify-content:center}
.fit .own{justify-content:end}
.fit .own>svg{margin:0}
.fit .heard{display:flex;align-items:center;z-index:1}
.fit .news{min-height:0;font-size:.88em;line-height:1.24;-webkit-line-clamp:3}
.fit .reason{inset:0;overflow:hidden;font-size:.88em;line-height:1.2}
.fit .ask{font-size:calc(1px*var(--ask));line-height:1.12;flex-wrap:nowrap}
.fit .buttons{display:grid;grid-auto-flow:column;grid-auto-columns:minmax(0,1fr);gap:.5em}
.fit .buttons :is(button,.none){font-size:calc(1px*var(--key))}
.fit .buttons button{min-height:0;min-width:0;height:calc(100% - 4px);padding:.1em .4em;line-height:1.1}
.fit .buttons:has(.number){gap:2px}
.fit .buttons:has(.step){grid-template-columns:max(44px,3em) 1fr max(44px,3em)}
.fit .buttons .step{min-width:44px;font-size:1.6em;line-height:1}
.fit:not(.wide) .buttons .long{font-size:.84em}
[aria-disabled].step{opacity:.45;cursor:default}
.fit :is(.shared,.how){display:none}
.price{display:inline-block;margin:0 .3em;padding:.05em .6em .1em;border-radius:1em;background:#4d4333;color:#fff7e6;font:800 .9em/1.3 system-ui;white-space:nowrap}
.brief .price i{display:none}
.price.gain{background:#1f5a22}
.price:is(.cost,.loss,.risk){background:#8f1f15}
.odds{display:flex;height:100%;min-height:1.8em;border-radius:.6em;color:#fff7e6;font-weight:700;line-height:1.2;text-shadow:0 0 2px #0008}
.odds span{flex:0 1 0;min-width:0;padding:0 .5em;display:flex;align-items:center;white-space:nowrap;overflow:hidden}
.odds span:first-child{border-radius:.6em 0 0 .6em}
.odds span:last-child{border-radius:0 .6em .6em 0}
:is(.odds,.price) i{font-style:normal;white-space:pre}
.odds .never{display:none}
.odds .good{background:#2f6b30}
.odds .best{background:var(--hc-straw);color:var(--hc-print);padding:0;min-width:2em;justify-content:center;text-shadow:none}
.odds .bad{background:#a52f1b;justify-content:end;padding:0 .8em}
.none{display:none}
.fit .none{display:flex;align-items:center;justify-content:center;color:var(--hencoop-muted,var(--hc-muted))}
.fit .facts{font-size:.88em}
.fit .unplaced{position:absolute!important;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.fit .facts.unplaced{display:none}
.fit .shelf{display:grid;grid-template-columns:repeat(12,minmax(0,1fr));gap:0;padding:0;height:100%;align-content:center;justify-items:center}
.fit.upright .shelf{grid-template-columns:repeat(6,minmax(0,1fr));align-content:space-between}
.fit.ends .buttons{display:flex;justify-content:space-between}
.fit.ends .buttons>*{flex:0 0 min(20em,28.5%)}
.fit.ends .ask{justify-content:center;text-align:center}
.fit.ends.flat .heard{padding:0 .7em;border-radius:.8em;background:var(--hencoop-panel,var(--hc-panel))}
.fit.ends.flat .heard:not(:has(.news:not(:empty),.reason:not(:empty))){visibility:hidden}
.fit.ends.flat ::slotted(*){visibility:visible}
.fit.ends.flat .heard:not(:has(.news:not(:empty),.reason:not(:empty))) ::slotted(*){margin:0 -.7em;padding:0 .7em;border-radius:.8em;background:var(--hencoop-panel,var(--hc-panel))}
.fit.ends.wide .heard{justify-content:center}
.fit svg{max-width:none}
.own .hc-frame,.fit .hc-ground{fill:none;stroke:none}
.table:is(:lang(ar),:lang(fa),:lang(he),:lang(ur)) :is(.title,.dock,.how,.moment){direction:rtl}
@container(max-width:25rem){.buttons button{padding:4px 9px;font-size:.95rem}.buttons{gap:6px}}
@media(min-height:44rem){.dock{min-height:8rem}}
`;

/** All styles of the element. */
export function stylesFor(theme: Theme): string {
  return everyStyle(theme) + STYLES;
}

/**
 * Adopts a style sheet, which no content security policy blocks; `null` in a test DOM without such sheets. The sheet
 * belongs to the document: in another one the root needs a new sheet.
 */
export function adopt(root: ShadowRoot, css: string): CSSStyleSheet | null {
  const Sheet = root.ownerDocument.defaultView?.CSSStyleSheet;
  if (Sheet === undefined || !('replaceSync' in Sheet.prototype) || !('adoptedStyleSheets' in root)) return null;
  const sheet = new Sheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets = [sheet];
  return sheet;
}

/** Below this luminance a background is dark. At it, black and white text have equal contrast. */
const DARK = 0.18;

/** The theme to draw the table in. If the page sets the color of the table but not of its text, the theme that fits. */
export function themeOn(table: HTMLElement, theme: Theme): Theme {
  const styles = getComputedStyle(table);
  const given = (name: string) => styles.getPropertyValue(`--hencoop-${name}`) !== '';
  if (!given('table') || given('ink')) return theme;
  // The styles pass the color through `color-mix`, so that the browser reports it in one notation: `color(srgb 0.1 0.2
  // 0.3)`.
  const [red = 0, green = 0, blue = 0, alpha = 1] = (styles.outlineColor.match(/[\d.e-]+/g) ?? []).map(Number);
  if (!styles.outlineColor.startsWith('color(srgb') || alpha < 0.5) return theme;
  // Out-of-gamut colors may have negative components.
  const linear = (part: number) => Math.max(0, part) ** 2.2;
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue) < DARK ? 'dark' : 'light';
}
