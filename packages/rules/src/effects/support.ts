import type { Body, Effect } from "@spellroom/card-language";
import { canCarryOut } from "./keyword-actions/index.ts";

/** Whether the engine can carry out an instruction, with everything in it; else what is lacking. */
export function effectSupport(effect: Effect): true | string {
  const own = ownSupport(effect);
  return own === true ? firstLack(innerEffects(effect)) : own;
}

/** As `effectSupport`, for a whole body. */
export function bodySupport(body: Body): true | string {
  const parts = body.kind === "plain" ? [body] : body.modes;
  return firstLack(parts.flatMap((part) => part.effects));
}

function firstLack(effects: readonly Effect[]): true | string {
  for (const effect of effects) {
    const support = effectSupport(effect);
    if (support !== true) return support;
  }
  return true;
}

function ownSupport(effect: Effect): true | string {
  switch (effect.kind) {
    case "restartGame":
      return "restarting the game (CR 724)";
    case "keywordAction":
      if (effect.action === "support" && !effect.what) return "support without its targets";
      return canCarryOut(effect.action) || `the keyword action ${effect.action}`;
    case "exile":
      return (
        effect.until === undefined ||
        effect.until === "sourceLeaves" ||
        "exile until an event other than the source leaving"
      );
    default:
      return true;
  }
}

function innerEffects(effect: Effect): readonly Effect[] {
  switch (effect.kind) {
    case "may":
      return [...effect.effects, ...(effect.then ?? []), ...(effect.otherwise ?? [])];
    case "unless":
      return [...effect.effects, ...(effect.then ?? [])];
    case "if":
      return [...effect.then, ...(effect.otherwise ?? [])];
    case "forEach":
    case "forEachPlayer":
    case "repeat":
      return effect.effects;
    case "chooseOne":
      return effect.options.flat();
    case "flipCoins":
      return [...(effect.win ?? []), ...(effect.lose ?? [])];
    case "rollDie":
      return (effect.results ?? []).flatMap((row) => row.effects);
    case "vote":
      return effect.options.flatMap(({ perVote, ifMost }) => [...(perVote ?? []), ...(ifMost ?? [])]);
    case "whenYouDo":
    case "delayed":
      return effect.body.kind === "plain"
        ? effect.body.effects
        : effect.body.modes.flatMap((mode) => mode.effects);
    default:
      return [];
  }
}
