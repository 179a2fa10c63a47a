import type { ChoiceKind } from "@spellroom/card-language";
import { numberedEntity } from "../../decisions/parts/entity.ts";
import type { Option } from "../../decisions/parts/option.ts";
import type { PromptKey } from "../../decisions/parts/prompt.ts";
import { existing } from "../../state/access.ts";
import type { Binding } from "../../state/context.ts";
import type { ScratchValue } from "../../state/frame.ts";
import type { Seat } from "../../state/ids.ts";
import { choiceBody } from "../events/entering.ts";
import { shuffled } from "../game/chance.ts";
import { tell, updateObject } from "../game/game.ts";
import { put } from "./ask.ts";
import type { EffectOf, Run } from "./run.ts";

/**
 * A color, type, name, player, number or word is chosen (CR 607.2d). It is bound to the name the text gives it and to the
 * kind of choice, and remembered on the source for its other abilities.
 */
export function choose(run: Run, effect: EffectOf<"choose">): void {
  const seat = run.player(effect.who);
  if (seat === undefined) {
    run.fail(effect.bind);
    return;
  }
  const value =
    run.scratch.chosen ??
    (effect.random ? byChance(run, seat, effect.what) : onlyChoice(run, seat, effect.what));
  if (value === undefined) {
    put(run, "chosen", seat, { key: PROMPT[effect.what.kind] }, choiceBody(run.g, seat, effect.what));
    return;
  }
  const chosen = plainValue(effect.what, value);
  const binding = bindingFor(effect.what, chosen);
  run.bind(effect.what.kind, binding);
  if (existing(run.state, run.source)) rememberOnSource(run, effect.what.kind, chosen);
  run.finish(effect.bind, binding);
  if (!effect.secretly)
    tell(run.g, {
      kind: "chosen",
      seat,
      source: run.source,
      what: effect.what.kind,
      value: String(chosen),
    });
}

const PROMPT: Readonly<Record<ChoiceKind["kind"], PromptKey>> = {
  color: "chooseColor",
  creatureType: "chooseType",
  basicLandType: "chooseType",
  cardType: "chooseType",
  cardName: "chooseName",
  player: "choosePlayer",
  number: "chooseNumber",
  word: "chooseWord",
};

/** With only one possibility there is no decision. */
function onlyChoice(run: Run, seat: Seat, what: ChoiceKind): ScratchValue | undefined {
  const body = choiceBody(run.g, seat, what);
  if (body.kind === "number" && body.min >= body.max) return body.min;
  if (body.kind !== "pick" || body.options.length !== 1) return undefined;
  const [only] = body.options;
  return only === undefined ? undefined : asScratch(only.what);
}

/** "Choose an opponent at random": there is no decision. */
function byChance(run: Run, seat: Seat, what: ChoiceKind): ScratchValue | undefined {
  const body = choiceBody(run.g, seat, what);
  const [one] = body.kind === "pick" ? shuffled(run.g, "random", body.options) : [];
  return one === undefined ? undefined : asScratch(one.what);
}

function asScratch(option: Option["what"]): ScratchValue | undefined {
  if (option.kind === "word") return [option.word];
  return option.kind === "player" ? [-1 - option.player] : undefined;
}

/** The answer as a word or number; a player as the seat. */
function plainValue(what: ChoiceKind, value: ScratchValue): string | number {
  const [first] = Array.isArray(value) ? value : [value];
  if (what.kind === "player" && typeof first === "number") {
    const entity = numberedEntity(first);
    return "player" in entity ? entity.player : -1;
  }
  return typeof first === "string" || typeof first === "number" ? first : "";
}

function bindingFor(what: ChoiceKind, chosen: string | number): Binding {
  if (what.kind === "player" && typeof chosen === "number")
    return { players: chosen < 0 ? [] : [chosen], did: chosen >= 0 };
  return typeof chosen === "number" ? { amount: chosen, did: true } : { word: chosen, did: true };
}

function rememberOnSource(run: Run, kind: string, chosen: string | number): void {
  const chosenBefore = existing(run.state, run.source)?.chosen ?? {};
  updateObject(run.g, run.source, { chosen: { ...chosenBefore, [kind]: chosen } });
}
