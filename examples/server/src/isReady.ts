// The container's health check: exits with 0 if the server accepts requests.

export {};

const { PORT = '8107' } = process.env;
const answer = await fetch(`http://127.0.0.1:${PORT}/ready`).catch(() => null);
process.exit(answer?.ok ? 0 : 1);
