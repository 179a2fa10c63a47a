/** Where mutants are made: what decides over games, matches, cards and decks. */
export const MUTATED = [
  "packages/view/src",
  "packages/rules/src",
  "packages/oracle/src",
  "packages/card-search/src",
  "packages/decks/src",
  "packages/protocol/src",
  "packages/match/src",
  "apps/server/src/match",
];

/** Packages without any, and why. */
export const NOT_MUTATED: Readonly<Record<string, string>> = {
  bots: "how well they play is measured by matches, not told by a test",
  "card-language": "schemas, and words that are compared with the texts of all cards",
  cards: "data",
  client: "held by the tests of whole servers and browsers, which take too long to be run for each mutant",
  ui: "what is drawn is looked at in browsers, which take too long to be run for each mutant",
};
