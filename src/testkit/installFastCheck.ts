/** The oldest fast-check that the testkit works with. */
const OLDEST = 4;

const REMEDY = `npm install --save-dev fast-check@${OLDEST}`;

/** The error when a program imports the testkit without its peer dependency. */
export function installFastCheck(cause: unknown): Error {
  return new Error(`hencoop/testkit needs fast-check, an optional peer dependency: ${REMEDY}`, { cause });
}

/** Returns the installed fast-check. @throws Error if it is too old. */
export function recentFastCheck<Installed extends { readonly __version: string }>(fc: Installed): Installed {
  const version = fc.__version;
  if (Number.parseInt(version, 10) >= OLDEST) return fc;
  throw new Error(`hencoop/testkit needs fast-check ${OLDEST} or later, got ${version}: ${REMEDY}`);
}
