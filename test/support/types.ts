/** `T` with every field, at every depth, made readonly. */
export type DeepReadonly<T> = T extends object ? { readonly [Field in keyof T]: DeepReadonly<T[Field]> } : T;
