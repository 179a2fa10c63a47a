import type { Effect } from "@spellroom/card-language";
import { areTogether, characteristics, type GameState, type ObjectId, type Seat } from "@spellroom/rules";
import { spellBody } from "../bot/purpose.ts";
import { isCreature, printed, worthOf } from "./board.ts";
import { fixedDamage } from "./damage.ts";

/** The mana left for X of a spell when the rest of its cost is paid with untapped lands; `null` for a spell without X. */
export function manaForX(state: GameState, seat: Seat, id: ObjectId): number | null {
  const cost = printed(state, id)?.manaCost;
  if (!cost?.includes("X")) return null;
  const lands = state.battlefield.filter((one) => {
    const { types, controller } = characteristics(state, one);
    return controller === seat && types.includes("land") && state.objects[one]?.status.tapped === false;
  }).length;
  const times = cost.filter((symbol) => symbol === "X").length;
  return Math.max(0, Math.floor((lands - characteristics(state, id).manaValue) / times));
}

/** Damage that a spell would deal, with all mana in its X; `null` where it deals none, or a number that isn't known. */
export function damageFor(state: GameState, seat: Seat, id: ObjectId): number | null {
  return manaForX(state, seat, id) ?? fixedDamage(spellBody(printed(state, id)));
}

/** Whether all that a spell does is to prevent damage. */
export function isFog(state: GameState, id: ObjectId): boolean {
  const effects = effectsOf(state, id);
  return (
    effects.length > 0 &&
    effects.every((one) => one.kind === "createReplacement" && one.replacement.kind === "preventDamage")
  );
}

/** By how much more a spell that destroys or damages all creatures takes from the others; `null` for other spells. */
export function sweepGain(state: GameState, seat: Seat, id: ObjectId): number | null {
  const [sweep] = effectsOf(state, id).flatMap((one) => {
    if (one.kind === "destroy" && isAll(one.what)) return [Number.POSITIVE_INFINITY];
    if (one.kind === "modify" && isAll(one.what)) return shrinking(one);
    if (one.kind !== "dealDamage" || one.to.kind !== "objects" || !isAll(one.to.what)) return [];
    return [damageFor(state, seat, id) ?? 0];
  });
  if (sweep === undefined) return null;
  let gain = 0;
  for (const one of state.battlefield) {
    if (!isCreature(state, one)) continue;
    const { toughness, controller } = characteristics(state, one);
    if ((toughness ?? 0) - (state.objects[one]?.damage ?? 0) > sweep) continue;
    gain += areTogether(state, controller, seat) ? -worthOf(state, one) : worthOf(state, one);
  }
  return gain;
}

/** By how much toughness an effect lowers; nothing where it doesn't. */
function shrinking({ modifications }: Extract<Effect, { kind: "modify" }>): number[] {
  return modifications.flatMap((one) =>
    one.kind === "addPT" && typeof one.toughness === "number" && one.toughness < 0 ? [-one.toughness] : [],
  );
}

function isAll(what: { readonly kind: string }): boolean {
  return what.kind === "all";
}

function effectsOf(state: GameState, id: ObjectId): readonly Effect[] {
  const body = spellBody(printed(state, id));
  return body?.kind === "plain" ? body.effects : [];
}
