import { effect } from '@preact/signals-core';
import { route } from './app.js';
import { hashOf } from './router.js';

// What opens a seat leaves the address before anything is shown; a reload finds it in the browser's history.
effect(() => {
  const to = route.value;
  if (to.page !== 'online') return;
  const { page, match, secret } = to;
  const kept = secretIn(history.state);
  if (secret !== undefined) history.replaceState({ secret }, '', hashOf({ page, match }));
  else if (kept !== undefined) route.value = { page, match, secret: kept };
});

function secretIn(state: { readonly secret?: unknown } | null): string | undefined {
  return typeof state?.secret === 'string' ? state.secret : undefined;
}
