import type { ObjectId, Seat } from "./ids.ts";

/** The mark of a permanent that is a player's Ring-bearer (CR 701.52b). */
export function ringBearerOf(seat: Seat): string {
  return `ringBearer:${seat}`;
}

export function isRingBearerMark(mark: string): boolean {
  return mark.startsWith("ringBearer:");
}

/** Noted on a player once for each time that the Ring has tempted that player. */
export const TEMPTED = "temptedByTheRing";

/** Noted on a player once for each point of speed (Aetherdrift). */
export const SPEED = "speed";
export const MAX_SPEED = 4;

export function speedOf(marks: readonly string[]): number {
  return marks.filter((mark) => mark === SPEED).length;
}

/** Noted on a card that a permanent with hideaway exiled face down (CR 702.75a). */
export const HIDDEN_AWAY = "hiddenAway";

/** The mark of a player who has the city's blessing (CR 702.131c). */
export const CITYS_BLESSING = "citysBlessing";

/** The mark of the player who has the initiative (CR 723.1). */
export const INITIATIVE = "initiative";

const COMPLETED = "completed:";

/** The mark of a player who has completed that dungeon (CR 309.7), once for each time. */
export function completedDungeon(name: string): string {
  return `${COMPLETED}${name}`;
}

/** Whether the player with these marks has completed that dungeon, or any. */
export function hasCompleted(marks: readonly string[], name: string | undefined): boolean {
  return marks.some((mark) =>
    name === undefined ? mark.startsWith(COMPLETED) : mark === completedDungeon(name),
  );
}

/** The mark of a player who has an enduring story (The Hobbit). */
export const ENDURING_STORY = "enduringStory";

type Designation = "speed" | "citysBlessing" | "enduringStory" | "ring" | "initiative" | "dungeons";

/**
 * Public properties of players that last as long as they are in the game: their speed, whether they have the city's
 * blessing or an enduring story, and how often the Ring has tempted them (CR 702.131c, 701.52c); who has the initiative, and how many
 * dungeons each has completed (CR 723.1, 309.7). Without what a player doesn't have.
 */
export function designationsOf(marks: readonly string[]): Readonly<Partial<Record<Designation, number>>> {
  const count = (wanted: string) => marks.filter((mark) => mark === wanted).length;
  const [speed, temptations] = [count(SPEED), count(TEMPTED)];
  const dungeons = marks.filter((mark) => mark.startsWith(COMPLETED)).length;
  return {
    ...(speed > 0 ? { speed } : {}),
    ...(marks.includes(CITYS_BLESSING) ? { citysBlessing: 1 } : {}),
    ...(marks.includes(ENDURING_STORY) ? { enduringStory: 1 } : {}),
    ...(temptations > 0 ? { ring: temptations } : {}),
    ...(marks.includes(INITIATIVE) ? { initiative: 1 } : {}),
    ...(dungeons > 0 ? { dungeons } : {}),
  };
}

const PAIRED_WITH = "pairedWith:";

/** The mark of a creature that is paired with another (CR 702.95b). */
export function pairedWith(id: ObjectId): string {
  return `${PAIRED_WITH}${id}`;
}

export function isPairMark(mark: string): boolean {
  return mark.startsWith(PAIRED_WITH);
}

/** With which creature the one with these marks was paired. */
export function partnerIn(marks: readonly string[]): ObjectId | null {
  const mark = marks.find(isPairMark);
  return mark === undefined ? null : Number(mark.slice(PAIRED_WITH.length));
}

const TURNED_AT = "turnedAt:";

/** The marks of a permanent that transforms, with the timestamp at which it last did (CR 701.28f). */
export function withTurnedAt(marks: readonly string[], timestamp: number): readonly string[] {
  return [...marks.filter((mark) => !mark.startsWith(TURNED_AT)), `${TURNED_AT}${timestamp}`];
}

/** When the permanent with these marks last transformed; 0 if it never has. */
export function turnedAt(marks: readonly string[]): number {
  const mark = marks.find((one) => one.startsWith(TURNED_AT));
  return mark === undefined ? 0 : Number(mark.slice(TURNED_AT.length));
}

const CLASS_LEVEL = "classLevel:";

/** The marks of a permanent whose level has become a number (CR 716.2b). */
export function withClassLevel(marks: readonly string[], level: number): readonly string[] {
  return [...marks.filter((mark) => !mark.startsWith(CLASS_LEVEL)), `${CLASS_LEVEL}${level}`];
}

/** The level of the permanent with these marks; `null` if it has none, which counts as 1 (CR 716.2d). */
export function classLevelIn(marks: readonly string[]): number | null {
  const mark = marks.find((one) => one.startsWith(CLASS_LEVEL));
  return mark === undefined ? null : Number(mark.slice(CLASS_LEVEL.length));
}
