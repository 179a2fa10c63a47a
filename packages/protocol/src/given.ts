/** The same value where nothing of it is changed. */
export type Given<Value> = Value extends readonly [infer First, ...infer Rest]
  ? readonly [Given<First>, ...{ [At in keyof Rest]: Given<Rest[At]> }]
  : Value extends readonly (infer Item)[]
    ? readonly Given<Item>[]
    : Value extends object
      ? { readonly [Key in keyof Value]: Given<Value[Key]> }
      : Value;
