import type { ActView, DecisionView, Key, OptionView, WireReferences } from "@spellroom/protocol";
import {
  type Act,
  type Decision,
  type GameState,
  lifeFromPool,
  mayCancel,
  type ObjectId,
  type OptionContent,
  type Seat,
} from "@spellroom/rules";
import { type Naming, viewBody } from "@spellroom/rules/decisions";
import { abilityWord } from "./ability-word.ts";
import { isPublicZone, type KeyBook, knownPublicKey, live, publicKey, seatKey } from "./keys.ts";

/** A decision for the seat that has to make it, with keys for objects. Options keep the engine's order; answers name their index. */
export function decisionView(state: GameState, book: KeyBook, decision: Decision): DecisionView {
  const { prompt } = decision;
  const key = keysFor(state, book, decision.seat);
  const mentioned = mentionedKeys(state, book, key);
  return {
    id: decision.id,
    prompt: prompt.key,
    source: prompt.source === null ? null : mentioned(prompt.source),
    ...(prompt.detail === undefined ? {} : { detail: prompt.detail }),
    ...(prompt.amount === undefined ? {} : { amount: prompt.amount }),
    ...(mayCancel(state) ? { mayCancel: true } : {}),
    ...viewBody(decision, wireNames(state, key, mentioned)),
  };
}

type Keys = (id: ObjectId) => Key;

function keysFor(state: GameState, book: KeyBook, seat: Seat): Keys {
  return (id) => {
    const object = live(state, id);
    return object && isPublicZone(object.zone) ? publicKey(book, id) : seatKey(book, seat, id);
  };
}

/** The key of an object that may no longer exist; `null` if the seat never had one. */
function mentionedKeys(state: GameState, book: KeyBook, key: Keys): (id: ObjectId) => Key | null {
  return (id) => (live(state, id) ? key(id) : knownPublicKey(book, id));
}

function wireNames(
  state: GameState,
  key: Keys,
  mentioned: (id: ObjectId) => Key | null,
): Naming<WireReferences> {
  const ability = (source: ObjectId, word: string): string => abilityWord(state, source, word);
  return {
    object: key,
    entity: (entity) => ("player" in entity ? { seat: entity.player } : { key: key(entity.object) }),
    option: (what) => optionView(what, { key, mentioned, ability }),
    act: (act) => actView(act, { key, ability }),
    lifeFromPool: () => lifeFromPool(state) ?? 0,
  };
}

interface Names {
  readonly key: Keys;
  readonly mentioned: (id: ObjectId) => Key | null;
  readonly ability: (source: ObjectId, word: string) => string;
}

function optionView(what: OptionContent, names: Names): OptionView {
  switch (what.kind) {
    case "object":
      return { kind: "object", key: names.key(what.object) };
    case "player":
      return { kind: "player", seat: what.player };
    case "word":
      return { kind: "word", word: what.word };
    case "cost":
      return { kind: "cost", cost: what.cost };
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

function actView(act: Act, names: Pick<Names, "key" | "ability">): ActView {
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

/** The permission by which a card may be played, without the engine's id of the effect that gives it. */
function wayWord(via: string | null): string | null {
  return via === null ? null : (via.split(":")[0] ?? null);
}
