import type { Ability } from "./ability.ts";
import type { CardDefinition } from "./card.ts";
import type { Dungeon, Room } from "./dungeons/dungeon.ts";
import { lostMine } from "./dungeons/lost-mine.ts";
import { madMage } from "./dungeons/mad-mage.ts";
import { tomb } from "./dungeons/tomb.ts";
import { undercity } from "./dungeons/undercity.ts";
import { emblemDefinition } from "./emblem.ts";

export type { Dungeon, Room } from "./dungeons/dungeon.ts";
export { undercity as UNDERCITY } from "./dungeons/undercity.ts";

/** All dungeons, each of which every player owns outside the game (CR 309.2). */
export const DUNGEONS: readonly Dungeon[] = [lostMine, madMage, tomb, undercity];

/** "When you move your venture marker into this room, ..." (CR 309.4c). */
function ability({ name, body }: Room): Ability {
  return {
    kind: "triggered",
    event: { kind: "keywordAction", action: "enterRoom", who: { kind: "you" }, what: "this", room: name },
    body,
  };
}

/** A dungeon card with its room abilities. */
export function dungeonDefinition(dungeon: Dungeon): CardDefinition {
  return emblemDefinition(dungeon.name, dungeon.rooms.map(ability));
}
