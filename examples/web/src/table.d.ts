// The element's entry points, as long as the library does not have them.
declare module 'hencoop/table' {
  export type TableKit = object;
  export interface HencoopTable extends HTMLElement {
    view: unknown;
    events: readonly unknown[];
    locale: unknown;
    names: readonly string[];
    pending: unknown;
    refuse(violation: unknown): void;
    hint: unknown;
    readonly: boolean;
    confirm: boolean;
    speed: number;
    theme: 'auto' | 'light' | 'dark';
    clauseLink: (clause: string) => string;
    readonly settled: Promise<void>;
    skip(): void;
  }
  export function defineTable(kit: TableKit): void;
}
declare module 'hencoop/chicken/table' {
  export const chickenTable: object;
}
declare module 'hencoop/chicken/table/de' {
  export const chickenTableDe: object;
}
declare module 'hencoop/crazy-chicken/table' {
  export const crazyChickenTable: object;
}
declare module 'hencoop/crazy-chicken/table/de' {
  export const crazyChickenTableDe: object;
}
declare module 'hencoop/chicken-out/table' {
  export const chickenOutTable: object;
}
declare module 'hencoop/chicken-out/table/de' {
  export const chickenOutTableDe: object;
}
declare module 'hencoop/blind-chicken-extreme/table' {
  export const blindChickenExtremeTable: object;
}
declare module 'hencoop/blind-chicken-extreme/table/de' {
  export const blindChickenExtremeTableDe: object;
}
declare module 'hencoop/chicken-roundup/table' {
  export const chickenRoundupTable: object;
}
declare module 'hencoop/chicken-roundup/table/de' {
  export const chickenRoundupTableDe: object;
}
