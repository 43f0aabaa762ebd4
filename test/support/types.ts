import type { GameTypes } from 'hencoop';
import type { z } from 'zod/mini';

/** `T` with every field, at every depth, made readonly. */
export type DeepReadonly<T> = T extends object ? { readonly [Field in keyof T]: DeepReadonly<T[Field]> } : T;

/** `T` with its intersections written out, so that it can be compared. */
export type Plain<T> = T extends object ? { [Field in keyof T]: Plain<T[Field]> } : T;

/** Whether two types are one, each `readonly` included. */
export type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;

/** What the schemas of a game should give, by their names in its `schema` entry. */
interface Outputs<G extends GameTypes> {
  readonly optionsSchema: Partial<G['Options']>;
  readonly stateSchema: G['State'];
  readonly viewSchema: G['View'];
  readonly moveSchema: G['Move'];
  readonly eventSchema: G['Event'];
  readonly redactedEventSchema: G['RedactedEvent'];
}

/** The names of the schemas that give another type than the one that the game declares: `never` if all are right. */
export type WrongSchemas<
  G extends GameTypes,
  Schemas extends { readonly [Name in keyof Outputs<G>]: z.ZodMiniType },
> = {
  [Name in keyof Outputs<G>]: Same<DeepReadonly<z.output<Schemas[Name]>>, DeepReadonly<Outputs<G>[Name]>> extends true
    ? never
    : Name;
}[keyof Outputs<G>];
