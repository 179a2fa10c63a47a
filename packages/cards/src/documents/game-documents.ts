import type { FormatDocument } from "../formats/format-schema.ts";
import { loadFormats } from "../formats/formats.ts";
import type { RulesetDocument } from "../rulesets/ruleset-schema.ts";
import { loadRulesets } from "../rulesets/rulesets.ts";

/** What can be played and by which rules, by id; formats in the order in which to offer them. */
export interface GameDocuments {
  readonly formats: ReadonlyMap<string, FormatDocument>;
  readonly rulesets: ReadonlyMap<string, RulesetDocument>;
}

/** The documents that come with Spellroom. */
export function shippedDocuments(): GameDocuments {
  return { formats: loadFormats(), rulesets: loadRulesets() };
}

/** The ruleset that a format is played by; every format of read documents has one. */
export function rulesetOf(documents: GameDocuments, { id, ruleset }: FormatDocument): RulesetDocument {
  const found = documents.rulesets.get(ruleset);
  if (found === undefined)
    throw new RangeError(`the format ${id} names a ruleset that does not exist, ${ruleset}`);
  return found;
}

/** A format as shown to those who choose one. */
export interface OfferedFormat extends Pick<FormatDocument, "id" | "name" | "summary" | "translations"> {
  /** Players of a match: the fewest, which is what a quick match has, and the most. */
  readonly players: number;
  readonly mostPlayers: number;
  /** Of how many players a team is; those who sit side by side are on one. `null`: each plays alone. */
  readonly teamSize: number | null;
  /** Strangers are paired in formats for two, since others need more seats than a quick match has. */
  readonly quickMatch: boolean;
}

/** The description of a format where formats are offered. */
export function offeredFormat(documents: GameDocuments, format: FormatDocument): OfferedFormat {
  const { id, name, summary, translations } = format;
  const { players, teams } = rulesetOf(documents, format);
  const { min, max } = players;
  const words = { id, name, summary, ...(translations === undefined ? {} : { translations }) };
  return { ...words, players: min, mostPlayers: max, teamSize: teams?.size ?? null, quickMatch: max === 2 };
}
