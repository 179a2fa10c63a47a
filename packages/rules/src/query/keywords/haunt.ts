import type { Ability, ObjectRef, PlainBody, Selection } from "@spellroom/card-language";
import type { Keyword } from "./keyword.ts";
import { CREATURE, DIES, EVENT_OBJECT, filter, IT, targeted, whenever } from "./shorthand.ts";

/** By this name a card in exile knows the creature that it haunts, and its haunt ability the target. */
export const HAUNTED = "haunted";

/** CR 702.55b: what the card that an ability is of haunts, whatever that is by now. */
export const HAUNTED_CREATURE: ObjectRef = { kind: "linked", link: HAUNTED };

/** "Exile it haunting target creature." */
function haunting(what: Selection): PlainBody {
  return targeted(
    { id: HAUNTED, what: { kind: "object", filter: filter(CREATURE) } },
    { kind: "keywordAction", action: "haunt", what },
  );
}

/** What a spell's haunt ability does, once its card is in a graveyard (CR 702.55a). */
export const SPELL_HAUNTS = haunting(IT);

const permanentHaunts: readonly Ability[] = [whenever(DIES, haunting({ kind: "ref", ref: EVENT_OBJECT }))];

const NOTHING: readonly Ability[] = [];

/** CR 702.55a: on a permanent; on a spell it triggers as the spell leaves the stack at the end of its resolution. */
export const haunt: Keyword<"hauntedByDeath"> = {
  rule: "702.55",
  owner: "keywords",
  abilities: (_, { isSpell }) => (isSpell ? NOTHING : permanentHaunts),
};
