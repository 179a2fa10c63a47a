import { CARD_TYPES, SUPERTYPES } from "@spellroom/card-language";
import type { ChangedLook, FaceView, ObjectView } from "@spellroom/protocol";
import { type CardLook, type CardState, COLORS, type Mark, type Offer } from "@spellroom/ui";
import { capitalized, namedLook, printedLook, spaced } from "./look.ts";

/** What the user may know about an object in addition to its public view. */
export interface Situation {
  readonly marks: readonly Mark[];
  /** How many like it lie in one stack. */
  readonly count?: number;
  /** What it is legal for, if it is marked so. */
  readonly offer?: Offer;
  /** What it attacks or blocks, in words. */
  readonly opponent?: string;
  /** What an object is called that nobody here knows, and one whose card is still on its way. */
  readonly names: { readonly unknown: string; readonly unloaded: string };
}

/** How an object looks now: as printed, but for what has changed. */
export function objectLook(object: ObjectView, face: FaceView | undefined, situation: Situation): CardLook {
  const { unknown, unloaded } = situation.names;
  const printed =
    face === undefined ? namedLook(object.card === null ? unknown : unloaded) : printedLook(face);
  const { power: _power, toughness: _toughness, loyalty: _loyalty, ...rest } = printed;
  const look: CardLook = {
    ...rest,
    ...changes(printed, object.changed),
    ...(object.kind === "token" ? { token: true } : {}),
    ...strengthOf(object, printed),
    state: stateOf(object, printed, situation),
  };
  return look;
}

function strengthOf(object: ObjectView, printed: CardLook): Partial<CardLook> {
  const { power, toughness, loyalty, zone } = object;
  const current =
    power === null || toughness === null
      ? zone === "battlefield"
        ? {}
        : pick(printed)
      : { power: String(power), toughness: String(toughness) };
  return { ...current, ...(loyalty === null ? {} : { loyalty: String(loyalty) }) };
}

function pick({ power, toughness, loyalty }: CardLook): Partial<CardLook> {
  return {
    ...(power === undefined ? {} : { power }),
    ...(toughness === undefined ? {} : { toughness }),
    ...(loyalty === undefined ? {} : { loyalty }),
  };
}

function stateOf(object: ObjectView, printed: CardLook, situation: Situation): CardState {
  const counters = Object.entries(object.counters)
    .filter(([kind]) => kind !== "loyalty")
    .map(([kind, count]) => ({ kind: kind.replaceAll("-", "−"), count }));
  const strength = compareStrength(object, printed);
  const { count = 1, opponent, offer } = situation;
  return {
    ...(offer === undefined ? {} : { offer }),
    marks: [...standingMarks(object), ...situation.marks],
    ...(object.level === null ? {} : { level: object.level }),
    ...(counters.length === 0 ? {} : { counters }),
    ...(object.damage > 0 ? { damage: object.damage } : {}),
    ...(count > 1 ? { count } : {}),
    ...(opponent === undefined ? {} : { opponent }),
    ...(strength === null ? {} : { strength }),
  };
}

function standingMarks(object: ObjectView): Mark[] {
  if (object.zone !== "battlefield") return [];
  return [
    ...(object.tapped ? ["tapped" as const] : []),
    ...(object.attacking === null ? [] : ["attacking" as const]),
    ...(object.blocking.length === 0 ? [] : ["blocking" as const]),
    ...(object.summoningSick ? ["summoning sick" as const] : []),
    ...((object.counters.stun ?? 0) > 0 ? ["frozen" as const] : []),
    ...(object.phasedOut ? ["phased out" as const] : []),
  ];
}

function compareStrength({ power, toughness }: ObjectView, printed: CardLook): "raised" | "lowered" | null {
  const before = Number(printed.power) + Number(printed.toughness);
  if (power === null || toughness === null || Number.isNaN(before)) return null;
  const now = power + toughness;
  if (now === before) return null;
  return now > before ? "raised" : "lowered";
}

function changes(printed: CardLook, changed: ChangedLook | null): Partial<CardLook> {
  if (changed === null) return {};
  const { name, colors, typeLine, keywords, losesAbilities } = changed;
  return {
    ...(name === undefined ? {} : { name, id: printed.name }),
    ...(colors === undefined ? {} : { colors: COLORS.filter((color) => colors.includes(color)) }),
    ...(typeLine === undefined ? {} : typesOf(typeLine)),
    ...(keywords === undefined ? {} : { keywords: keywords.map(spaced) }),
    ...(losesAbilities === true ? { text: [] } : {}),
  };
}

/** A type line from words: what is neither supertype nor type is a subtype. */
function typesOf(line: readonly string[]): Pick<CardLook, "supertypes" | "types" | "subtypes"> {
  const isSupertype = (word: string) => SUPERTYPES.some((one) => one === word);
  const isType = (word: string) => CARD_TYPES.some((one) => one === word);
  return {
    supertypes: line.filter(isSupertype).map(capitalized),
    types: line.filter(isType).map(capitalized),
    subtypes: line.filter((word) => !isSupertype(word) && !isType(word)),
  };
}
