import type { Ability, Cost, Filter, TokenSpec } from "@spellroom/card-language";
import { asSorcery, body, CREATURE, ENTERS, IT, targeted, whenever, YOU, YOURS } from "./parts.ts";

/** CR 702.6a; with a quality, CR 702.6c. */
export function equip(cost: readonly Cost[], quality: Filter | null): readonly Ability[] {
  return [
    asSorcery(
      cost,
      targeted(
        {
          id: "equip",
          what: { kind: "object", filter: { of: [CREATURE, YOURS, ...(quality?.of ?? [])] } },
        },
        { kind: "attach", what: IT, to: { kind: "target", target: "equip" } },
      ),
      { word: "equip" },
    ),
  ];
}

/** CR 702.67a. */
export function fortify(cost: readonly Cost[]): readonly Ability[] {
  return [
    asSorcery(
      cost,
      targeted(
        { id: "fortify", what: { kind: "object", filter: { of: [{ kind: "type", type: "land" }, YOURS] } } },
        { kind: "attach", what: IT, to: { kind: "target", target: "fortify" } },
      ),
      { word: "fortify" },
    ),
  ];
}

function bringsBearer(token: TokenSpec): readonly Ability[] {
  return [
    whenever(
      ENTERS,
      body(
        { kind: "createToken", who: YOU, amount: 1, token, bind: "bearer" },
        { kind: "attach", what: IT, to: { kind: "bound", name: "bearer" } },
      ),
    ),
  ];
}

/** CR 702.92a. */
export const livingWeapon = bringsBearer({
  kind: "token",
  colors: ["B"],
  types: ["creature"],
  subtypes: ["Phyrexian", "Germ"],
  power: 0,
  toughness: 0,
});

/** CR 702.163a. */
export const forMirrodin = bringsBearer({
  kind: "token",
  colors: ["R"],
  types: ["creature"],
  subtypes: ["Rebel"],
  power: 2,
  toughness: 2,
});

/** Job select (Final Fantasy): the same with a 1/1 colourless Hero. */
export const jobSelect = bringsBearer({
  kind: "token",
  colors: [],
  types: ["creature"],
  subtypes: ["Hero"],
  power: 1,
  toughness: 1,
});

/** CR 702.89a. */
export const umbraArmor: readonly Ability[] = [
  {
    kind: "static",
    effects: [
      {
        kind: "replacement",
        replacement: {
          kind: "instead",
          event: { kind: "moves", what: "attached", cause: "destroy" },
          effects: [
            { kind: "keywordAction", action: "heal", what: { kind: "ref", ref: { kind: "attached" } } },
            { kind: "destroy", what: IT },
          ],
        },
      },
    ],
  },
];
