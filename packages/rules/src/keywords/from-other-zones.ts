import type { Ability, Amount, Cost, Filter, Modification, Zone } from "@spellroom/card-language";
import {
  asSorcery,
  body,
  CREATURE,
  IT,
  OTHER,
  putCounters,
  THIS,
  targeted,
  whenever,
  YOU,
  YOURS,
} from "./parts.ts";

const DISCARD_THIS: Cost = { kind: "discard", what: "this" };

/** CR 702.29a. The word names it for what asks about cycling. */
export function cycling(cost: readonly Cost[]): readonly Ability[] {
  return [
    {
      kind: "activated",
      cost: [...cost, DISCARD_THIS],
      body: body({ kind: "draw", who: YOU, amount: 1 }),
      zone: "hand",
      word: "cycling",
    },
  ];
}

/** CR 702.29e. */
export function typecycling(cost: readonly Cost[], what: Filter): readonly Ability[] {
  return [
    {
      kind: "activated",
      cost: [...cost, DISCARD_THIS],
      body: searchToHand(what),
      zone: "hand",
      word: "cycling",
    },
  ];
}

function searchToHand(what: Filter) {
  return body(
    {
      kind: "search",
      who: YOU,
      zones: ["library"],
      of: YOU,
      filter: { zones: ["library"], of: what.of },
      count: { min: 0, max: 1 },
      reveal: true,
      bind: "found",
    },
    { kind: "move", what: { kind: "ref", ref: { kind: "bound", name: "found" } }, to: { zone: "hand" } },
    { kind: "shuffle", who: YOU },
  );
}

/** CR 702.53a. */
export function transmute(cost: readonly Cost[]): readonly Ability[] {
  const manaValue: Amount = { kind: "stat", stat: "manaValue", of: THIS };
  return [
    asSorcery(
      [...cost, DISCARD_THIS],
      searchToHand({ of: [{ kind: "stat", stat: "manaValue", compare: "=", value: manaValue }] }),
      { zone: "hand" },
    ),
  ];
}

/** CR 702.77a. */
export function reinforce(cost: readonly Cost[], amount: Amount): readonly Ability[] {
  return [
    {
      kind: "activated",
      cost: [...cost, DISCARD_THIS],
      body: countersOnTarget("reinforce", amount),
      zone: "hand",
    },
  ];
}

/** CR 702.97a. */
export function scavenge(cost: readonly Cost[]): readonly Ability[] {
  return [
    asSorcery(
      [...cost, { kind: "exile", what: "this" }],
      countersOnTarget("scavenge", { kind: "stat", stat: "power", of: THIS }),
      { zone: "graveyard" },
    ),
  ];
}

function countersOnTarget(id: string, amount: Amount) {
  return targeted(
    { id, what: { kind: "object", filter: { of: [CREATURE] } } },
    putCounters("+1/+1", amount, { kind: "ref", ref: { kind: "target", target: id } }),
  );
}

const LEFT_FOR: readonly Zone[] = ["graveyard", "hand", "library"];

/** CR 702.84a. */
export function unearth(cost: readonly Cost[]): readonly Ability[] {
  const unearthed = { kind: "ref", ref: { kind: "bound", name: "unearthed" } } as const;
  return [
    asSorcery(
      cost,
      body(
        { kind: "move", what: IT, to: { zone: "battlefield" }, bind: "unearthed" },
        {
          kind: "modify",
          what: unearthed,
          modifications: [{ kind: "gainAbility", ability: { kind: "keyword", keyword: "haste" } }],
          duration: "endOfGame",
        },
        {
          kind: "delayed",
          event: { kind: "nextStep", step: "end", whose: { kind: "allPlayers" } },
          body: body({ kind: "exile", what: unearthed }),
        },
        ...LEFT_FOR.map((to) => ({
          kind: "createReplacement" as const,
          replacement: {
            kind: "redirectMove" as const,
            what: { filter: { of: [] } },
            from: "battlefield" as const,
            to,
            newZone: "exile" as const,
          },
          duration: "endOfGame" as const,
          on: unearthed,
        })),
      ),
      { zone: "graveyard" },
    ),
  ];
}

