import type { GameTypes } from 'hencoop';
import type { z } from 'zod/mini';

/** `T` with every field, at every depth, made readonly. */
export type DeepReadonly<T> = T extends object ? { readonly [Field in keyof T]: DeepReadonly<T[Field]> } : T;

/** `T` with its intersections flattened, for comparison. */
export type Plain<T> = T extends object ? { [Field in keyof T]: Plain<T[Field]> } : T;

/** Whether two types are identical, including `readonly`. */
export type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;

/** The output types of a game's schemas, by their names in its `schema` entry. */
interface Outputs<G extends GameTypes> {
  readonly optionsSchema: Partial<G['Options']>;
  readonly stateSchema: G['State'];
  readonly viewSchema: G['View'];
  readonly moveSchema: G['Move'];
  readonly eventSchema: G['Event'];
  readonly redactedEventSchema: G['RedactedEvent'];
}

/** The names of the schemas whose type differs from the game's: `never` if all match. */
export type WrongSchemas<
  G extends GameTypes,
  Schemas extends { readonly [Name in keyof Outputs<G>]: z.ZodMiniType },
> = {
  [Name in keyof Outputs<G>]: Same<DeepReadonly<z.output<Schemas[Name]>>, DeepReadonly<Outputs<G>[Name]>> extends true
    ? never
    : Name;
}[keyof Outputs<G>];
