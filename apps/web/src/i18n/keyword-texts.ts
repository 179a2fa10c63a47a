import type { KeywordName } from "@spellroom/card-language";

export const EXPLAINED_ACTIONS = [
  "scry",
  "surveil",
  "mill",
  "fight",
  "proliferate",
  "investigate",
  "explore",
  "connive",
  "monstrosity",
  "bolster",
  "support",
  "amass",
  "populate",
  "goad",
  "learn",
  "venture",
  "discover",
  "incubate",
  "manifest",
  "manifestDread",
  "cloak",
  "clash",
  "suspect",
  "exert",
  "detain",
] as const;
export type ExplainedAction = (typeof EXPLAINED_ACTIONS)[number];

/** Every keyword ability has its text in every language; the compiler asks for those of new ones. */
export type KeywordTexts = Readonly<Record<KeywordName, string>>;
export type ActionTexts = Readonly<Record<ExplainedAction, string>>;

export interface Glossary {
  readonly keywords: KeywordTexts;
  readonly actions: ActionTexts;
}
