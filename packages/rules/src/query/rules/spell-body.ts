import type {
  Ability,
  Body,
  Effect,
  PlainBody,
  Recipient,
  Selection,
  TargetClause,
  TargetKind,
} from "@spellroom/card-language";
import { objectOf } from "../../state/access.ts";
import type { GameState } from "../../state/game-state.ts";
import type { ObjectId } from "../../state/ids.ts";
import type { CurrentAbility } from "../../state/object.ts";
import { giving } from "../keywords/gift.ts";
import { characteristics } from "../layers/index.ts";
import { joinBodies } from "./join-bodies.ts";
import { splicedBodies } from "./splice.ts";

const EMPTY: PlainBody = { kind: "plain", effects: [] };

/**
 * What a spell or ability on the stack does: the ability's own body, the instructions of an instant or sorcery, or for an Aura
 * spell its target (CR 112.1, 113.3a, 303.4a). Also of a card that is about to be cast.
 */
export function bodyOf(state: GameState, id: ObjectId, via: string | null = null): Body {
  const { announcement } = objectOf(state, id);
  if (announcement?.ability) return announcement.ability.body;
  const paid = announcement?.paidOptions ?? NOTHING_PAID;
  const own = bodyOfSpell(state, id, via ?? announcement?.via ?? null, paid);
  const spliced = paid.length > 0 ? splicedBodies(state, paid) : NOTHING_SPLICED;
  return spliced.length > 0 ? joinBodies([own, ...spliced]) : own;
}
const NOTHING_PAID: readonly string[] = [];
const NOTHING_SPLICED: readonly Body[] = [];

function bodyOfSpell(state: GameState, id: ObjectId, way: string | null, paid: readonly string[]): Body {
  const { abilities, subtypes } = characteristics(state, id);
  if (way?.startsWith("bestow")) return auraBody(CREATURE);
  if (way?.startsWith("mutate")) return MUTATING;
  if (way?.startsWith("cleave")) return cleavedBodyOf(abilities);
  const body = subtypes.includes("Aura") ? auraBodyOf(abilities) : spellBodyOf(abilities);
  const gift = paid.some((option) => option.startsWith("gift:")) ? giftOf(state, id) : null;
  if (gift) return withGift(body, gift);
  if (way?.startsWith("awaken")) return awakened(body, abilities);
  return way?.startsWith("overload") ? overloaded(body) : body;
}

const CREATURE: TargetKind = { kind: "object", filter: { of: [{ kind: "type", type: "creature" }] } };

/** A mutating creature spell targets a non-Human creature with the same owner, and merges with it (CR 702.140a, c). */
const MUTATING: PlainBody = {
  kind: "plain",
  targets: [
    {
      id: "mutate",
      what: {
        kind: "object",
        filter: {
          of: [
            { kind: "type", type: "creature" },
            { kind: "not", of: { kind: "subtype", subtype: "Human" } },
            { kind: "owner", player: { kind: "owner", of: { kind: "this" } } },
          ],
        },
      },
    },
  ],
  effects: [
    {
      kind: "keywordAction",
      action: "mutate",
      what: { kind: "ref", ref: { kind: "target", target: "mutate" } },
    },
  ],
};

const spellBodies = new WeakMap<readonly CurrentAbility[], Body>();

/** All spell abilities of a card as one text, in printed order. */
function spellBodyOf(abilities: readonly CurrentAbility[]): Body {
  const known = spellBodies.get(abilities);
  if (known) return known;
  const bodies = abilities.flatMap(({ ability }) => (ability.kind === "spell" ? [ability.body] : []));
  const [first] = bodies;
  const body = bodies.length <= 1 ? (first ?? EMPTY) : joinBodies(bodies);
  spellBodies.set(abilities, body);
  return body;
}

const cleavedBodies = new WeakMap<readonly CurrentAbility[], Body>();

/** The same without the words in square brackets (CR 702.148a). */
function cleavedBodyOf(abilities: readonly CurrentAbility[]): Body {
  const known = cleavedBodies.get(abilities);
  if (known) return known;
  const made = joinBodies(
    abilities.flatMap(({ ability }) => (ability.kind === "spell" ? [ability.cleaved ?? ability.body] : [])),
  );
  cleavedBodies.set(abilities, made);
  return made;
}

const auraBodies = new WeakMap<readonly CurrentAbility[], Body>();

/** An Aura spell targets what its enchant ability names (CR 303.4a, 702.5a). */
function auraBodyOf(abilities: readonly CurrentAbility[]): Body {
  const known = auraBodies.get(abilities);
  if (known) return known;
  const what = abilities.map(({ ability }) => enchantTarget(ability)).find((kind) => kind !== null);
  const body = what ? auraBody(what) : EMPTY;
  auraBodies.set(abilities, body);
  return body;
}

function auraBody(what: TargetKind): PlainBody {
  return { kind: "plain", targets: [{ id: "enchant", what }], effects: [] };
}

