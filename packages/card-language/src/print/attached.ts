import type { Face } from "../card.ts";
import type { Predicate } from "../predicate.ts";

/** What the text of an Equipment, a Fortification or an Aura calls what it is on: "equipped creature". */
export function attachedName(face: Pick<Face, "subtypes" | "abilities">): string {
  if (face.subtypes?.includes("Equipment") === true) return "equipped creature";
  if (face.subtypes?.includes("Fortification") === true) return "fortified land";
  const enchant = face.abilities?.find(
    (ability) => ability.kind === "keyword" && ability.keyword === "enchant",
  );
  if (enchant?.kind !== "keyword" || enchant.keyword !== "enchant") return "enchanted creature";
  if (typeof enchant.what === "string") return "enchanted player";
  return `enchanted ${enchantedNoun(enchant.what.of)}`;
}

/** "creature", "land"; "permanent" where several kinds may be enchanted. */
function enchantedNoun(of: readonly Predicate[]): string {
  const types = of.flatMap((one) => (one.kind === "type" ? [one.type] : []));
  const [type] = types;
  if (types.length === 1 && type !== undefined) return type;
  const subtype = of.find((one) => one.kind === "subtype");
  if (types.length === 0 && subtype?.kind === "subtype" && !of.some((one) => one.kind === "any"))
    return subtype.subtype;
  return types.includes("creature") ? "creature" : "permanent";
}
