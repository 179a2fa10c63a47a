import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { NotPrintable } from "../print/not-printable.ts";
import { playerRef } from "../reference.ts";
import { label, variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

/** The player has completed a dungeon, or that one (CR 309.7). */
export const schema = variant("completedDungeon", {
  player: playerRef,
  dungeon: label.exactOptional(),
});
export interface CompletedDungeonCondition extends Node<typeof schema> {}

export function english(
  { player, dungeon = "a dungeon" }: CompletedDungeonCondition,
  _p: PrintContext,
): string {
  if (player.kind !== "you") throw new NotPrintable("condition completedDungeon", "of another player");
  return `you've completed ${dungeon}`;
}

export function french(
  { player, dungeon = "un donjon" }: CompletedDungeonCondition,
  p: fr.FrenchContext,
  denied: boolean,
): string {
  const completed = fr.vp("terminer", dungeon);
  return fr.happened(fr.anyPlayer(player, p), denied ? fr.not(completed) : completed);
}
