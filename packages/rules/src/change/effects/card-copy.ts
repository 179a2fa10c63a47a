import { copiableValues } from "../../query/layers/index.ts";
import { existing, type Game } from "../../state/access.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import { freshObject } from "../../state/setup.ts";
import { addObject, setZone } from "../game/game.ts";

/**
 * Creates a copy of a card in the zone where the card is, to be cast at once (CR 707.12); one that isn't ceases to exist
 * (CR 704.5e). `null` where the card is in no such zone.
 */
export function copyOfCard(g: Game, card: ObjectId, owner: Seat): ObjectId | null {
  const original = existing(g.state, card);
  if (original?.zone !== "exile") return null;
  const copy = addObject(g, (id, timestamp) =>
    freshObject({
      id,
      timestamp,
      card: g.state.nextCard++,
      kind: "copy",
      definition: copiableValues(g.state, original).definition,
      owner,
      zone: "exile",
    }),
  );
  setZone(g, "exile", owner, [...g.state.exile, copy.id]);
  return copy.id;
}
