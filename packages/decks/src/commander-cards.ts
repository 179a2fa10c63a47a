import type { CardDefinition } from "@spellroom/card-language";

/** CR 903.3: a legendary creature, or a card that says that it can be your commander, by its front face. */
export function canBeCommander({ faces: [front] }: CardDefinition): boolean {
  if (front.abilities?.some((one) => one.kind === "deckLimit" && one.commander === true)) return true;
  return front.types.includes("creature") && front.supertypes?.includes("legendary") === true;
}

/** CR 702.124h: both have partner; 702.124i: each names the other. */
export function arePartners(one: CardDefinition, other: CardDefinition): boolean {
  if (one === other) return false;
  return (
    (hasPartner(one) && hasPartner(other)) ||
    (partnerNamedBy(one) === other.name && partnerNamedBy(other) === one.name)
  );
}

function hasPartner({ faces: [front] }: CardDefinition): boolean {
  return (front.abilities ?? []).some((one) => one.kind === "keyword" && one.keyword === "partner");
}

function partnerNamedBy({ faces: [front] }: CardDefinition): string | undefined {
  for (const ability of front.abilities ?? [])
    if (ability.kind === "keyword" && ability.keyword === "partnerWith") return ability.name;
  return undefined;
}
