import { build } from 'vite';
import { relative } from 'node:path';
await build({ configFile: 'apps/web/vite.config.ts', logLevel:'error', build:{ write:false, emptyOutDir:false }, plugins:[{name:'x',enforce:'post',generateBundle(_,b){ for (const f of Object.values(b)) if (f.type==='chunk' && /^(table|engine|main|worker)$|^(game|rules)-c/.test(f.name)) { const m=Object.entries(f.modules).map(([id,x])=>[x.renderedLength,relative('.',id)] as const).filter(([n])=>n>0).sort((a,b)=>b[0]-a[0]); console.log('==',f.name,m.reduce((a,[n])=>a+n,0)); for (const [n,id] of m) console.log(n,id);} }}] });
