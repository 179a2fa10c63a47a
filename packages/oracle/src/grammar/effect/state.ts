import {
  type Amount,
  type ChoiceKind,
  type Duration,
  type Effect,
  isEachPlayer,
  type Modification,
  type ObjectRef,
  type PlayerRef,
  type Selection,
} from "@spellroom/card-language";
import { either, listed, map, mapSome, maybe, type Parser } from "../../parse/parser.ts";
import { g, phrase, rule } from "../../parse/template.ts";
import type { Scope, Sem } from "../../scope.ts";
import { Unresolved } from "../../unresolved.ts";
import { duration } from "../duration.ts";
import { nounPhrase, objectPossessive, objectRef, selection } from "../forward.ts";
import { fromAmong, oneFound } from "../reference/from-among.ts";
import { fromItAlone } from "../reference/from-it.ts";
import { chosen, definiteOrAll, randomFromZone, randomInGraveyard } from "../reference/selection.ts";
import { mixedTarget, targetPlayer, targetWithMore } from "../reference/target.ts";
import { eachThing } from "../value.ts";
import { colorWord, subtypeWord } from "../vocabulary.ts";
import { bindChosen, nounsOfSelection } from "./bind.ts";
import { type DeedRule, deed, type Who } from "./deed.ts";
import { objects, pickForEach } from "./zones.ts";

/** "change ~'s base power and toughness to that creature's power and toughness until end of turn" (layer 7b). */
function basePowerOf(c: Scope, whose: ObjectRef, as: Sem<ObjectRef>, until: Duration): Effect {
  const from = c.besides(whose, () => as(c));
  const stat = (which: "power" | "toughness"): Amount => ({ kind: "stat", stat: which, of: { ...from } });
  const setPT = { kind: "setPT" as const, power: stat("power"), toughness: stat("toughness") };
  const said = c.wording.get(from);
  if (said !== undefined && typeof setPT.power === "object" && setPT.power.kind === "stat")
    c.say(setPT.power.of, said);
  return {
    kind: "modify",
    what: { kind: "ref", ref: whose },
    modifications: [c.say(setPT, { variant: 2 })],
    duration: until,
  };
}

function control(
  c: Scope,
  who: Who,
  what: Selection,
  until: Extract<Effect, { kind: "modify" }>["duration"],
  first: boolean,
): Effect {
  const player = who();
  const name = c.name("gained");
  if (what.kind === "ref" && player.kind === "target")
    c.mentionObject(() => c.bound(name), [], { plural: true, it: false, how: "gained" });
  const effect: Effect = {
    kind: "modify",
    what,
    modifications: [{ kind: "controller", player }],
    duration: until,
    ...(what.kind === "all" ? bindChosen(what, "changed", c) : c.bind(name)),
  };
  return first ? c.say(effect, { first: true }) : effect;
}

/** "a color", "a creature type", "an opponent": something named on resolution. */
export const choiceKind: Parser<Sem<ChoiceKind>> = either<Sem<ChoiceKind>>(
  phrase(g`a color`, () => ({ kind: "color" })),
  map(listed(colorWord, "or"), (among) => () => ({ kind: "color", among })),
  phrase(g`a creature type`, () => ({ kind: "creatureType" })),
  mapSome(g`a creature type other than ${subtypeWord}`, ([{ value: otherThan, many }]) =>
    many ? undefined : () => ({ kind: "creatureType" as const, otherThan }),
  ),
  phrase(g`a basic land type`, () => ({ kind: "basicLandType" })),
  phrase(g`a card type`, () => ({ kind: "cardType" })),
  phrase(g`a card name`, () => ({ kind: "cardName" })),
  phrase(g`an opponent`, () => ({ kind: "player", among: "opponent" })),
  phrase(g`a player`, () => ({ kind: "player", among: "any" })),
  rule(g`(a|an) ${nounPhrase} name`, (np) => (c) => {
    const { of } = np(c).filter;
    if (of.length === 0) throw new Unresolved("card name", "of any card");
    return { kind: "cardName", filter: { of } };
  }),
);

function choose(c: Scope, who: Who, what: Sem<ChoiceKind>, how: { readonly random?: true } = {}): Effect {
  const kind = what(c);
  if (kind.kind === "player") {
    const name = c.name(kind.among === "opponent" ? "opponent" : "player");
    c.refer(name);
    const make = (): PlayerRef => ({ kind: "bound", name });
    c.mentionPlayer(make, { noun: kind.among === "opponent" ? "opponent" : "player" });
    return { kind: "choose", who: who(), what: kind, ...how, bind: name };
  }
  return { kind: "choose", who: who(), what: kind, ...how };
}

