import type { Ability } from "../ability.ts";
import type { Face } from "../card.ts";
import type { CardType } from "../card-type.ts";
import type { EventPattern } from "../event.ts";
import { cardTypesOf, isSubtypeOf } from "../subtypes.ts";
import type { Report } from "./card-error.ts";

type At = readonly PropertyKey[];

/** The printed characteristics of a face fit each other and its abilities fit its types. */
export function checkFace(face: Face, path: At, report: Report): void {
  if (face.types.length === 0) report([...path, "types"], "at least one card type", "an empty list");
  checkNumbers(face, path, report);
  checkSubtypes(face.types, face.subtypes ?? [], path, report);
  if (has(face, "land") && face.manaCost !== null) {
    report([...path, "manaCost"], "null, since lands have no mana cost", "a mana cost");
  }
  for (const [index, ability] of (face.abilities ?? []).entries()) {
    checkAbilityType(face, ability, [...path, "abilities", index], report);
  }
  checkAura(face, path, report);
  checkSaga(face, path, report);
}

function has(face: Face, type: CardType): boolean {
  return face.types.includes(type);
}

function is(face: Face, subtype: string): boolean {
  return face.subtypes?.includes(subtype) ?? false;
}

/** CR 208.1 and 301.7 power and toughness, 209.1 loyalty, 210.1 defense. */
function checkNumbers(face: Face, path: At, report: Report): void {
  for (const key of ["power", "toughness"] as const) {
    const maybe = is(face, "Vehicle") || is(face, "Spacecraft");
    if (has(face, "creature") && face[key] === undefined) {
      report([...path, key], `the ${key} of a creature`, "nothing");
    } else if (!has(face, "creature") && !maybe && face[key] !== undefined) {
      report([...path, key], `no ${key}, since the card is neither a creature nor a Vehicle`, "one");
    }
  }
  if ((face.power === undefined) !== (face.toughness === undefined) && !has(face, "creature")) {
    report(path, "power and toughness together", "only one of them");
  }
  checkOwned(face, "loyalty", "planeswalker", path, report);
  checkOwned(face, "defense", "battle", path, report);
}

function checkOwned(face: Face, key: "loyalty" | "defense", type: CardType, path: At, report: Report): void {
  if (has(face, type) && face[key] === undefined)
    report([...path, key], `the ${key} of a ${type}`, "nothing");
  if (!has(face, type) && face[key] !== undefined) {
    report([...path, key], `no ${key}, since the card is no ${type}`, "one");
  }
}

/** CR 205.3b-d: each subtype belongs to one of the card's types. */
export function checkSubtypes(
  types: readonly CardType[],
  subtypes: readonly string[],
  path: At,
  report: Report,
): void {
  for (const [index, subtype] of subtypes.entries()) {
    if (types.some((type) => isSubtypeOf(subtype, type))) continue;
    const owners = cardTypesOf(subtype);
    const found = owners.length === 0 ? "an unknown subtype" : `a subtype of ${owners.join(" and ")}`;
    report([...path, "subtypes", index], `a subtype of ${types.join(" or ")}`, `${found}, "${subtype}"`);
  }
}

function isSpellFace(face: Face): boolean {
  return has(face, "instant") || has(face, "sorcery");
}

/** CR 113.3a spell abilities, 606.1 loyalty abilities, 305.1 lands are not cast. */
function checkAbilityType(face: Face, ability: Ability, path: At, report: Report): void {
  if (ability.kind === "spell" && !isSpellFace(face)) {
    report(path, "a spell ability only on an instant or sorcery", `one on a ${face.types.join(" ")}`);
  }
  if (ability.kind === "activated" && !has(face, "planeswalker")) {
    if (ability.cost.some((cost) => cost.kind === "loyalty")) {
      report([...path, "cost"], "a loyalty cost only on a planeswalker", `one on a ${face.types.join(" ")}`);
    }
  }
  const ofCasting =
    ability.kind === "additionalCost" || ability.kind === "alternativeCost" || ability.kind === "castLimit";
  if (ofCasting && has(face, "land")) report(path, "no rule about casting on a land, which is played", "one");
}

/** CR 303.4a: every Aura has an enchant ability, and nothing else has. */
function checkAura(face: Face, path: At, report: Report): void {
  const enchants = (face.abilities ?? []).some(
    (ability) => ability.kind === "keyword" && ability.keyword === "enchant",
  );
  if (is(face, "Aura") && !enchants) report([...path, "abilities"], "the enchant ability of an Aura", "none");
  if (!is(face, "Aura") && enchants) {
    report([...path, "abilities"], "an enchant ability only on an Aura", "one");
  }
}

/** CR 714.2: a Saga has chapter abilities from I on, and only a Saga has. */
function checkSaga(face: Face, path: At, report: Report): void {
  const numbers = (face.abilities ?? []).flatMap((ability) =>
    ability.kind === "triggered" ? chapters(ability.event) : [],
  );
  const at = [...path, "abilities"];
  if (!is(face, "Saga")) {
    if (numbers.length > 0) report(at, "chapters only on a Saga", `chapter ${numbers[0]}`);
    return;
  }
  if (numbers.length === 0) report(at, "the chapters of a Saga", "none");
  const found = new Set(numbers);
  for (let chapter = 1; chapter < Math.max(0, ...numbers); chapter += 1) {
    if (!found.has(chapter)) report(at, `a chapter ${chapter}`, "none");
  }
  if (found.size < numbers.length) report(at, "each chapter once", "one twice");
}

function chapters(event: EventPattern): readonly number[] {
  if (event.kind === "chapter") return event.numbers;
  return event.kind === "anyOf" ? event.of.flatMap(chapters) : [];
}
