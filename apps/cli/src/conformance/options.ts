import type { Purpose } from "@spellroom/bots";
import { type Entity, type GameState, type Option, plainCost, type Seat } from "@spellroom/rules";
import { abilityTexts, beginsLike, stackTexts } from "./ability-text.ts";
import { isCopy, isNamed, namesOf, readName, sameName } from "./names.ts";
import { sideOf } from "./purpose.ts";
import { SEAT_OF, type TargetSpec } from "./scenario.ts";

const COLORS: Readonly<Record<string, string>> = {
  w: "white",
  u: "blue",
  b: "black",
  r: "red",
  g: "green",
  c: "colorless",
};

/** Whether an option is what a plan means by a name or a text. */
export function optionFits(state: GameState, option: Option, wanted: string): boolean {
  const { what } = option;
  switch (what.kind) {
    case "object":
      return (
        isNamed(state, what.object, wanted) ||
        (state.objects[what.object]?.zone === "stack" && beginsLike(stackTexts(state, what.object), wanted))
      );
    case "player":
      return playerNames(what.player).includes(wanted.toLowerCase());
    case "cost":
      return sameWord(plainCost(what.cost), wanted);
    case "word":
      return sameWord(what.word, wanted) || sameName(what.word, wanted.replace(AS_AN_ACT, ""));
    case "ability":
      return abilityFits(state, what.source, what.key, wanted);
    case "mode":
      return String(what.mode + 1) === wanted;
    case "number":
      return String(what.number) === wanted;
  }
}

/** A part of a card may be meant by what is done with it: "Cast fused Wear // Tear". */
const AS_AN_ACT = /^(?:cast|play) (?:fused )?/i;

function playerNames(seat: Seat): readonly string[] {
  return seat === SEAT_OF.A ? ["a", "playera"] : ["b", "playerb"];
}

function sameWord(word: string, wanted: string): boolean {
  const spoken = COLORS[word.toLowerCase()] ?? word;
  return sameName(spoken, wanted) || sameName(word, wanted) || spacedOut(word) === wanted.toLowerCase();
}

/** `firstStrike` as people write it. */
function spacedOut(word: string): string {
  return word.replace(/([A-Z])/g, " $1").toLowerCase();
}

/** A trigger or replacement effect is identified by the beginning of its text or by its source. */
function abilityFits(state: GameState, source: number, key: string, wanted: string): boolean {
  const object = state.objects[source] ?? state.lastKnown[source]?.object;
  if (!object) return false;
  const { name } = readName(wanted);
  const names = namesOf(state, object);
  return (
    beginsLike(abilityTexts(state, source, key), wanted, names) ||
    (name.length > 2 && names.some((one) => one.toLowerCase().startsWith(name.toLowerCase())))
  );
}

/** Whether an option is one of the things that a target names. */
export function targetFits(state: GameState, option: Option, spec: TargetSpec): boolean {
  const { what } = option;
  if (what.kind === "player") return spec.player !== undefined && SEAT_OF[spec.player] === what.player;
  if (what.kind !== "object") {
    const name = spec.object;
    return name !== undefined && optionFits(state, option, name);
  }
  const object = state.objects[what.object];
  if (!object || (spec.copy !== undefined && isCopy(object) !== spec.copy)) return false;
  return [spec.object, ...(spec.objects ?? [])].some(
    (name) => name !== undefined && optionFits(state, option, name),
  );
}

/** Something that an option refers to and that has a side. */
export function entityOf(option: Option): Entity | null {
  const { what } = option;
  if (what.kind === "object") return { object: what.object };
  return what.kind === "player" ? { player: what.player } : null;
}

/** Options with those first that suit a purpose: the player's own for help, the opponent's for harm; otherwise in order. */
export function byPurpose(
  state: GameState,
  options: readonly Option[],
  seat: Seat,
  purpose: Purpose,
): readonly Option[] {
  const suits = (option: Option): boolean => suitsPurpose(state, option, seat, purpose);
  return [...options.filter(suits), ...options.filter((option) => !suits(option))];
}

export function suitsPurpose(state: GameState, option: Option, seat: Seat, purpose: Purpose): boolean {
  const entity = entityOf(option);
  if (!entity || purpose === "neutral") return true;
  return (sideOf(state, entity) === seat) === (purpose === "help");
}
