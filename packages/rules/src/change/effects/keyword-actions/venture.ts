import { DUNGEONS, type Dungeon, dungeonDefinition, UNDERCITY } from "@spellroom/card-language";
import { pickWord } from "../ask.ts";
import { completeDungeon, dungeonOf, moveMarker } from "../dungeons.ts";
import { emblem } from "../emblem.ts";
import { tellAction } from "../keyword-event.ts";
import type { Run } from "../run.ts";
import { type ActionEffect, actorOf } from "./action.ts";

/** CR 701.46a-c. */
export function venture(run: Run, effect: ActionEffect): void {
  into(
    run,
    effect,
    DUNGEONS.filter((one) => !one.onlyByName),
  );
}

/** CR 701.46d: Undercity is entered only by a player who isn't in a dungeon already. */
export function ventureUndercity(run: Run, effect: ActionEffect): void {
  into(run, effect, [UNDERCITY]);
}

/** To the next room of the player's dungeon, or to the topmost one of one of these. */
function into(run: Run, effect: ActionEffect, enterable: readonly Dungeon[]): void {
  const seat = actorOf(run, effect);
  const present = dungeonOf(run.state, seat);
  if (present && present.room.leadsTo.length > 0) {
    const next = pickWord(run, "room", seat, { key: "chooseWord", detail: "room" }, present.room.leadsTo);
    if (next === undefined) return;
    run.finish(undefined, { objects: [present.id], did: true });
    moveMarker(run.g, seat, present.id, next);
    tellAction(run.g, "venture", seat);
    return;
  }
  if (present) completeDungeon(run.g, present);
  const names = enterable.map(({ name }) => name);
  const chosen = pickWord(run, "dungeon", seat, { key: "chooseWord", detail: "dungeon" }, names);
  const dungeon = enterable.find(({ name }) => name === chosen);
  if (!dungeon) return;
  const id = emblem(run.g, dungeonDefinition(dungeon), seat);
  run.finish(undefined, { objects: [id], did: true });
  moveMarker(run.g, seat, id, dungeon.rooms[0].name);
  tellAction(run.g, "venture", seat);
}
