import type { Cost, Effect } from "@spellroom/card-language";
import { modify } from "./changes.ts";
import { isTrue } from "./conditions.ts";
import { numberOf } from "./judge.ts";
import { addCounters, damage, destroy, moveTo, takeTop } from "./moving.ts";
import { recipients, selected } from "./selections.ts";
import { type Outcome, person, playersIn, type Sight, thingFor, thingsIn } from "./sight.ts";
import { createToken } from "./tokens.ts";
import { unforeseen } from "./unforeseen.ts";
import type { Thing } from "./world.ts";

type EffectOf<K extends Effect["kind"]> = Extract<Effect, { kind: K }>;

/** Where an instruction without a name leaves what it came to. */
const LAST = "#last";

/** Carries out instructions on what is seen, in the way that a reader of the text would. */
export function carryOut(sight: Sight, effects: readonly Effect[]): void {
  for (const effect of effects) {
    const outcome = one(sight, effect);
    sight.outcomes.set("bind" in effect && effect.bind !== undefined ? effect.bind : LAST, outcome);
  }
}

function came(things: readonly Thing[], amount = things.length): Outcome {
  return { things, amount, did: things.length > 0 || amount > 0 };
}

function one(sight: Sight, effect: Effect): Outcome {
  switch (effect.kind) {
    case "gainLife":
      return life(sight, effect, 1);
    case "loseLife":
      return life(sight, effect, -1);
    case "draw":
    case "mill":
      return fromTop(sight, effect, effect.kind === "draw" ? "hand" : "graveyard");
    case "dealDamage":
      return dealDamage(sight, effect);
    case "destroy":
      return came(selected(sight, effect.what, ["choose"]).filter((thing) => destroy(sight.world, thing)));
    case "sacrifice":
      return moveAll(sight, selected(sight, effect.what, ["sacrifice"]), "graveyard");
    case "exile":
      return exile(sight, effect);
    case "move":
      return move(sight, effect);
    case "discard":
      return discard(sight, effect);
    case "tap":
    case "untap":
      return turn(selected(sight, effect.what, ["choose"]), effect.kind === "tap");
    case "addCounters":
      return putCounters(sight, effect);
    case "removeCounters":
      return takeCounters(sight, effect);
    case "addPlayerCounters":
      return playerCounters(sight, effect);
    case "createToken":
      return came(createToken(sight, effect));
    case "modify":
      return came(modify(sight, effect, selected(sight, effect.what, ["choose"])));
    case "counter":
      if (effect.to) unforeseen("where a countered spell goes");
      return moveAll(sight, selected(sight, effect.what, []), "graveyard");
    case "scry":
      for (const seat of playersIn(sight, effect.who)) person(sight.world, seat).library = null;
      return came([], numberOf(sight, effect.amount));
    case "shuffle":
      for (const seat of playersIn(sight, effect.who)) person(sight.world, seat).library = null;
      return came([], 1);
    case "search":
      return search(sight, effect);
    case "select":
      return came(selected(sight, effect.what, ["choose"]));
    case "look":
    case "reveal":
      return "hand" in (effect.kind === "look" ? effect.at : effect.what)
        ? unforeseen("a look at a hand")
        : came(selected(sight, lookedAt(effect), ["choose"]));
    default:
      return goingOn(sight, effect);
  }
}

/** Instructions about other instructions, and those that nothing is to be seen of. */
function goingOn(sight: Sight, effect: Effect): Outcome {
  switch (effect.kind) {
    case "if":
      carryOut(sight, isTrue(sight, effect.condition) ? effect.then : (effect.otherwise ?? []));
      return came([]);
    case "may":
      return may(sight, effect);
    case "unless":
      return unless(sight, effect);
    case "forEachPlayer":
      for (const seat of playersIn(sight, effect.of)) carryOut({ ...sight, each: seat }, effect.effects);
      return came([]);
    case "attach":
      return attach(sight, effect);
    case "keywordAction":
      return investigate(sight, effect);
    case "regenerate":
    case "delayed":
    case "createRule":
    case "addMana":
    case "becomeMonarch":
      return came([], 1);
    default:
      return unforeseen(`the instruction ${effect.kind}`);
  }
}

function lookedAt(effect: EffectOf<"look"> | EffectOf<"reveal">) {
  const what = effect.kind === "look" ? effect.at : effect.what;
  return "hand" in what ? unforeseen("a hand") : what;
}

