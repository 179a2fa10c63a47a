import type { ActView, DecisionView, DecisionViewBody, Key, OptionView, Pointer } from "@spellroom/protocol";
import type {
  Act,
  Decision,
  Entity,
  GameState,
  ObjectId,
  Option,
  OptionContent,
  Seat,
} from "@spellroom/rules";
import { lifeFromPool, mayCancel } from "@spellroom/rules";
import { abilityWord } from "./ability-word.ts";
import { isPublicZone, type KeyBook, knownPublicKey, live, publicKey, seatKey } from "./keys.ts";

/** A decision for the seat that has to make it, with keys for objects. Options keep the engine's order; answers name their index. */
export function decisionView(state: GameState, book: KeyBook, decision: Decision): DecisionView {
  const names = naming(state, book, decision.seat);
  const { prompt } = decision;
  return {
    id: decision.id,
    prompt: prompt.key,
    source: prompt.source === null ? null : names.mentioned(prompt.source),
    ...(prompt.detail === undefined ? {} : { detail: prompt.detail }),
    ...(prompt.amount === undefined ? {} : { amount: prompt.amount }),
    ...(mayCancel(state) ? { mayCancel: true } : {}),
    ...body(state, decision, names),
  };
}

interface Naming {
  key(id: ObjectId): Key;
  /** The key of an object that may be gone; `null` if the seat never had one. */
  mentioned(id: ObjectId): Key | null;
  pointer(entity: Entity): Pointer;
  ability(source: ObjectId, key: string): string;
}

function naming(state: GameState, book: KeyBook, seat: Seat): Naming {
  const key = (id: ObjectId): Key => {
    const object = live(state, id);
    return object && isPublicZone(object.zone) ? publicKey(book, id) : seatKey(book, seat, id);
  };
  return {
    key,
    mentioned: (id) => (live(state, id) ? key(id) : knownPublicKey(book, id)),
    pointer: (entity) => ("player" in entity ? { seat: entity.player } : { key: key(entity.object) }),
    ability: (source, ability) => abilityWord(state, source, ability),
  };
}

function body(state: GameState, decision: Decision, names: Naming): DecisionViewBody {
  switch (decision.kind) {
    case "act":
      return { kind: "act", acts: decision.acts.map((act) => actView(act, names)) };
    case "pick": {
      const options = optionViews(decision.options, names);
      const limit =
        decision.together?.rule === "totalAtMost"
          ? { limit: { values: decision.together.values, total: decision.together.limit } }
          : {};
      return {
        kind: "pick",
        options,
        min: decision.min,
        max: decision.max,
        ...limit,
        ...leastPick(decision),
      };
    }
    case "order":
      return { kind: "order", options: optionViews(decision.options, names) };
    case "distribute":
      return distributeBody(decision, names);
    case "number":
      return { kind: "number", min: decision.min, max: decision.max };
    case "confirm":
      return { kind: "confirm", ...(decision.cost ? { cost: decision.cost } : {}) };
    case "modes":
      return {
        kind: "modes",
        options: optionViews(decision.options, names),
        min: decision.min,
        max: decision.max,
        repeat: decision.repeat,
      };
    case "attackers":
      return attackersBody(decision, names);
    case "blockers":
      return blockersBody(decision, names);
    case "pay":
      return {
        kind: "pay",
        cost: decision.cost,
        pool: decision.pool,
        abilities: decision.abilities.map((act) => actView(act, names)),
        proposal: decision.proposal?.map(names.key) ?? null,
        ...(decision.lifeForPhyrexian ? { lifeForPhyrexian: true, ...lifeNow(state) } : {}),
        mayCancel: decision.mayCancel,
      };
    case "arrange":
      return {
        kind: "arrange",
        options: optionViews(decision.options, names),
        piles: decision.piles.map(({ name, min, max, ordered }) => ({ name, min, max, ordered })),
      };
    case "name":
      return { kind: "name", of: decision.of, suggestions: decision.suggestions };
  }
}

