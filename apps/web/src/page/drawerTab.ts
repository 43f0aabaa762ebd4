export const TABS = ['history', 'rules', 'settings'] as const;

/** What the drawer shows. */
export type Tab = (typeof TABS)[number];
