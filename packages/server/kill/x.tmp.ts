import { fillDisk } from './fullDisk.js';
import { bundle } from './processes.js';

console.log(await fillDisk(await bundle()));
process.exit(0);