function enchantTarget(ability: Ability): TargetKind | null {
  if (ability.kind !== "keyword" || ability.keyword !== "enchant") return null;
  if (ability.what === "player") return { kind: "player", player: "any" };
  if (ability.what === "opponent") return { kind: "player", player: "opponent" };
  return { kind: "object", filter: ability.what };
}

const awakenings = new WeakMap<readonly CurrentAbility[], Body>();

/** CR 702.113a-b: the land is a target only of a spell whose awaken cost is paid. */
function awakened(body: Body, abilities: readonly CurrentAbility[]): Body {
  const known = awakenings.get(abilities);
  if (known) return known;
  const lands = abilities.flatMap(({ ability }) =>
    ability.kind === "keyword" && ability.keyword === "awaken" ? [awakensLand(ability.amount)] : [],
  );
  const made = joinBodies([body, ...lands]);
  awakenings.set(abilities, made);
  return made;
}

function awakensLand(amount: number): PlainBody {
  const land: Selection = { kind: "ref", ref: { kind: "target", target: "awaken" } };
  return {
    kind: "plain",
    targets: [
      {
        id: "awaken",
        what: {
          kind: "object",
          filter: {
            of: [
              { kind: "type", type: "land" },
              { kind: "controller", player: { kind: "you" } },
            ],
          },
        },
      },
    ],
    effects: [
      { kind: "addCounters", counter: "+1/+1", amount, on: land },
      {
        kind: "modify",
        what: land,
        modifications: [
          { kind: "types", mode: "add", types: ["creature"], subtypes: ["Elemental"] },
          { kind: "setPT", power: 0, toughness: 0 },
          { kind: "gainAbility", ability: { kind: "keyword", keyword: "haste" } },
        ],
        duration: "endOfGame",
      },
    ],
  };
}

type Gift = Extract<Ability, { keyword: "gift" }>;

function giftOf(state: GameState, id: ObjectId): Gift | null {
  const { abilities, types } = characteristics(state, id);
  if (!types.includes("instant") && !types.includes("sorcery")) return null;
  for (const { ability } of abilities)
    if (ability.kind === "keyword" && ability.keyword === "gift") return ability;
  return null;
}

const gifts = new WeakMap<Body, Body>();

/** CR 702.174b: a promised gift is given before the other instructions of an instant or sorcery are followed. */
function withGift(body: Body, { what }: Gift): Body {
  const known = gifts.get(body);
  if (known) return known;
  const made = joinBodies([{ kind: "plain", effects: [giving(what)] }, body]);
  gifts.set(body, made);
  return made;
}

const overloads = new WeakMap<Body, Body>();

/** "Target" becomes "each" (CR 702.96a): no targets, and what was done to the target is done to all that it could have been. */
function overloaded(body: Body): Body {
  const known = overloads.get(body);
  if (known || body.kind === "modal") return known ?? body;
  const clauses = body.targets ?? [];
  const made: PlainBody = { kind: "plain", effects: replaceTargets(body.effects, clauses) };
  overloads.set(body, made);
  return made;
}

function replaceTargets(effects: readonly Effect[], clauses: readonly TargetClause[]): readonly Effect[] {
  return effects.map((effect): Effect => {
    if (effect.kind === "dealDamage") {
      const also = effect.also?.map((share) => ({ ...share, to: toAll(share.to, clauses) }));
      return { ...effect, to: toAll(effect.to, clauses), ...(also ? { also } : {}) };
    }
    if ("what" in effect && isTargetRef(effect.what)) {
      const what = allOf(effect.what.ref.target, clauses);
      if (what) return withSelection(effect, what);
    }
    return effect;
  });
}

function toAll(to: Recipient, clauses: readonly TargetClause[]): Recipient {
  const what = to.kind === "targets" ? allOf(to.target, clauses) : null;
  return what ? { kind: "objects", what } : to;
}

type TargetSelection = Extract<Selection, { kind: "ref" }> & {
  readonly ref: { readonly kind: "target"; readonly target: string };
};

function isTargetRef(what: unknown): what is TargetSelection {
  if (typeof what !== "object" || what === null || !("kind" in what) || what.kind !== "ref") return false;
  if (!("ref" in what) || typeof what.ref !== "object" || what.ref === null) return false;
  return "kind" in what.ref && what.ref.kind === "target";
}

function allOf(target: string, clauses: readonly TargetClause[]): Selection | null {
  const clause = clauses.find(({ id }) => id === target);
  return clause?.what.kind === "object" ? { kind: "all", filter: clause.what.filter } : null;
}

/** The instructions whose object overload cards change. */
function withSelection(effect: Effect, what: Selection): Effect {
  switch (effect.kind) {
    case "destroy":
    case "exile":
    case "move":
    case "counter":
    case "tap":
    case "untap":
    case "modify":
      return { ...effect, what };
    default:
      return effect;
  }
}
