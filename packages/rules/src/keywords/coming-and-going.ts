import type { Ability, Amount, Effect, Filter, KeywordAbility } from "@spellroom/card-language";
import {
  asSorcery,
  body,
  CREATURE,
  DIES,
  ENTERS,
  EVENT_OBJECT,
  entersWith,
  filter,
  IT,
  OTHER,
  putCounters,
  SACRIFICE_THIS,
  THIS,
  targeted,
  whenever,
  YOU,
  YOUR_UPKEEP,
  YOURS,
} from "./parts.ts";

/** Returns with a counter of a kind unless it had one (CR 702.79a, 702.93a). */
function returnsWith(counter: string): readonly Ability[] {
  return [
    whenever(
      DIES,
      body({
        kind: "move",
        what: { kind: "ref", ref: EVENT_OBJECT },
        to: { zone: "battlefield", with: { counters: [{ counter, amount: 1 }] } },
      }),
      {
        condition: {
          kind: "compare",
          left: { kind: "counters", counter, on: EVENT_OBJECT },
          compare: "=",
          right: 0,
        },
      },
    ),
  ];
}

/** CR 702.79a. */
export const persist = returnsWith("-1/-1");
/** CR 702.93a. */
export const undying = returnsWith("+1/+1");

/** CR 702.135a. */
export function afterlife(amount: Amount): readonly Ability[] {
  return [
    whenever(
      DIES,
      body({
        kind: "createToken",
        who: YOU,
        amount,
        token: {
          kind: "token",
          colors: ["W", "B"],
          types: ["creature"],
          subtypes: ["Spirit"],
          power: 1,
          toughness: 1,
          abilities: [{ kind: "keyword", keyword: "flying" }],
        },
      }),
    ),
  ];
}

/** CR 702.46a. */
export function soulshift(amount: Amount): readonly Ability[] {
  return [
    whenever(
      DIES,
      targeted(
        {
          id: "soulshift",
          what: {
            kind: "object",
            filter: {
              zones: ["graveyard"],
              of: [
                { kind: "subtype", subtype: "Spirit" },
                { kind: "owner", player: YOU },
                { kind: "stat", stat: "manaValue", compare: "<=", value: amount },
              ],
            },
          },
        },
        {
          kind: "may",
          who: YOU,
          effects: [
            {
              kind: "move",
              what: { kind: "ref", ref: { kind: "target", target: "soulshift" } },
              to: { zone: "hand" },
            },
          ],
        },
      ),
    ),
  ];
}

/** CR 702.43a. */
export function modular(amount: Amount): readonly Ability[] {
  return [
    entersWith("+1/+1", amount),
    whenever(
      DIES,
      targeted(
        {
          id: "modular",
          what: { kind: "object", filter: filter({ kind: "type", type: "artifact" }, CREATURE) },
        },
        {
          kind: "may",
          who: YOU,
          effects: [
            putCounters(
              "+1/+1",
              { kind: "counters", counter: "+1/+1", on: EVENT_OBJECT },
              { kind: "ref", ref: { kind: "target", target: "modular" } },
            ),
          ],
        },
      ),
    ),
  ];
}

/** CR 702.58a. */
export function graft(amount: Amount): readonly Ability[] {
  return [
    entersWith("+1/+1", amount),
    whenever(
      { kind: "moves", what: { filter: filter(CREATURE, OTHER) }, to: "battlefield" },
      body({
        kind: "may",
        who: YOU,
        effects: [{ kind: "moveCounters", counter: "+1/+1", amount: 1, from: THIS, to: EVENT_OBJECT }],
      }),
      {
        condition: {
          kind: "compare",
          left: { kind: "counters", counter: "+1/+1", on: THIS },
          compare: ">",
          right: 0,
        },
      },
    ),
  ];
}

/** CR 702.54a. */
export function bloodthirst(amount: Amount): readonly Ability[] {
  return [
    {
      kind: "static",
      condition: {
        kind: "happened",
        event: {
          kind: "dealsDamage",
          source: { filter: { of: [] } },
          to: { kind: "player", player: { kind: "opponents" } },
        },
        when: "thisTurn",
      },
      effects: [
        {
          kind: "replacement",
          replacement: {
            kind: "enters",
            what: "this",
            with: { counters: [{ counter: "+1/+1", amount }] },
          },
        },
      ],
    },
  ];
}

/** CR 702.44a. */
export function sunburst(isCreature: boolean): readonly Ability[] {
  return [entersWith(isCreature ? "+1/+1" : "charge", { kind: "colorsSpent" })];
}

/** CR 702.63a; without a number only the two triggers (CR 702.63b). */
export function vanishing(amount: Amount): readonly Ability[] {
  return [
    entersWith("time", amount),
    whenever(YOUR_UPKEEP, body({ kind: "removeCounters", counter: "time", amount: 1, from: IT }), {
      condition: {
        kind: "compare",
        left: { kind: "counters", counter: "time", on: THIS },
        compare: ">",
        right: 0,
      },
    }),
    whenever({ kind: "counterRemoved", from: "this", counter: "time", last: true }, body(SACRIFICE_THIS)),
  ];
}

/** CR 702.32a: sacrificed when there is no counter to remove. */
export function fading(amount: Amount): readonly Ability[] {
  const present: Amount = { kind: "counters", counter: "fade", on: THIS };
  return [
    entersWith("fade", amount),
    whenever(
      YOUR_UPKEEP,
      body(
        {
          kind: "bindAmount",
          amount: { kind: "difference", of: 1, minus: { kind: "atMost", of: present, limit: 1 } },
          bind: "missing",
        },
        { kind: "removeCounters", counter: "fade", amount: 1, from: IT },
        { kind: "repeat", times: { kind: "bound", name: "missing" }, effects: [SACRIFICE_THIS] },
      ),
    ),
  ];
}

