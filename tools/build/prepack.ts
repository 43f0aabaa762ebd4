// Before npm packs the library, or the package in the folder that follows: builds both, so that a tarball from a fresh clone
// has its code.
import { buildLibrary, rebuild } from '../lib/packages.js';

const [folder] = process.argv.slice(2);
buildLibrary();
if (folder !== undefined) rebuild(folder);
