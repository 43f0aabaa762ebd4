export const TABS = ['history', 'rules', 'settings'] as const;

/** A tab of the drawer. */
export type Tab = (typeof TABS)[number];
