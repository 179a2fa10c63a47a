/** What the French of single nodes is made of; their files import this module as `fr`. */

export * from "./becomes.ts";
export * from "./clause.ts";
export * from "./comparison.ts";
export type * from "./context.ts";
export * from "./cost-words.ts";
export * from "./duration.ts";
export * from "./elision.ts";
export * from "./event-clause.ts";
export * from "./event-words.ts";
export * from "./existence.ts";
export * from "./grammar.ts";
export * from "./happened.ts";
export * from "./joined.ts";
export * from "./keyword-cost.ts";
export * from "./keyword-names.ts";
export * from "./measure.ts";
export * from "./modification-style.ts";
export * from "./noun-phrase.ts";
export * from "./player-clause.ts";
export * from "./predicate-words.ts";
export * from "./protected.ts";
export * from "./reference.ts";
export * from "./rule-words.ts";
export * from "./selection.ts";
export * from "./subtype-names.ts";
export * from "./verbs.ts";
export * from "./vocabulary.ts";
