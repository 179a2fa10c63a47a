import { type CardDefinition, emblemDefinition } from "@spellroom/card-language";
import type { Game } from "../../state/access.ts";
import type { Seat } from "../../state/ids.ts";
import { definitionId, freshObject } from "../../state/setup.ts";
import { addObject, setZone } from "../game/game.ts";
import type { EffectOf, Run } from "./run.ts";

/** CR 114: an emblem is in the command zone and has nothing but its abilities. */
export function createEmblem(run: Run, effect: EffectOf<"createEmblem">): void {
  const seats = run.players(effect.who);
  const made = seats.map((seat) => emblem(run.g, emblemDefinition("Emblem", effect.abilities), seat));
  run.finish(undefined, { objects: made, did: made.length > 0 });
}

/** Puts an emblem into the command zone. */
export function emblem(g: Game, definition: CardDefinition, owner: Seat): number {
  const name = definitionId(definition);
  if (!g.state.definitions[name]) g.state.definitions = { ...g.state.definitions, [name]: definition };
  const object = addObject(g, (id, timestamp) =>
    freshObject({
      id,
      timestamp,
      card: g.state.nextCard++,
      kind: "emblem",
      definition: name,
      owner,
      zone: "command",
    }),
  );
  setZone(g, "command", owner, [...g.state.command, object.id]);
  return object.id;
}
