// Runs before npm packs the library, or the package in the given folder: builds both, so that a tarball from a fresh
// clone contains its code.
import { buildLibrary, rebuild } from '../lib/packages.js';

const [folder] = process.argv.slice(2);
buildLibrary();
if (folder !== undefined) rebuild(folder);