function life(sight: Sight, effect: EffectOf<"gainLife"> | EffectOf<"loseLife">, sign: 1 | -1): Outcome {
  let total = 0;
  for (const seat of playersIn(sight, effect.who)) {
    const amount = Math.max(0, numberOf({ ...sight, each: seat }, effect.amount));
    person(sight.world, seat).life += sign * amount;
    total += amount;
  }
  return came([], total);
}

function fromTop(
  sight: Sight,
  effect: EffectOf<"draw"> | EffectOf<"mill">,
  zone: "hand" | "graveyard",
): Outcome {
  const moved: Thing[] = [];
  for (const seat of playersIn(sight, effect.who)) {
    const amount = Math.max(0, numberOf(sight, effect.amount));
    for (let times = 0; times < amount; times++) {
      const thing = takeTop(sight.world, seat);
      moveTo(sight.world, thing, zone);
      moved.push(thing);
    }
  }
  return came(moved);
}

function dealDamage(sight: Sight, effect: EffectOf<"dealDamage">): Outcome {
  if (effect.excessTo) unforeseen("excess damage");
  const { world, state, context } = sight;
  const sources = effect.source
    ? thingsIn(sight, effect.source)
    : [world.things.get(state.objects[context.source]?.card ?? -1) ?? unforeseen("a source that is gone")];
  const to = recipients(sight, effect.to);
  const clause = effect.to.kind === "targets" ? effect.to.target : "";
  const shares = effect.divided
    ? (context.division[`${sight.prefix}${clause}`] ?? unforeseen("a division while it resolves"))
    : to.map(() => Math.max(0, numberOf(sight, effect.amount)));
  const dealt = to.map((recipient, at) => ({ recipient, amount: shares[at] ?? 0 }));
  for (const share of effect.also ?? []) {
    const amount = Math.max(0, numberOf(sight, share.amount));
    dealt.push(...recipients(sight, share.to).map((recipient) => ({ recipient, amount })));
  }
  for (const source of sources)
    for (const { recipient, amount } of dealt) damage(world, source, recipient, amount);
  return came(
    [],
    dealt.reduce((sum, { amount }) => sum + amount, 0),
  );
}

function moveAll(sight: Sight, things: readonly Thing[], zone: "graveyard" | "exile"): Outcome {
  for (const thing of things) moveTo(sight.world, thing, zone);
  return came(things);
}

function exile(sight: Sight, effect: EffectOf<"exile">): Outcome {
  if (effect.counters || effect.faceDown) unforeseen("how it is exiled");
  return moveAll(sight, selected(sight, effect.what, ["choose"]), "exile");
}

function move(sight: Sight, effect: EffectOf<"move">): Outcome {
  const { zone, position, shuffle, faceDown, under } = effect.to;
  const entering = effect.to.with;
  if (faceDown || typeof position === "object") unforeseen("how it moves");
  const things = selected(sight, effect.what, ["choose", "putOnLibrary"]).filter(
    (thing) => thing.zone !== zone,
  );
  for (const thing of things) {
    if (zone === "battlefield" && thing.subtypes.includes("Aura")) unforeseen("what an Aura is put onto");
    const [controller = thing.owner] =
      under && under.kind !== "owner" ? playersIn(sight, under) : [thing.owner];
    moveTo(sight.world, thing, zone, controller);
    if (zone === "library") person(sight.world, thing.owner).library = null;
    if (entering?.tapped) thing.tapped = true;
    if (entering?.attacking) unforeseen("entering in combat");
    for (const { counter, amount } of entering?.counters ?? [])
      addCounters(thing, counter, numberOf(sight, amount));
  }
  if (shuffle) for (const { owner } of things) person(sight.world, owner).library = null;
  return came(things);
}

function discard(sight: Sight, effect: EffectOf<"discard">): Outcome {
  if (effect.random || effect.chooser || effect.filter || effect.upTo) unforeseen("how a card is discarded");
  const gone: Thing[] = [];
  for (const seat of playersIn(sight, effect.who)) {
    const hand = [...sight.world.things.values()].filter((one) => one.zone === "hand" && one.owner === seat);
    const amount = effect.amount === "hand" ? hand.length : numberOf(sight, effect.amount);
    const answer = hand.length > amount ? sight.answers.take(["discard"], seat) : undefined;
    if (hand.length > amount && amount > 0 && !answer) unforeseen("a discard that was not asked for");
    gone.push(...(answer ? answer.cards.map((card) => thingFor(sight.world, card)) : amount > 0 ? hand : []));
  }
  return moveAll(sight, gone, "graveyard");
}