/** CR 702.52a. */
export function dredge(amount: Amount): readonly Ability[] {
  return [
    {
      kind: "static",
      zone: "graveyard",
      condition: {
        kind: "compare",
        left: { kind: "cardsIn", zone: "library", of: YOU },
        compare: ">=",
        right: amount,
      },
      effects: [
        {
          kind: "replacement",
          replacement: {
            kind: "changeDraw",
            who: YOU,
            optional: true,
            instead: [
              { kind: "mill", who: YOU, amount },
              { kind: "move", what: IT, to: { zone: "hand" } },
            ],
          },
        },
      ],
    },
  ];
}

/** A token of the card, without a mana cost and a Zombie besides, with what else it differs in. */
function zombieCopy(cost: readonly Cost[], ...except: readonly Modification[]): readonly Ability[] {
  return [
    asSorcery(
      [...cost, { kind: "exile", what: "this" }],
      body({
        kind: "createCopyToken",
        who: YOU,
        amount: 1,
        of: IT,
        except: [...except, { kind: "noManaCost" }, { kind: "types", mode: "add", subtypes: ["Zombie"] }],
      }),
      { zone: "graveyard" },
    ),
  ];
}

/** CR 702.128a. */
export function embalm(cost: readonly Cost[]): readonly Ability[] {
  return zombieCopy(cost, { kind: "colors", mode: "set", colors: ["W"] });
}

/** CR 702.129a. */
export function eternalize(cost: readonly Cost[]): readonly Ability[] {
  return zombieCopy(
    cost,
    { kind: "colors", mode: "set", colors: ["B"] },
    { kind: "setPT", power: 4, toughness: 4 },
  );
}

/** CR 702.49a, c: whom it attacks is settled as the cost is paid. */
export function ninjutsu(cost: readonly Cost[]): readonly Ability[] {
  const unblocked: Filter = { of: [CREATURE, { kind: "status", status: "unblocked" }, YOURS] };
  return [
    {
      kind: "activated",
      cost: [
        ...cost,
        { kind: "reveal", what: "this" },
        { kind: "returnToHand", what: { count: 1, filter: unblocked } },
      ],
      body: body({
        kind: "move",
        what: IT,
        to: { zone: "battlefield", under: YOU, with: { tapped: true, attacking: true } },
      }),
      zone: "hand",
      word: "ninjutsu",
    },
  ];
}

/** CR 702.59a: functions in the graveyard, so what goes there together with it doesn't count. */
export function recover(cost: readonly Cost[]): readonly Ability[] {
  return [
    whenever(
      {
        kind: "moves",
        what: { filter: { of: [CREATURE, OTHER, { kind: "owner", player: YOU }] } },
        from: "battlefield",
        to: "graveyard",
      },
      body({
        kind: "may",
        who: YOU,
        cost,
        effects: [{ kind: "move", what: IT, to: { zone: "hand" } }],
        otherwise: [{ kind: "exile", what: IT }],
      }),
      { zone: "graveyard" },
    ),
  ];
}

/** CR 702.71a. */
export function transfigure(cost: readonly Cost[]): readonly Ability[] {
  const manaValue: Amount = { kind: "stat", stat: "manaValue", of: THIS };
  return [
    asSorcery(
      [...cost, { kind: "sacrifice", what: "this" }],
      body(
        {
          kind: "search",
          who: YOU,
          zones: ["library"],
          of: YOU,
          filter: {
            zones: ["library"],
            of: [CREATURE, { kind: "stat", stat: "manaValue", compare: "=", value: manaValue }],
          },
          count: { min: 0, max: 1 },
          bind: "found",
        },
        {
          kind: "move",
          what: { kind: "ref", ref: { kind: "bound", name: "found" } },
          to: { zone: "battlefield", under: YOU },
        },
        { kind: "shuffle", who: YOU },
      ),
    ),
  ];
}
