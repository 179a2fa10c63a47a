import type { Ability } from "../ability.ts";
import { type CardDefinition, type Face, face as faceNode } from "../card.ts";
import type { StaticEffect } from "../static-effect.ts";
import { collectIn } from "../visit.ts";
import { mentionCosts } from "./ability.ts";
import { attachedNominal, attachedNoun } from "./attached.ts";
import { FrenchContext } from "./context.ts";
import { asName, finish, uncapitalise } from "./elision.ts";
import { french } from "./french.ts";
import { demonstrative, type Noun, nominal } from "./grammar.ts";
import { isSimple } from "./keyword.ts";
import { subtypeNoun } from "./subtype-names.ts";
import { frenchTypeLine } from "./type-line.ts";
import { CARD, CREATURE, PERMANENT, SPELL, TYPES } from "./vocabulary.ts";

export interface FrenchFace {
  readonly name: string;
  readonly typeLine: string;
  /** Paragraphs of rules text; a modal ability takes several. */
  readonly lines: readonly string[];
}

/** The rules text of a definition in French (CR 207). */
export function frenchCard(definition: CardDefinition): { readonly faces: readonly FrenchFace[] } {
  return {
    faces: definition.faces.map((face) => ({
      name: face.name,
      typeLine: frenchTypeLine(face),
      lines: frenchLines(face.abilities ?? [], face),
    })),
  };
}

function contextOf(face: Face, apart?: "name"): FrenchContext {
  const called = selfNoun(face);
  const spell = called === SPELL;
  const name = asName(face.name);
  const attached = attachedNoun(face);
  const context = new FrenchContext({
    phrases: french,
    self: spell ? nominal(name, "m") : demonstrative(called),
    selfNoun: called,
    name,
    attached: attachedNominal(face, attached),
    attachedNoun: attached,
    selfDies: face.types.includes("creature") || face.types.includes("planeswalker"),
    ...(apart === undefined ? {} : { apart }),
  });
  mentionCosts(face.abilities ?? [], context);
  for (const link of severalExiled(face)) context.mentionAside(`linked:${link}`, CARD, true);
  return context;
}

/** Under which links the card's own abilities exile several cards at once: « les cartes exilées » of another one. */
function severalExiled(face: Face): readonly string[] {
  return collectIn(faceNode, face, "Effect").flatMap((one) => {
    if (one.kind !== "exile" || one.link === undefined) return [];
    const several =
      one.what.kind === "all" ||
      (one.what.kind === "choose" && one.what.count.max !== 1) ||
      (one.what.kind === "top" && one.what.amount !== 1);
    return several ? [one.link] : [];
  });
}

/** What the text calls the card itself: « cette créature », « cet équipement »; a spell goes by its name. */
function selfNoun(face: Face): Noun {
  if (face.types.includes("instant") || face.types.includes("sorcery")) return SPELL;
  const isCreature = face.types.includes("creature");
  if (isSometimesNoCreature(face) || (!isCreature && asksItsType(face))) return PERMANENT;
  if (isCreature) return CREATURE;
  const subtype = [
    "Aura",
    "Equipment",
    "Vehicle",
    "Saga",
    "Class",
    "Case",
    "Siege",
    "Spacecraft",
    "Fortification",
  ].find((one) => face.subtypes?.includes(one));
  if (subtype !== undefined) return subtypeNoun(subtype);
  const type = (["planeswalker", "land", "artifact", "enchantment", "battle"] as const).find((one) =>
    face.types.includes(one),
  );
  return type === undefined ? PERMANENT : TYPES[type];
}

/** « si ce permanent est un enchantement » */
function asksItsType(face: Face): boolean {
  return collectIn(faceNode, face, "Condition").some(
    (one) =>
      one.kind === "is" &&
      one.object.kind === "this" &&
      one.of.length === 1 &&
      one.of[0]?.kind === "type" &&
      face.types.includes(one.of[0].type),
  );
}

/** A creature that enters as something else (CR 702.176), is attached (CR 702.151b) or says when it is none calls itself a permanent. */
function isSometimesNoCreature({ abilities = [] }: Face): boolean {
  return abilities.some((one) => {
    if (one.kind === "keyword") return one.keyword === "impending" || one.keyword === "reconfigure";
    return one.kind === "static" && one.effects.some(isNoCreature);
  });
}

function isNoCreature(effect: StaticEffect): boolean {
  if (effect.kind !== "modify" || effect.what !== "this") return false;
  return effect.modifications.some(
    (one) => one.kind === "types" && one.mode === "remove" && one.types?.includes("creature") === true,
  );
}

/** Paragraphs: neighbouring plain keywords share a line, everything else has its own (CR 702). */
export function frenchLines(abilities: readonly Ability[], face: Face): readonly string[] {
  const lines: string[] = [];
  let shared = false;
  for (const ability of abilities) {
    const text = clearText(ability, face);
    const joins = ability.kind === "keyword" && sharesLine(ability);
    if (joins && shared) lines[lines.length - 1] = finish(`${lines.at(-1)}, ${uncapitalise(text)}`);
    else lines.push(...text.split("\n").map(finish));
    shared = joins;
  }
  return lines;
}

/** An ability as it is printed, its source by name where other words could mean something else. */
function clearText(ability: Ability, face: Face): string {
  const p = contextOf(face);
  const text = french.ability(ability, p);
  return p.referents.ambiguous ? french.ability(ability, contextOf(face, "name")) : text;
}

function sharesLine(ability: Extract<Ability, { kind: "keyword" }>): boolean {
  if (isSimple(ability)) return !["startYourEngines", "forMirrodin"].includes(ability.keyword);
  return (
    ability.keyword === "protection" || ability.keyword === "landwalk" || ability.keyword === "hexproofFrom"
  );
}
