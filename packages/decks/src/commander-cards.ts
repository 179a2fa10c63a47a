import { type CardDefinition, isSubtypeOf, type SimpleKeyword } from "@spellroom/card-language";

/** CR 903.3: a legendary creature, or a card that says that it can be your commander, by its front face. */
export function canBeCommander({ faces: [front] }: CardDefinition): boolean {
  if (front.abilities?.some((one) => one.kind === "deckLimit" && one.commander === true)) return true;
  return front.types.includes("creature") && front.supertypes?.includes("legendary") === true;
}

/** One that can be a commander, or two that can be together. */
export function areCommanders([one, other, ...more]: readonly CardDefinition[]): boolean {
  if (one === undefined || more.length > 0) return false;
  return other === undefined ? canBeCommander(one) : arePartners(one, other);
}

/** The two may be commanders together: each kind of partner ability says with whom, and none goes with another (CR 702.124f). */
export function arePartners(one: CardDefinition, other: CardDefinition): boolean {
  if (one === other) return false;
  return PAIRS.some(
    (isPair) => (canBeCommander(one) && isPair(one, other)) || (canBeCommander(other) && isPair(other, one)),
  );
}

/** CR 702.124h-m. */
const PAIRS: readonly ((one: CardDefinition, other: CardDefinition) => boolean)[] = [
  (one, other) => has("partner", one) && has("partner", other) && canBeCommander(other),
  (one, other) =>
    partnerNamedBy(one) === other.name && partnerNamedBy(other) === one.name && canBeCommander(other),
  (one, other) => has("friendsForever", one) && has("friendsForever", other) && canBeCommander(other),
  (one, other) => has("chooseABackground", one) && isBackground(other),
  (one, other) => has("doctorsCompanion", one) && isDoctor(other),
];

/** A legendary Background enchantment: a commander only beside one who chooses it (CR 702.124k). */
function isBackground({ faces: [front] }: CardDefinition): boolean {
  const { supertypes = [], types, subtypes = [] } = front;
  return supertypes.includes("legendary") && types.includes("enchantment") && subtypes.includes("Background");
}

/** A legendary Time Lord Doctor without other creature types (CR 702.124m). */
function isDoctor(card: CardDefinition): boolean {
  const { subtypes = [] } = card.faces[0];
  const kinds = subtypes.filter((one) => isSubtypeOf(one, "creature"));
  return (
    canBeCommander(card) && kinds.length === 2 && kinds.includes("Time Lord") && kinds.includes("Doctor")
  );
}

function has(keyword: SimpleKeyword, { faces: [front] }: CardDefinition): boolean {
  return (front.abilities ?? []).some((one) => one.kind === "keyword" && one.keyword === keyword);
}

function partnerNamedBy({ faces: [front] }: CardDefinition): string | undefined {
  for (const ability of front.abilities ?? [])
    if (ability.kind === "keyword" && ability.keyword === "partnerWith") return ability.name;
  return undefined;
}
