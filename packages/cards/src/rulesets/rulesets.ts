import commander from "../../rulesets/commander.json" with { type: "json" };
import freeForAll from "../../rulesets/free-for-all.json" with { type: "json" };
import full from "../../rulesets/full.json" with { type: "json" };
import manaBurn from "../../rulesets/mana-burn.json" with { type: "json" };
import simplified2017 from "../../rulesets/simplified-2017.json" with { type: "json" };
import twoHeadedGiant from "../../rulesets/two-headed-giant.json" with { type: "json" };
import { type RulesetDocument, rulesetSchema } from "./ruleset-schema.ts";

let shipped: ReadonlyMap<string, RulesetDocument> | undefined;

/** The rulesets that come with Spellroom, by id, checked as they are read. */
export function loadRulesets(): ReadonlyMap<string, RulesetDocument> {
  shipped ??= new Map(
    [full, freeForAll, twoHeadedGiant, commander, manaBurn, simplified2017].map((data) => {
      const document = rulesetSchema.parse(data);
      return [document.id, document];
    }),
  );
  return shipped;
}

/** A ruleset that must be there, such as the one that a shipped format names. */
export function rulesetById(id: string): RulesetDocument {
  const document = loadRulesets().get(id);
  if (document === undefined) throw new RangeError(`no ruleset is called ${id}`);
  return document;
}