function turn(things: readonly Thing[], tapped: boolean): Outcome {
  if (!tapped && things.some((thing) => (thing.counters.stun ?? 0) > 0)) unforeseen("a stun counter");
  const turned = things.filter((thing) => thing.tapped !== tapped && thing.zone === "battlefield");
  for (const thing of turned) thing.tapped = tapped;
  return came(turned);
}

function putCounters(sight: Sight, effect: EffectOf<"addCounters">): Outcome {
  const { counter } = effect;
  if (typeof counter !== "string" || effect.divided) return unforeseen("which counters go where");
  const amount = Math.max(0, numberOf(sight, effect.amount));
  const on = selected(sight, effect.on, ["choose"]).filter((thing) => thing.zone === "battlefield");
  for (const thing of on) addCounters(thing, counter, amount);
  return came(on);
}

function takeCounters(sight: Sight, effect: EffectOf<"removeCounters">): Outcome {
  const { counter } = effect;
  if (counter === "any") return unforeseen("which counters are taken");
  const from = selected(sight, effect.from, ["choose"]);
  let taken = 0;
  for (const thing of from) {
    const there = thing.counters[counter] ?? 0;
    const amount = effect.amount === "all" ? there : Math.min(there, numberOf(sight, effect.amount));
    addCounters(thing, counter, -amount);
    taken += amount;
  }
  return { things: from, amount: taken, did: taken > 0 };
}

function playerCounters(sight: Sight, effect: EffectOf<"addPlayerCounters">): Outcome {
  const amount = numberOf(sight, effect.amount);
  for (const seat of playersIn(sight, effect.who)) {
    const { counters } = person(sight.world, seat);
    counters[effect.counter] = (counters[effect.counter] ?? 0) + amount;
  }
  return came([], amount);
}

function attach(sight: Sight, effect: EffectOf<"attach">): Outcome {
  const [host] = thingsIn(sight, effect.to);
  const things = selected(sight, effect.what, ["choose"]).filter((thing) => thing.zone === "battlefield");
  if (host?.zone !== "battlefield") return came([]);
  for (const thing of things) thing.attachedTo = host.card;
  return came(things);
}

/** CR 701.36: a Clue for each time. */
function investigate(sight: Sight, effect: EffectOf<"keywordAction">): Outcome {
  if (effect.action !== "investigate") return unforeseen(`the keyword action ${effect.action}`);
  const amount = effect.amount ?? 1;
  const who = effect.who ?? ({ kind: "you" } as const);
  const token = { kind: "predefined", name: "Clue" } as const;
  return came(createToken(sight, { kind: "createToken", who, amount, token }));
}

function search(sight: Sight, effect: EffectOf<"search">): Outcome {
  const [seat, ...others] = playersIn(sight, effect.who);
  if (seat === undefined || others.length > 0) return unforeseen("who searches");
  const answer = sight.answers.take(["search"], seat);
  return came((answer?.cards ?? []).map((card) => thingFor(sight.world, card)));
}

function may(sight: Sight, effect: EffectOf<"may">): Outcome {
  const [seat] = playersIn(sight, effect.who);
  if (seat === undefined) return came([]);
  if (effect.cost?.some(isHardToSee)) unforeseen("what is paid while it resolves");
  const said = sight.answers.take(effect.cost ? ["mayPay", "payMana", "may"] : ["may"], seat)?.yes;
  if (said !== true) {
    carryOut(sight, effect.otherwise ?? []);
    return came([]);
  }
  carryOut(sight, effect.effects);
  const last = effect.effects.at(-1);
  const name = last && "bind" in last && last.bind !== undefined ? last.bind : LAST;
  const outcome = last ? sight.outcomes.get(name) : undefined;
  const isSearch = effect.effects[0]?.kind === "search";
  const did = !last || isSearch || outcome?.did === true;
  carryOut(sight, did ? (effect.then ?? []) : (effect.otherwise ?? []));
  return { things: outcome?.things ?? [], amount: outcome?.amount ?? 0, did };
}

/** Everything but mana of a fixed amount. */
function isHardToSee(cost: Cost): boolean {
  return cost.kind !== "mana" || cost.mana.includes("X");
}

function unless(sight: Sight, effect: EffectOf<"unless">): Outcome {
  const [seat] = playersIn(sight, effect.who);
  if (effect.cost.some(isHardToSee)) unforeseen("what is paid while it resolves");
  const paid = seat !== undefined && sight.answers.take(["unlessPay", "payMana"], seat)?.yes === true;
  carryOut(sight, paid ? (effect.then ?? []) : effect.effects);
  return { things: [], amount: 0, did: !paid };
}
