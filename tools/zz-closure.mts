import { readFileSync, readdirSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
const D='apps/web/dist/';
const size=(p:string)=>brotliCompressSync(readFileSync(D+p),{params:{[constants.BROTLI_PARAM_QUALITY]:11}}).length;
const all=readdirSync(D+'assets');
const imp=(f:string)=>[...readFileSync(D+'assets/'+f,'utf8').matchAll(/(?:^|[;}])(?:import|export)[^;"'`]*?(?:from)?["'`]\.\/([^"'`]+)["'`]/g)].map(m=>m[1]!);
for (const g of ['chicken','crazy-chicken','chicken-out','blind-chicken-extreme','chicken-roundup']) {
 const one=(r:RegExp)=>all.filter(f=>r.test(f));
 const roots=[/^main-/,/^table-/,/^worker-/,new RegExp(`^game-${g}-[^-]{8}\\.js`),new RegExp(`^rules-${g}-[^-]{8}`),/^words-en-/,new RegExp(`^words-${g}-en-`)].flatMap(r=>{const f=one(r); if(f.length!==1) console.log(String(r),f); return f});
 const seen=new Set<string>(); const go=(f:string)=>{ if(seen.has(f))return; seen.add(f); imp(f).forEach(go)}; roots.forEach(go);
 const css=all.filter(f=>/^index-.*css/.test(f));
 const files=['index.html',...[...seen,...css].map(f=>'assets/'+f)];
 const s=files.map(f=>[f,size(f)] as const);
 console.log(g,s.reduce((a,[,b])=>a+b,0),s.map(([f,b])=>f.replace('assets/','')+' '+b).join(', '));
}
