import type { Amount, ObjectRef, PlayerRef } from "@spellroom/card-language";

/** Nouns by which "that ..." may take something up, the most usual first. */
export type Nouns = readonly string[];

/** Something that "it" or "that ..." may take up. */
export interface ObjectAntecedent {
  readonly make: () => ObjectRef;
  /** For "its power", "its controller" where the object has moved since: as it last existed. */
  readonly last?: () => ObjectRef;
  /** It is on the battlefield now: "that creature's power" is what it has there. */
  readonly arrived?: true;
  readonly nouns: Nouns;
  readonly plural: boolean;
  /** Whether "it" may stand for it. */
  readonly it: boolean;
  /** The source of the ability: "that creature" never means it. */
  readonly source: boolean;
  readonly clause: number;
  /** It has become something else: only what was done with it is still asked for. */
  readonly gone?: true;
  /** By which participle "the ... card" finds it: "sacrificed". */
  readonly how?: string;
  /** The "If you do, ..." in which it was mentioned first; 0 outside of any. */
  readonly branch: number;
  /** What the card is attached to: "that creature" means another one that is spoken of, if there is one. */
  readonly attached?: true;
}

/** Somebody that "they" or "that player" may take up. */
export interface PlayerAntecedent {
  readonly make: () => PlayerRef;
  readonly plural: boolean;
  readonly noun: "player" | "opponent";
  readonly clause: number;
}

const OTHER_SIDES: readonly string[] = ["attacker", "blocker", "recipient", "opposed"];

/** Whether it is what the subject of an event has to do with: the creature that it blocks or deals damage to. */
export function isOtherSide(ref: ObjectRef): boolean {
  return ref.kind === "event" && OTHER_SIDES.includes(ref.role);
}

/** Whether a pronoun or a noun may stand for it: else it is only asked what was done "this way". */
export function isSpokenOf({ it, nouns }: ObjectAntecedent): boolean {
  return it || nouns.length > 0;
}

/** What a part of a text has mentioned. */
export interface Mentioned {
  readonly objects: readonly ObjectAntecedent[];
  readonly players: readonly PlayerAntecedent[];
  readonly amounts: readonly (() => Amount)[];
}

/** What is known after one of two parts: what both mention alike, and the source. */
export function mentionedAlike(a: Mentioned, b: Mentioned): Mentioned {
  const inBoth = (one: ObjectAntecedent): boolean => b.objects.some((other) => isAlike(one, other));
  const spoken = a.objects.filter(isSpokenOf);
  const objects =
    spoken.length === b.objects.filter(isSpokenOf).length && spoken.every(inBoth)
      ? a.objects.filter(inBoth)
      : [...a.objects, ...b.objects].filter((one) => one.source);
  const players = samePlayers(a.players, b.players) ? a.players : [];
  return { objects, players, amounts: a.amounts.length === b.amounts.length ? a.amounts : [] };
}

function isAlike(one: ObjectAntecedent, other: ObjectAntecedent): boolean {
  return (
    sameRef(one.make(), other.make()) &&
    one.plural === other.plural &&
    one.it === other.it &&
    JSON.stringify(one.nouns) === JSON.stringify(other.nouns)
  );
}

function samePlayers(a: readonly PlayerAntecedent[], b: readonly PlayerAntecedent[]): boolean {
  const said = (list: readonly PlayerAntecedent[]): string =>
    JSON.stringify(list.map((one) => [one.make(), one.noun, one.plural]));
  return said(a) === said(b);
}

/** A target that was moved is still that target where it was not. */
export function asBefore(one: ObjectAntecedent): ObjectAntecedent {
  if (one.last === undefined || one.last().kind !== "target") return one;
  const { last, how: _, ...rest } = one;
  return { ...rest, make: last };
}

/** What is known of the objects after something that may not have happened. */
export function withoutMoves(
  before: readonly ObjectAntecedent[],
  after: readonly ObjectAntecedent[],
): ObjectAntecedent[] {
  const added = after.filter((one) => !before.includes(one) && one.last === undefined);
  return [...before, ...added.filter((one) => !before.some((old) => sameRef(old.make(), one.make())))];
}

/** Of which object a characteristic is asked: of what has left as it last was, of a creature that has come as it is now. */
export function asked(one: ObjectAntecedent, noun: string): ObjectAntecedent["make"] {
  return one.arrived === true && noun !== "card" ? one.make : (one.last ?? one.make);
}

/** Whether two references say the same. */
export function sameRef(a: ObjectRef | PlayerRef, b: ObjectRef | PlayerRef): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
