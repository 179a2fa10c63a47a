import type { english } from "./en/index.ts";

/** The same keys with other words behind them, and functions that take the same. */
type Translated<Message> = Message extends string
  ? string
  : Message extends (given: infer Given) => string
    ? (given: Given) => string
    : { readonly [Key in keyof Message]: Translated<Message[Key]> };

/** Every message in another language; the compiler asks for each key. */
export type Translation = Translated<typeof english>;