/** CR 702.100a: of the two numbers of both creatures as they are, checked again on resolution (CR 603.4). */
export const evolve: readonly Ability[] = [
  whenever(
    { kind: "moves", what: { filter: filter(CREATURE, YOURS) }, to: "battlefield" },
    body(putCounters("+1/+1", 1)),
    {
      condition: {
        kind: "any",
        of: (["power", "toughness"] as const).map((stat) => ({
          kind: "compare" as const,
          left: { kind: "stat" as const, stat, of: EVENT_OBJECT },
          compare: ">" as const,
          right: { kind: "stat" as const, stat, of: THIS },
        })),
      },
    },
  ),
];

/** CR 702.123a. */
export function fabricate(amount: Amount): readonly Ability[] {
  return [
    whenever(
      ENTERS,
      body({
        kind: "may",
        who: YOU,
        effects: [putCounters("+1/+1", amount)],
        otherwise: [
          {
            kind: "createToken",
            who: YOU,
            amount,
            token: {
              kind: "token",
              colors: [],
              types: ["artifact", "creature"],
              subtypes: ["Servo"],
              power: 1,
              toughness: 1,
            },
          },
        ],
      }),
    ),
  ];
}

/** CR 702.110a: told as the keyword action, which "when this exploits a creature" waits for (CR 702.110b). */
export const exploit: readonly Ability[] = [
  whenever(ENTERS, body({ kind: "keywordAction", action: "exploit", who: YOU })),
];

/** CR 702.74a: the sacrifice; casting it for its evoke cost is the business of casting. */
export const evoke: readonly Ability[] = [
  whenever(ENTERS, body(SACRIFICE_THIS), { condition: { kind: "paidAlternative", keyword: "evoke" } }),
];

/** What an alternative cost that was paid gives the permanent (CR 702.109a, 702.152a). */
function asLongAsPaid(keyword: string, ...abilities: readonly Ability[]): Ability {
  return {
    kind: "static",
    condition: { kind: "paidAlternative", keyword },
    effects: [
      {
        kind: "modify",
        what: "this",
        modifications: abilities.map((ability) => ({ kind: "gainAbility" as const, ability })),
      },
    ],
  };
}

function atNextEndStepIfPaid(keyword: string, effect: Effect): Ability {
  return whenever(
    ENTERS,
    body({
      kind: "delayed",
      event: { kind: "nextStep", step: "end", whose: { kind: "allPlayers" } },
      body: body(effect),
    }),
    { condition: { kind: "paidAlternative", keyword } },
  );
}

/** CR 702.109a: haste and the return; casting it for its dash cost is the business of casting. */
export const dash: readonly Ability[] = [
  asLongAsPaid("dash", { kind: "keyword", keyword: "haste" }),
  atNextEndStepIfPaid("dash", { kind: "move", what: IT, to: { zone: "hand" } }),
];

/** CR 702.152a: haste, the card and the sacrifice; casting it for its blitz cost is the business of casting. */
export const blitz: readonly Ability[] = [
  asLongAsPaid(
    "blitz",
    { kind: "keyword", keyword: "haste" },
    whenever(DIES, body({ kind: "draw", who: YOU, amount: 1 })),
  ),
  atNextEndStepIfPaid("blitz", SACRIFICE_THIS),
];

/** Warp (Edge of Eternities): the exile; casting it for its warp cost, and later from exile, is the business of casting. */
export const warp: readonly Ability[] = [
  atNextEndStepIfPaid("warp", { kind: "keywordAction", action: "exileWarped", what: IT }),
];

/** Offspring (Bloomburrow): a 1/1 copy of it as it enters; the additional cost is the business of casting. */
export const offspring: readonly Ability[] = [
  whenever(
    ENTERS,
    body({
      kind: "createCopyToken",
      who: YOU,
      amount: 1,
      of: IT,
      except: [{ kind: "setPT", power: 1, toughness: 1 }],
    }),
    { condition: { kind: "paidAlternative", keyword: "offspring" } },
  ),
];

/** CR 702.157a: the copies; the additional cost is the business of casting. */
export const squad: readonly Ability[] = [
  whenever(
    ENTERS,
    body({
      kind: "createCopyToken",
      who: YOU,
      amount: { kind: "timesKicked", keyword: "squad" },
      of: IT,
    }),
    { condition: { kind: "paidAlternative", keyword: "squad" } },
  ),
];

/** CR 702.72a: the two abilities are linked. */
export function champion(what: Filter): readonly Ability[] {
  const link = "championed";
  return [
    whenever(
      ENTERS,
      body({
        kind: "unless",
        who: YOU,
        cost: [{ kind: "exile", what: { count: 1, filter: filter(...what.of, OTHER, YOURS) }, link }],
        effects: [SACRIFICE_THIS],
      }),
    ),
    whenever(
      { kind: "moves", what: "this", from: "battlefield" },
      body({
        kind: "move",
        what: { kind: "ref", ref: { kind: "linked", link } },
        to: { zone: "battlefield" },
      }),
    ),
  ];
}

/** CR 702.167a-c: the materials are permanents and cards of the graveyard, which other abilities find as linked. */
export function craft(ability: Extract<KeywordAbility, { keyword: "craft" }>): readonly Ability[] {
  const materials: Filter = { zones: ["battlefield", "graveyard"], of: [...ability.with.of, OTHER, YOURS] };
  return [
    asSorcery(
      [
        ...ability.cost,
        { kind: "exile", what: "this" },
        { kind: "exile", what: { count: ability.count ?? 1, filter: materials }, link: "crafted" },
      ],
      body({ kind: "move", what: IT, to: { zone: "battlefield", with: { transformed: true } } }),
      { word: "craft" },
    ),
  ];
}
