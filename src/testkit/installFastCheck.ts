/** The error when a program imports the testkit without its peer dependency. */
export function installFastCheck(cause: unknown): Error {
  return new Error(
    'hencoop/testkit needs fast-check, an optional peer dependency: npm install --save-dev fast-check@4',
    {
      cause,
    },
  );
}
