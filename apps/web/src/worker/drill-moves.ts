/** Choices of a drill in names, as its author speaks of them. */
import { faceNumbered } from "@spellroom/card-language";
import type { WireChoice } from "@spellroom/protocol";
import { type Choice, type Decision, type GameState, type ObjectId, plainCost } from "@spellroom/rules";
import { choiceFrom } from "@spellroom/view";
import { type Move, YOU } from "../drills/drill.ts";

/** The English name of an object. */
export function nameOf({ objects, definitions }: GameState, id: ObjectId): string {
  const object = objects[id];
  if (object == null) return "";
  const definition = definitions[object.definition];
  return definition ? faceNumbered(definition, object.face).name : "";
}

/** What a choice does, `null` where it was not offered. */
export function moveOf(state: GameState, decision: Decision, wire: WireChoice): Move | null {
  const read = choiceFrom(decision, wire);
  return "error" in read ? null : inNames(state, decision, read.choice);
}

function inNames(state: GameState, decision: Decision, choice: Choice): Move {
  const name = (id: ObjectId): string => nameOf(state, id);
  if (choice.kind === "cancel") return { do: "cancel" };
  if (choice.kind === "act" && decision.kind === "act") return actMove(state, decision, choice);
  if (choice.kind === "pay" && decision.kind === "pay") return payMove(state, decision, choice);
  if (choice.kind === "confirm") return { do: "answer", about: decision.prompt.key, yes: choice.yes };
  if (choice.kind === "attackers")
    return { do: "attack", with: choice.attacks.map((one) => name(one.object)) };
  if (choice.kind === "blockers") {
    const blocks = choice.blocks.flatMap(({ object, attackers }) =>
      attackers.map((attacker): [string, string] => [name(object), name(attacker)]),
    );
    return { do: "block", blocks };
  }
  if (choice.kind === "pick" && decision.kind === "pick") {
    const picked = decision.options.filter(({ value }) => choice.values.includes(value));
    return {
      do: "choose",
      about: decision.prompt.key,
      what: picked.map(({ what }) => optionName(state, what)),
    };
  }
  if (choice.kind === "distribute" && decision.kind === "distribute") {
    const amounts = decision.options.map(({ what }, at) => [
      optionName(state, what),
      choice.amounts[at] ?? 0,
    ]);
    return { do: "assign", amounts: Object.fromEntries(amounts) };
  }
  return { do: "other" };
}

type Of<Kind extends Decision["kind"]> = Extract<Decision, { kind: Kind }>;

function actMove(
  state: GameState,
  { acts }: Of<"act">,
  { act, autoPay = false }: Extract<Choice, { kind: "act" }>,
): Move {
  const chosen = acts.find(({ id }) => id === act);
  if (chosen === undefined || chosen.kind === "special") return { do: "other" };
  if (chosen.kind === "pass") return { do: "pass" };
  const card = nameOf(state, chosen.object);
  if (chosen.kind === "activate") return { do: chosen.mana ? "mana" : "activate", card, autoPay };
  return { do: chosen.kind === "cast" ? "cast" : "play", card, autoPay };
}

function payMove(
  state: GameState,
  { abilities }: Of<"pay">,
  { how }: Extract<Choice, { kind: "pay" }>,
): Move {
  if (how === "cancel") return { do: "cancel" };
  if (how === "auto" || how === "fromPool") return { do: "pay", how };
  const ability = abilities.find(({ id }) => id === how.activate);
  if (ability === undefined || !("object" in ability)) return { do: "other" };
  return { do: "mana", card: nameOf(state, ability.object), autoPay: false };
}

function optionName(state: GameState, what: Of<"pick">["options"][number]["what"]): string {
  switch (what.kind) {
    case "object":
      return nameOf(state, what.object);
    case "player":
      return what.player === YOU ? "you" : "opponent";
    case "ability":
      return nameOf(state, what.source);
    case "word":
      return what.word;
    case "cost":
      return plainCost(what.cost);
    case "mode":
      return String(what.mode);
    case "number":
      return String(what.number);
  }
}
