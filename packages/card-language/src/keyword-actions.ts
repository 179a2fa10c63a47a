import type { KeywordActionEntry } from "./keyword-actions/entry.ts";
import { ENTRIES } from "./keyword-actions/table.ts";

export type * from "./keyword-actions/entry.ts";

/** Keyword actions that are a closed procedure of their own (CR 701). */
export type KeywordAction = keyof typeof ENTRIES;

/** What players do that is told by its name as keyword actions are, but that other instructions or none ask for. */
export const OTHER_GAME_ACTIONS = [
  "scry",
  "surveil",
  "search",
  "copy",
  "commitCrime",
  "exertAsItAttacks",
  "enterRoom",
  "completeDungeon",
] as const;
export type GameAction = KeywordAction | (typeof OTHER_GAME_ACTIONS)[number];

/** What the language knows of each. */
export const ACTION_ENTRIES: Readonly<Record<KeywordAction, KeywordActionEntry>> = ENTRIES;

export const KEYWORD_ACTIONS: readonly KeywordAction[] = Object.keys(ENTRIES).filter(isKeywordAction);

export function isKeywordAction(name: string): name is KeywordAction {
  return Object.hasOwn(ENTRIES, name);
}

/** The names by which texts ask whether a player won, such as a clash. */
export const WON: readonly string[] = Object.values(ACTION_ENTRIES).flatMap(({ binds }) => binds ?? []);