/** Tapping, untapping, control, regeneration. */
export const stateDeeds: readonly DeedRule[] = [
  deed(
    "change",
    g`${objectPossessive} base power and toughness to ${objectPossessive} power and toughness ${duration}`,
    (c, _who, whose, as, until) => basePowerOf(c, whose(c), as, until),
  ),
  ...(["tap", "untap"] as const).flatMap((kind) => [
    deed(kind, g`${objects}`, (c: Scope, who: Who, what: Sem<Selection>): Effect => {
      const selected = what(c);
      const bound = bindChosen(selected, kind === "tap" ? "tapped" : "untapped", c);
      const effect: Effect = { kind, what: selected, ...bound };
      const by = who();
      return by.kind === "you" ? effect : c.say(effect, { by });
    }),
    deed(kind, g`${chosen}`, (c: Scope, who: Who, what: Sem<Selection>): Effect => {
      const selected = what(c);
      const by: Selection = selected.kind === "choose" ? { ...selected, by: who() } : selected;
      const said = c.wording.get(selected);
      if (said !== undefined) c.say(by, said);
      return { kind, what: by, ...bindChosen(by, kind === "tap" ? "tapped" : "untapped", c) };
    }),
  ]),
  deed("tap", g`(a|an) ${nounPhrase} for each ${eachThing}`, (c, who, np, each): Effect => {
    const by = who();
    if (by.kind === "each" || isEachPlayer(by)) throw new Unresolved("tap", "each of several players");
    const { eachOwn: _, ...what } = pickForEach(np, each, c);
    return c.say({ kind: "tap" as const, what: { ...what, by } }, { by });
  }),
  deed("tap", g`or untap ${definiteOrAll}`, (c, who, what) => {
    const selected = what(c);
    const again = (): Selection =>
      selected.kind === "ref" ? { kind: "ref", ref: { ...selected.ref } } : selected;
    const effect: Effect = {
      kind: "chooseOne",
      who: who(),
      options: [[{ kind: "tap", what: selected }], [{ kind: "untap", what: again() }]],
    };
    return c.say(effect, { variant: 1 });
  }),
  deed("regenerate", g`${objects}`, (c, _who, what) => ({ kind: "regenerate", what: what(c) })),
  deed("transform", g`${definiteOrAll}`, (c, _who, what) => ({ kind: "transform", what: what(c) })),
  deed("transform", g`${chosen}`, (c, who, what) => {
    const selected = what(c);
    if (selected.kind !== "choose") throw new Unresolved("transform", "nothing that is chosen");
    const by: Selection = { ...selected, by: who() };
    const said = c.wording.get(selected);
    if (said !== undefined) c.say(by, said);
    return { kind: "transform", what: by };
  }),
  deed("gain", g`control of ${objects} ${maybe(duration)}`, (c, who, what, until) => {
    const selected = what(c);
    const lead = until === undefined ? c.takeLead() : undefined;
    return control(c, who, selected, until ?? lead ?? "endOfGame", lead !== undefined);
  }),
  deed("switch", g`${objectPossessive} power and toughness ${maybe(duration)}`, (c, _who, ref, until) => ({
    kind: "modify",
    what: { kind: "ref", ref: ref(c) },
    modifications: [{ kind: "switchPT" }],
    duration: until ?? "endOfGame",
  })),
  deed("switch", g`each ${nounPhrase}'s power and toughness ${duration}`, (c, _who, np, until) => {
    const described = np(c);
    if (described.many || described.filter.zones !== undefined)
      throw new Unresolved("switch", "of no permanents");
    const what = c.say({ kind: "all" as const, filter: described.filter }, { each: "each" });
    return { kind: "modify", what, modifications: [{ kind: "switchPT" }], duration: until };
  }),
  deed("double", g`${objectPossessive} ${doubled()} ${duration}`, (c, _who, ref, stats, until) => {
    const whose = ref(c);
    const more = (stat: "power" | "toughness"): Amount =>
      stats === "both" || stats === stat ? { kind: "stat", stat, of: { ...whose } } : 0;
    const addPT = {
      kind: "addPT" as const,
      power: more("power"),
      toughness: more("toughness"),
      doubles: true as const,
    };
    return { kind: "modify", what: { kind: "ref", ref: whose }, modifications: [addPT], duration: until };
  }),
  deed("double", g`the power and toughness of ${objectRef} ${duration}`, (c, _who, ref, until) => {
    const whose = ref(c);
    if (whose.kind !== "target" || c.isPlural(whose)) throw new Unresolved("double", "of no single target");
    const what = { kind: "ref" as const, ref: whose };
    return c.say(
      { kind: "modify" as const, what, modifications: [twice(whose)], duration: until },
      { variant: 50 },
    );
  }),
  deed("double", g`the power and toughness of each ${nounPhrase} ${duration}`, (c, _who, np, until) => {
    const { filter, many } = np(c);
    if (many || filter.zones !== undefined) throw new Unresolved("double", "of no permanents");
    const what = c.say({ kind: "all" as const, filter }, { each: "each" });
    return { kind: "modify", what, modifications: [twice({ kind: "each" })], duration: until };
  }),
  deed("exchange", g`control of ${selection} and ${selection}`, (c, _who, a, b) => {
    const left = a(c);
    return { kind: "exchangeControl", a: left, b: b(c) };
  }),
  deed("exchange", g`control of ${objectRef}`, (c, _who, both) => {
    const ref = both(c);
    const clause = ref.kind === "target" ? c.targets.find(({ id }) => id === ref.target) : undefined;
    if (clause?.count?.min !== 2 || clause.count.max !== 2)
      throw new Unresolved("exchange", "not of two targets");
    const a: Selection = { kind: "ref", ref };
    return c.say(
      { kind: "exchangeControl" as const, a, b: { kind: "ref", ref: { ...ref } } },
      { variant: 1 },
    );
  }),
  deed("choose", g`${choiceKind}`, (c, who, what) => choose(c, who, what)),
  deed("choose", g`${choiceKind} at random`, (c, who, what) => choose(c, who, what, { random: true })),
  deed("choose", g`${either(randomInGraveyard, randomFromZone)}`, (c, _who, what) => {
    const chosen = what(c);
    const name = c.name("chosen");
    c.mentionObject(() => c.bound(name), nounsOfSelection(chosen, c), { how: "chosen" });
    return { kind: "select", what: chosen, bind: name };
  }),
  deed("choose", g`${either(chosen, fromAmong)}`, (c, who, what) => pick(c, who, what(c))),
  deed("choose", g`${oneFound}`, (c, who, what) => c.say(pick(c, who, what(c)), { variant: 2 })),
  deed("choose", g`${fromItAlone}`, (c, who, what) => pick(c, who, what(c))),
  deed("choose", g`${targetOnly()}`, (c, _who, ref) => chooseTarget(c, ref)),
  deed("choose", g`${targetOnly()} and ${targetOnly()}`, (c, _who, a, b) => {
    const first = chooseTarget(c, a);
    const second = c.say(chooseTarget(c, b), { join: "and", first: true });
    return [first, second];
  }),
  deed("choose", g`${either(targetPlayer, targetWithMore)}`, (c, _who, player) => {
    const ref = player(c);
    if (ref.kind !== "target") throw new Unresolved("choose", "nobody to choose");
    c.chosenPlayer = (): PlayerRef => ({ ...ref });
    return { kind: "select", what: { kind: "ref", ref }, bind: c.name("chosen") };
  }),
  deed("choose", g`${mixedTarget}`, (c, _who, target) => {
    const { id } = target(c);
    const ref = c.say({ kind: "target" as const, target: id }, { as: "full" });
    return { kind: "select", what: { kind: "ref", ref }, bind: c.name("chosen") };
  }),
  deed("remove", g`${objectRef} from combat`, (c, _who, ref) => ({
    kind: "removeFromCombat",
    what: { kind: "ref", ref: ref(c) },
  })),
  deed("turn", g`${objectRef} face up`, (c, _who, ref) => ({
    kind: "turnFaceUp",
    what: { kind: "ref", ref: ref(c) },
  })),
  deed("unlock", g`a locked door of ${either(definiteOrAll, chosen)}`, (c, _who, of) => ({
    kind: "unlockDoor",
    of: of(c),
  })),
  deed("lock", g`or unlock a door of ${definiteOrAll}`, (c, _who, of) => ({
    kind: "unlockDoor",
    of: of(c),
    orLock: true,
  })),
  deed("end", g`the turn`, () => ({ kind: "endTurn" })),
];

