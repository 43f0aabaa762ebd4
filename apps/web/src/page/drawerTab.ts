export const TABS = ['rules', 'history', 'settings'] as const;

/** A tab of the drawer: how to play, the history, the settings. */
export type Tab = (typeof TABS)[number];
