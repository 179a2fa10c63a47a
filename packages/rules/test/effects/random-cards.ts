import {
  type Ability,
  type CardDefinition,
  type Effect,
  type Filter,
  KEYWORD_ACTIONS,
  type Modification,
  type PlayerRef,
  type Selection,
  type TargetClause,
  type TokenCharacteristics,
} from "@spellroom/card-language";
import { whatEffectLacks } from "../../src/engine/card-support.ts";
import { card, creature } from "../support/cards.ts";
import type { Dice } from "./random-choice.ts";

const CREATURES: Filter = { of: [{ kind: "type", type: "creature" }] };
const THE_TARGET: Selection = { kind: "ref", ref: { kind: "target", target: "t" } };
const TARGETS: readonly TargetClause[] = [
  { id: "t", what: { kind: "any" }, count: { min: 0, max: 2 } },
  { id: "p", what: { kind: "player", player: "any" } },
];
const SAPROLING: TokenCharacteristics = {
  kind: "token",
  colors: ["G"],
  types: ["creature"],
  subtypes: ["Saproling"],
  power: 1,
  toughness: 1,
};

/** A card with instructions that nobody would print together. */
export function randomCard(dice: Dice, number: number): CardDefinition {
  const effects = randomEffects(dice, 2);
  const body = { kind: "plain", targets: TARGETS, effects } as const;
  const name = `Oddity ${number}`;
  if (dice.once(2))
    return card(name, { types: ["instant"], manaCost: ["1"], abilities: [{ kind: "spell", body }] });
  const ability = dice.one<Ability>([
    { kind: "triggered", event: { kind: "moves", what: "this", to: "battlefield" }, body },
    { kind: "triggered", event: { kind: "moves", what: "this", from: "battlefield", to: "graveyard" }, body },
    { kind: "triggered", event: { kind: "attacks", what: "this" }, body },
    { kind: "activated", cost: [{ kind: "tap" }], body },
  ]);
  return creature(name, 2, 2, { manaCost: ["2"], subtypes: ["Elf"], abilities: [ability] });
}

function randomEffects(dice: Dice, depth: number): Effect[] {
  return Array.from({ length: dice.between(1, 2) }, () => randomEffect(dice, depth));
}

function players(dice: Dice): PlayerRef {
  return dice.one<PlayerRef>([
    { kind: "you" },
    { kind: "opponents" },
    { kind: "allPlayers" },
    { kind: "target", target: "p" },
    { kind: "each" },
  ]);
}

function filter(dice: Dice): Filter {
  const zones = dice.once(3) ? { zones: [dice.one(["hand", "graveyard", "library", "exile"] as const)] } : {};
  return dice.once(2) ? { ...zones, of: CREATURES.of } : { ...zones, of: [{ kind: "other" }] };
}

function selection(dice: Dice): Selection {
  return dice.one<Selection>([
    THE_TARGET,
    { kind: "ref", ref: { kind: "this" } },
    { kind: "ref", ref: { kind: "bound", name: "b" } },
    { kind: "ref", ref: { kind: "each" } },
    { kind: "all", filter: filter(dice) },
    { kind: "top", of: players(dice), amount: 2 },
    {
      kind: "choose",
      by: players(dice),
      filter: filter(dice),
      count: { min: dice.below(2), max: 2 },
      eachOwn: true,
    },
  ]);
}

function modification(dice: Dice): Modification {
  return dice.one<Modification>([
    { kind: "addPT", power: 2, toughness: 1 },
    { kind: "gainAbility", ability: { kind: "keyword", keyword: "flying" } },
    { kind: "controller", player: { kind: "you" } },
    { kind: "types", mode: "add", types: ["artifact", "creature"] },
    { kind: "restriction", restriction: { kind: "mustAttack" } },
    { kind: "restriction", restriction: { kind: "mustBeBlocked" } },
    { kind: "copyOf", of: { kind: "target", target: "t" } },
    { kind: "loseAllAbilities" },
  ]);
}

function randomEffect(dice: Dice, depth: number): Effect {
  const who = players(dice);
  const what = selection(dice);
  if (depth > 0 && dice.once(3)) return nested(dice, depth - 1, who, what);
  return dice.one<Effect>([
    ...onCards(dice, who, what),
    ...onPermanents(dice, who, what),
    ...onTheGame(dice, who, what),
    { kind: "shuffle", who },
  ]);
}

