import { controllerOf } from "../../query/layers/index.ts";
import { type Game, objectOf } from "../../state/access.ts";
import type { ObjectId } from "../../state/ids.ts";
import { PREPARED, preparedBy } from "../../state/prepared.ts";
import { freshObject } from "../../state/setup.ts";
import { addObject, setZone, updateObject } from "../game/game.ts";
import { copiedFrom } from "./entering.ts";

/** Which face of a preparation card is its prepare spell (CR 722.2). */
const PREPARE_SPELL = 1;

/**
 * CR 722.3a: a permanent that has a prepare spell, be it by a copy effect, and isn't prepared becomes so. Says whether it has.
 */
export function becomePrepared(g: Game, id: ObjectId): boolean {
  const { marks, zone } = objectOf(g.state, id);
  if (zone !== "battlefield" || marks.includes(PREPARED) || !hasPrepareSpell(g, id)) return false;
  updateObject(g, id, { marks: [...marks, PREPARED] });
  putPrepareSpell(g, id);
  return true;
}

/** CR 722.3b. Its copy in exile then ceases to exist (CR 704.5e). */
export function becomeUnprepared(g: Game, id: ObjectId): boolean {
  const { marks } = objectOf(g.state, id);
  if (!marks.includes(PREPARED)) return false;
  updateObject(g, id, { marks: marks.filter((mark) => mark !== PREPARED) });
  return true;
}

/** CR 722.2b: the prepare spell is among the copiable values; what is face down has none. */
function hasPrepareSpell(g: Game, id: ObjectId): boolean {
  const { definition, token } = copiedFrom(g, id, []);
  return token === undefined && g.state.definitions[definition]?.layout === "prepare";
}

/**
 * CR 722.3c: as it becomes prepared or phases in prepared, its controller creates a copy in exile that has nothing but the
 * characteristics of its prepare spell.
 */
export function putPrepareSpell(g: Game, id: ObjectId): void {
  if (!objectOf(g.state, id).marks.includes(PREPARED) || !hasPrepareSpell(g, id)) return;
  const { definition } = copiedFrom(g, id, []);
  const owner = controllerOf(g.state, id);
  const copy = addObject(g, (copyId, timestamp) => ({
    ...freshObject({
      id: copyId,
      timestamp,
      card: g.state.nextCard++,
      kind: "copy",
      definition,
      owner,
      zone: "exile",
    }),
    face: PREPARE_SPELL,
    copied: { definition, face: PREPARE_SPELL, except: [] },
    marks: [preparedBy(id)],
  }));
  setZone(g, "exile", owner, [...g.state.exile, copy.id]);
}
