import type { Ability, Effect, KeywordAbility } from "@spellroom/card-language";
import type { Keyword } from "./keyword.ts";
import { body, ENTERS, whenever } from "./shorthand.ts";

type Gift = Extract<KeywordAbility, { keyword: "gift" }>["what"];

/** The opponent to whom it was promised as the spell was cast. */
const PROMISED = { kind: "chosen" } as const;

/** What the opponent gets (CR 702.174d-h). */
export function giving(what: Gift): Effect {
  switch (what) {
    case "card":
      return { kind: "draw", who: PROMISED, amount: 1 };
    case "Food":
    case "Treasure":
      return { kind: "createToken", who: PROMISED, amount: 1, token: { kind: "predefined", name: what } };
    case "tappedFish":
      return {
        kind: "createToken",
        who: PROMISED,
        amount: 1,
        token: {
          kind: "token",
          colors: ["U"],
          types: ["creature"],
          subtypes: ["Fish"],
          power: 1,
          toughness: 1,
        },
        with: { tapped: true },
      };
  }
}

/** CR 702.174b: as a permanent enters; an instant or sorcery gives it before anything else (`spell-body.ts`). */
function giftAbilities(what: Gift): readonly Ability[] {
  return [whenever(ENTERS, body(giving(what)), { condition: { kind: "paidAlternative", keyword: "gift" } })];
}

export const gift: Keyword<"gift"> = {
  rule: "702.174",
  owner: "casting",
  abilities: ({ what }, { isSpell }) => (isSpell ? NONE : giftAbilities(what)),
};
const NONE: readonly Ability[] = [];
