import { worker } from './app.js';
import { openPort } from './startup.js';
import { watch } from './watch.js';

watch(worker(), { open: openPort, isVisible: () => document.visibilityState === 'visible' });