function onCards(dice: Dice, who: PlayerRef, what: Selection): readonly [Effect, ...Effect[]] {
  const zone = dice.one(["hand", "graveyard", "library", "battlefield", "exile"] as const);
  const position = dice.one(["top", "bottom", "bottomRandom", "bottomAnyOrder", "topAnyOrder"] as const);
  return [
    { kind: "draw", who, amount: 2, bind: "b" },
    { kind: "discard", who, amount: 1, bind: "b" },
    { kind: "mill", who, amount: 2, bind: "b" },
    { kind: "scry", who, amount: 2 },
    { kind: "surveil", who, amount: 2 },
    {
      kind: "move",
      what,
      to: zone === "library" ? { zone, position } : { zone, with: { tapped: true } },
      bind: "b",
    },
    { kind: "move", what, to: { zone: "library", shuffle: true } },
    { kind: "exile", what, link: "l", bind: "b" },
    {
      kind: "search",
      who,
      zones: ["library"],
      of: who,
      filter: filter(dice),
      count: { min: 0, max: 2 },
      bind: "b",
    },
    { kind: "look", who, at: what, bind: "b" },
    { kind: "reveal", what: { hand: who }, bind: "b" },
    { kind: "revealUntil", who, filter: CREATURES, count: 1, bind: "b", rest: "r", exile: true },
    { kind: "separatePiles", who, what, chooser: { kind: "you" }, chosen: "b", other: "r" },
    { kind: "castNow", who, what, cost: "withoutPaying", optional: true, landsToo: true },
    { kind: "mayPlay", who, what, duration: "endOfTurn", act: "play" },
  ];
}

function onPermanents(dice: Dice, who: PlayerRef, what: Selection): readonly Effect[] {
  return [
    { kind: "dealDamage", amount: 2, to: { kind: "targets", target: "t" } },
    { kind: "destroy", what, bind: "b" },
    { kind: "sacrifice", who, what, bind: "b" },
    { kind: "exile", what, until: "sourceLeaves" },
    { kind: "tap", what },
    { kind: "untap", what },
    { kind: "attach", what, to: { kind: "target", target: "t" } },
    { kind: "addCounters", counter: dice.one(["+1/+1", "-1/-1", "charge"] as const), amount: 1, on: what },
    { kind: "removeCounters", counter: "any", amount: 1, from: what },
    { kind: "createToken", who, amount: 2, token: SAPROLING, bind: "b" },
    { kind: "createCopyToken", who, amount: 1, of: what, bind: "b" },
    { kind: "modify", what, modifications: [modification(dice)], duration: "endOfTurn" },
    { kind: "fight", a: { kind: "this" }, b: { kind: "target", target: "t" } },
    { kind: "regenerate", what },
    { kind: "turnFaceDown", what },
    { kind: "phaseOut", what },
    { kind: "exchangeControl", a: what, b: THE_TARGET },
    { kind: "copySpell", what: { kind: "this" }, newTargets: "may" },
    { kind: "keywordAction", action: supportedAction(dice), what, amount: 2 },
  ];
}

function supportedAction(dice: Dice) {
  const [first, ...others] = KEYWORD_ACTIONS.filter(
    (action) => whatEffectLacks({ kind: "keywordAction", action, what: THE_TARGET }).length === 0,
  );
  return dice.one([first ?? "investigate", ...others]);
}

function onTheGame(dice: Dice, who: PlayerRef, what: Selection): readonly Effect[] {
  return [
    { kind: "gainLife", who, amount: 2 },
    { kind: "loseLife", who, amount: 1 },
    { kind: "exchangeLife", who, with: { kind: "you" } },
    { kind: "addPlayerCounters", counter: "energy", amount: 1, who },
    { kind: "createRule", rule: { kind: "attackersAtMost", count: 2 }, duration: "endOfTurn" },
    { kind: "createReplacement", replacement: { kind: "preventDamage", amount: 2 }, duration: "endOfTurn" },
    { kind: "addMana", who: { kind: "you" }, output: { kind: "anyColor", amount: 2, combination: true } },
    { kind: "choose", who, what: { kind: "player", among: "any" }, bind: "who" },
    { kind: "skipNext", who, what: dice.one(["drawStep", "untapStep", "combatPhase"] as const) },
    { kind: "extraPhase", phases: ["combat", "main"] },
    { kind: "becomeMonarch", who },
    { kind: "removeFromCombat", what },
    { kind: "becomeBlocked", what },
  ];
}

function nested(dice: Dice, depth: number, who: PlayerRef, of: Selection): Effect {
  const effects = randomEffects(dice, depth);
  const other = randomEffects(dice, depth);
  const body = { kind: "plain", effects } as const;
  return dice.one<Effect>([
    { kind: "may", who, effects, otherwise: other },
    { kind: "may", who, cost: [{ kind: "mana", mana: ["1"] }], effects },
    { kind: "unless", who, cost: [{ kind: "payLife", amount: 2 }], effects },
    { kind: "forEach", of, effects },
    { kind: "forEachPlayer", of: who, effects },
    { kind: "repeat", times: 2, effects },
    { kind: "chooseOne", who, options: [effects, other] },
    { kind: "flipCoins", who, count: 1, win: effects, lose: other },
    { kind: "whenYouDo", body },
    { kind: "delayed", event: { kind: "nextStep", step: "end", whose: { kind: "allPlayers" } }, body },
  ]);
}
