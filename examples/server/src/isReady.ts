// Ends with 0 if the server of this container takes requests, for its health check.

export {};

const { PORT = '8107' } = process.env;
const answer = await fetch(`http://127.0.0.1:${PORT}/ready`).catch(() => null);
process.exit(answer?.ok ? 0 : 1);
