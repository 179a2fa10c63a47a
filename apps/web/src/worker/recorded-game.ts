/** A recorded game as a set-up and inputs, from which it can be played again here. */
import { type RulesetDocument, rulesetSchema } from "@spellroom/cards";
import { type MatchSetup, type StoredInput, setUpWith, storedInputSchema } from "@spellroom/match";
import type { MatchRecord } from "@spellroom/protocol";
import { keptCards } from "./kept-card.ts";

export interface RecordedGame {
  readonly setup: MatchSetup;
  readonly ruleset: RulesetDocument;
  readonly inputs: readonly StoredInput[];
}

/** @throws CorruptMatch or a ZodError where the record is of nothing that can be played here */
export function readRecord(record: MatchRecord): RecordedGame {
  const { seed, streams, startingSeat, firstDecision, players } = record;
  const ruleset = rulesetSchema.parse(record.ruleset);
  const terms = { ruleset, seed, players, bestOf: 1, fair: false } as const;
  const setup = setUpWith(terms, keptCards(record.definitions));
  return {
    setup: {
      ...setup,
      ...(streams === undefined ? {} : { streams }),
      ...(startingSeat === undefined ? {} : { startingSeat }),
      ...(firstDecision === undefined ? {} : { firstDecision }),
    },
    ruleset,
    inputs: record.inputs.map((input) => storedInputSchema.parse(input)),
  };
}
