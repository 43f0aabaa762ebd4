import type { Place } from './place.js';

/** Projects that have other versions of our dependencies already. */
export const installs: readonly Place[] = [
  {
    name: 'beside fast-check 3',
    quick: true,
    visit: ({ project }) => {
      project(['hencoop'], [], { devDependencies: { 'fast-check': '^3.0.0' } });
    },
  },
];