/** "Choose target creature": only declares the target. */
function chooseTarget(c: Scope, ref: Sem<ObjectRef>): Effect {
  const object = ref(c);
  const name = c.name("chosen");
  c.mentionObject(() => ({ ...object }), c.nounsOf(object), { plural: c.isPlural(object), how: "chosen" });
  return { kind: "select", what: { kind: "ref", ref: object }, bind: name };
}

/** "Choose a creature you control", "choose one of them": which ones, on resolution and without targets (CR 608.2d). */
function pick(c: Scope, who: Who, what: Selection): Effect {
  if (what.kind !== "choose" || what.random === true) throw new Unresolved("choose", "by chance");
  const by = who();
  if (by.kind === "each" || isEachPlayer(by)) throw new Unresolved("choose", "each of several players");
  const picked: Selection = { ...what, by };
  const said = c.wording.get(what);
  if (said !== undefined) c.say(picked, said);
  const name = c.name("chosen");
  c.refer(name);
  if (what.among !== undefined) c.takeFromPile(name);
  c.mentionObject(() => c.bound(name), nounsOfSelection(picked, c), {
    plural: what.count.max !== 1,
    how: "chosen",
  });
  return { kind: "select", what: picked, bind: name };
}

/** As much again of both. */
function twice(of: ObjectRef): Modification {
  const more = (stat: "power" | "toughness"): Amount => ({ kind: "stat", stat, of: { ...of } });
  return { kind: "addPT", power: more("power"), toughness: more("toughness"), doubles: true };
}

/** What is doubled: as much again is added (CR 701.10b). */
function doubled(): Parser<"power" | "toughness" | "both"> {
  return either<"power" | "toughness" | "both">(
    phrase(g`power`, "power"),
    phrase(g`toughness`, "toughness"),
    phrase(g`power and toughness`, "both"),
  );
}

/** "Choose target creature": only declares the target. */
function targetOnly(): Parser<Sem<ObjectRef>> {
  return map(objectRef, (ref) => (c: Scope) => {
    const object = ref(c);
    if (object.kind !== "target" || c.wording.get(object)?.as !== "full")
      throw new Unresolved("choose", "nothing to choose");
    return object;
  });
}
