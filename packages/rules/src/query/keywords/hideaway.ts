import type { Ability, Amount } from "@spellroom/card-language";
import type { Keyword } from "./keyword.ts";
import { body, ENTERS, whenever, YOU } from "./shorthand.ts";

/** CR 702.75a: under the name of this link other abilities find "the exiled card". */
function hideawayAbility(amount: Amount): Ability {
  const looked = { kind: "bound", name: "looked" } as const;
  return whenever(
    ENTERS,
    body(
      { kind: "look", who: YOU, at: { kind: "top", of: YOU, amount }, bind: looked.name },
      {
        kind: "exile",
        what: {
          kind: "choose",
          by: YOU,
          filter: { zones: ["library"], of: [] },
          count: { min: 1, max: 1 },
          among: looked,
        },
        faceDown: true,
        controllerMayLook: true,
        link: "exiled",
        bind: "hidden",
      },
      {
        kind: "move",
        what: { kind: "ref", ref: { kind: "rest", of: looked.name, without: ["hidden"] } },
        to: { zone: "library", position: "bottomRandom" },
      },
    ),
  );
}

export const hideawayNumber: Keyword<"hideawayNumber"> = {
  rule: "702.75",
  owner: "keywords",
  abilities: ({ amount }) => [hideawayAbility(amount)],
};

/** CR 702.75b: without a number it is four, and the permanent enters tapped. */
const withoutNumber: readonly Ability[] = [
  {
    kind: "static",
    effects: [{ kind: "replacement", replacement: { kind: "enters", what: "this", with: { tapped: true } } }],
  },
  hideawayAbility(4),
];

export const hideaway: Keyword<"hideaway"> = {
  rule: "702.75b",
  owner: "keywords",
  abilities: () => withoutNumber,
};
