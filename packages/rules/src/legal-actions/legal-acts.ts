import type { Cost } from "@spellroom/card-language";
import { playableCards } from "../casting/grants.ts";
import { landForbidden, landTimeReason, landWays } from "../casting/land-play.ts";
import { isActivated, mayActivate } from "../casting/may-activate.ts";
import { mayCast } from "../casting/may-cast.ts";
import { specialActionsOf, specialReason } from "../casting/special-actions.ts";
import { castingWays } from "../casting/ways.ts";
import type { Act } from "../decision.ts";
import { characteristics } from "../layers/index.ts";
import { type ManaOutlook, outlookOf } from "../mana/outlook.ts";
import type { GameState } from "../state/game-state.ts";
import type { ObjectId, Seat } from "../state/ids.ts";
import type { Characteristics } from "../state/object.ts";

const PASS: Act = { id: "pass", kind: "pass" };

/**
 * Everything that a player with priority may do, passing first (CR 117.1): each act can be carried out with the state as it is,
 * and nothing that can be carried out is missing. Ids stay the same as long as the act does.
 */
export function legalActs(state: GameState, seat: Seat): Act[] {
  const acts: Act[] = [PASS];
  const outlook = outlookOf(state, seat);
  addCards(state, seat, outlook, acts);
  for (const id of state.battlefield) addAbilities(state, seat, id, outlook, acts);
  return acts;
}

function addCards(state: GameState, seat: Seat, outlook: ManaOutlook, acts: Act[]): void {
  const landsToo = landTimeReason(state, seat) === null;
  for (const { object: id, grants } of playableCards(state, seat)) {
    if (landsToo && grants.length > 0 && !landForbidden(state, seat, id)) {
      for (const { face, via } of landWays(state, seat, id, grants))
        acts.push({ id: `land:${id}:${face}:${via ?? ""}`, kind: "playLand", object: id, face, via });
    }
    for (const way of castingWays(state, seat, id, grants)) {
      const judged = mayCast(state, seat, id, way, outlook);
      if (!judged.ok) continue;
      const { face, via } = way;
      const cost = manaWords(judged.cost);
      acts.push({ id: `cast:${id}:${face}:${via ?? ""}`, kind: "cast", object: id, face, via, cost });
    }
    addAbilities(state, seat, id, outlook, acts);
  }
}

/** Mana in front of a total cost, for showing it. */
function manaWords(cost: readonly Cost[]): readonly string[] {
  const [first] = cost;
  return first?.kind === "mana" ? first.mana : [];
}

const activatable = new WeakMap<Characteristics, boolean>();

/** Whether there is anything to activate at all; most cards in hand and on the battlefield have nothing. */
function hasActivated(values: Characteristics): boolean {
  const known = activatable.get(values);
  if (known !== undefined) return known;
  const answer = values.abilities.some(
    ({ ability }) =>
      ability.kind === "activated" ||
      (ability.kind === "keyword" &&
        (ability.keyword === "foretell" || ability.keyword === "plot" || ability.keyword === "suspend")),
  );
  activatable.set(values, answer);
  return answer;
}

function addAbilities(state: GameState, seat: Seat, id: ObjectId, outlook: ManaOutlook, acts: Act[]): void {
  const object = state.objects[id];
  if (!object) return;
  const values = characteristics(state, id);
  const faceDown = object.status.faceDown !== null;
  if (!faceDown && !hasActivated(values)) return;
  for (const current of values.abilities) {
    if (!isActivated(current)) continue;
    const judged = mayActivate(state, seat, id, current, outlook);
    if (!judged.ok) continue;
    acts.push({
      id: `activate:${id}:${current.key}`,
      kind: "activate",
      object: id,
      ability: current.key,
      mana: judged.mana,
      cost: manaWords(judged.cost),
    });
  }
  if (!faceDown && object.zone !== "hand") return;
  for (const action of specialActionsOf(state, seat, id)) {
    if (specialReason(state, seat, id, action, outlook)) continue;
    acts.push({ id: `${action.action}:${id}`, kind: "special", object: id, action: action.action });
  }
}
