/**
 * Compile-time proof that a schema and the hand-written type describe the same documents. Assignability in both
 * directions does not notice an optional key that one side lacks, so the keys are compared as well.
 */
type KeysShown<T> = T extends object ? { readonly [K in keyof T]-?: readonly [T[K]] } : T;

type MutuallyAssignable<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;

export type Agrees<A, B> =
  MutuallyAssignable<A, B> extends true ? MutuallyAssignable<KeysShown<A>, KeysShown<B>> : false;

/** Fails to compile unless `T` is `true`. */
export type Expect<T extends true> = T;
