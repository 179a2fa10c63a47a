import { characteristics, type GameState, type ObjectId } from "@spellroom/rules";
import { worthOf } from "./board.ts";

/** What a creature is in combat. */
export interface Fighter {
  readonly id: ObjectId;
  readonly power: number;
  /** Damage that is still lethal. */
  readonly left: number;
  readonly keywords: ReadonlySet<string>;
  readonly worth: number;
}

export function fighter(state: GameState, id: ObjectId): Fighter {
  const { power, toughness, keywords } = characteristics(state, id);
  const damage = state.objects[id]?.damage ?? 0;
  return {
    id,
    power: Math.max(0, power ?? 0),
    left: (toughness ?? 0) - damage,
    keywords,
    worth: worthOf(state, id),
  };
}

/** Whether one destroys the other in combat before it is itself destroyed by first strike. */
export function kills(one: Fighter, other: Fighter): boolean {
  if (other.keywords.has("indestructible") || one.power === 0) return false;
  if (!strikesFirst(one) && strikesFirst(other) && isEnough(other, one.left)) return false;
  return isEnough(one, other.left);
}

/** The damage that it deals to a player in one combat. */
export function force({ power, keywords }: Fighter): number {
  return keywords.has("doubleStrike") ? power * 2 : power;
}

function isEnough(one: Fighter, left: number): boolean {
  return one.power > 0 && (force(one) >= left || one.keywords.has("deathtouch"));
}

function strikesFirst({ keywords }: Fighter): boolean {
  return keywords.has("firstStrike") || keywords.has("doubleStrike");
}
