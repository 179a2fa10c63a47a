import { characteristics, hasKeyword } from "../../query/layers/index.ts";
import { existing, type Game, objectOf, playerOf } from "../../state/access.ts";
import { commanderCards } from "../../state/commanders.ts";
import type { Happening } from "../../state/happening.ts";
import { tell, updateObject, updatePlayer } from "../game/game.ts";
import type { Done } from "./done.ts";

type Damage = Extract<Happening, { kind: "damage" }>;

/** Deals damage and names its results, which happen right after it (CR 120.3). */
export function performDamage(g: Game, damage: Damage): Done | null {
  const results =
    "player" in damage.to ? toPlayer(g, damage, damage.to.player) : toPermanent(g, damage, damage.to.object);
  if (!results) return null;
  const { controller, subtypes } = characteristics(g.state, damage.source);
  const isProwling = damage.combat && "player" in damage.to && subtypes.length > 0;
  tell(g, {
    kind: "damageDealt",
    source: damage.source,
    controller,
    to: damage.to,
    amount: damage.amount,
    combat: damage.combat,
    ...(isProwling ? { subtypes } : {}),
  });
  const lifelink = hasKeyword(g.state, damage.source, "lifelink");
  const gained: readonly Happening[] = lifelink
    ? [{ kind: "gainLife", player: controller, amount: damage.amount, source: damage.source }]
    : [];
  return {
    objects: "object" in damage.to ? [damage.to.object] : [],
    ...("player" in damage.to ? { players: [damage.to.player] } : {}),
    amount: damage.amount,
    followUps: [...results, ...gained],
  };
}

/** CR 120.3a-b: life, or poison counters from a source with infect. Toxic adds poison counters (702.164c). */
function toPlayer(g: Game, damage: Damage, seat: number): Happening[] | null {
  if (playerOf(g.state, seat).lost !== null) return null;
  const by = characteristics(g.state, damage.source).controller;
  const results: Happening[] = hasKeyword(g.state, damage.source, "infect")
    ? [poison(damage, seat, damage.amount, by)]
    : [{ kind: "loseLife", player: seat, amount: damage.amount, source: damage.source, cause: "damage" }];
  const toxic = damage.combat ? toxicValue(g, damage.source) : 0;
  if (toxic > 0) results.push(poison(damage, seat, toxic, by));
  noteCommanderDamage(g, damage, seat);
  return results;
}

function poison(damage: Damage, seat: number, amount: number, by: number): Happening {
  return { kind: "addCounters", on: { player: seat }, counter: "poison", amount, by, source: damage.source };
}

function toxicValue(g: Game, source: number): number {
  let total = 0;
  for (const { ability } of characteristics(g.state, source).abilities) {
    if (ability.kind === "keyword" && ability.keyword === "toxic" && typeof ability.amount === "number")
      total += ability.amount;
  }
  return total;
}

/** CR 903.10a. */
function noteCommanderDamage(g: Game, damage: Damage, seat: number): void {
  const source = objectOf(g.state, damage.source);
  if (!damage.combat || !g.state.ruleset.commander) return;
  for (const { card } of commanderCards(source)) {
    const { commanderDamage } = playerOf(g.state, seat);
    const total = (commanderDamage[card] ?? 0) + damage.amount;
    updatePlayer(g, seat, { commanderDamage: { ...commanderDamage, [card]: total } });
  }
}

/** CR 120.3c-e, 120.3h: loyalty and defense counters go; creatures get damage marked, or -1/-1 counters from wither and infect. */
function toPermanent(g: Game, damage: Damage, id: number): Happening[] | null {
  const object = existing(g.state, id);
  if (object?.zone !== "battlefield") return null;
  const { types } = characteristics(g.state, id);
  const results: Happening[] = [];
  const remove = (counter: string): void => {
    results.push({
      kind: "removeCounters",
      on: { object: id },
      counter,
      amount: damage.amount,
      source: damage.source,
    });
  };
  if (types.includes("planeswalker")) remove("loyalty");
  if (types.includes("battle")) remove("defense");
  if (types.includes("creature")) {
    const by = characteristics(g.state, damage.source).controller;
    if (hasKeyword(g.state, damage.source, "wither") || hasKeyword(g.state, damage.source, "infect")) {
      results.push({
        kind: "addCounters",
        on: { object: id },
        counter: "-1/-1",
        amount: damage.amount,
        by,
        source: damage.source,
      });
    } else {
      updateObject(g, id, { damage: object.damage + damage.amount });
    }
    if (hasKeyword(g.state, damage.source, "deathtouch")) updateObject(g, id, { deathtouched: true });
  } else if (results.length === 0) {
    return null;
  }
  return results;
}