function lifeNow(state: GameState): { readonly lifeFromPool?: number } {
  const life = lifeFromPool(state) ?? 0;
  return life > 0 ? { lifeFromPool: life } : {};
}

/** Values of options as their places in the offer. */
function leastPick({ options, least }: Extract<Decision, { kind: "pick" }>): {
  readonly least?: readonly number[];
} {
  if (!least) return {};
  return { least: least.map((value) => options.findIndex((option) => option.value === value)) };
}

function attackersBody(decision: Extract<Decision, { kind: "attackers" }>, names: Naming): DecisionViewBody {
  const { candidates } = decision;
  const least = decision.least.map(({ object, defender }) => {
    const at = candidates.findIndex((one) => one.object === object);
    const to = candidates[at]?.defenders.findIndex((one) => isSame(one, defender)) ?? 0;
    return [at, to] as const;
  });
  return {
    kind: "attackers",
    candidates: candidates.map((one) => ({
      key: names.key(one.object),
      defenders: one.defenders.map(names.pointer),
      must: one.must,
    })),
    ...(least.length > 0 ? { least } : {}),
  };
}

function blockersBody(decision: Extract<Decision, { kind: "blockers" }>, names: Naming): DecisionViewBody {
  const { candidates } = decision;
  const least = decision.least.map(({ object, attackers }) => {
    const at = candidates.findIndex((one) => one.object === object);
    return [at, attackers.map((attacker) => candidates[at]?.attackers.indexOf(attacker) ?? 0)] as const;
  });
  return {
    kind: "blockers",
    candidates: candidates.map((one) => ({
      key: names.key(one.object),
      attackers: one.attackers.map(names.key),
      most: one.most,
      must: one.must,
    })),
    ...(least.length > 0 ? { least } : {}),
  };
}

function isSame(one: Entity, other: Entity): boolean {
  if ("player" in one) return "player" in other && one.player === other.player;
  return "object" in other && one.object === other.object;
}

function distributeBody(
  decision: Extract<Decision, { kind: "distribute" }>,
  names: Naming,
): DecisionViewBody {
  return {
    kind: "distribute",
    options: optionViews(decision.options, names),
    minimum: decision.options.map((option) => option.minimum),
    maximum: decision.options.map((option) => option.maximum),
    total: decision.total,
    ...(decision.lethal ? { lethal: decision.lethal } : {}),
  };
}

function optionViews(options: readonly Option[], names: Naming): OptionView[] {
  return options.map((option) => optionView(option.what, names));
}

function optionView(what: OptionContent, names: Naming): OptionView {
  switch (what.kind) {
    case "object":
      return { kind: "object", key: names.key(what.object) };
    case "player":
      return { kind: "player", seat: what.player };
    case "word":
      return { kind: "word", word: what.word };
    case "ability":
      return {
        kind: "ability",
        source: names.mentioned(what.source),
        ability: names.ability(what.source, what.key),
      };
    case "mode":
      return { kind: "mode", mode: what.mode };
    case "number":
      return { kind: "number", number: what.number };
  }
}

function actView(act: Act, names: Naming): ActView {
  switch (act.kind) {
    case "pass":
      return { kind: "pass" };
    case "playLand":
      return { kind: "playLand", key: names.key(act.object), face: act.face, via: wayWord(act.via) };
    case "cast":
      return {
        kind: "cast",
        key: names.key(act.object),
        face: act.face,
        via: wayWord(act.via),
        cost: act.cost,
      };
    case "activate":
      return {
        kind: "activate",
        key: names.key(act.object),
        ability: names.ability(act.object, act.ability),
        mana: act.mana,
        cost: act.cost,
      };
    case "special":
      return { kind: "special", key: names.key(act.object), action: act.action, cost: act.cost };
  }
}

/** By what a card may be played; which effect allows it is the engine's own name of it. */
function wayWord(via: string | null): string | null {
  return via === null ? null : (via.split(":")[0] ?? null);
}
