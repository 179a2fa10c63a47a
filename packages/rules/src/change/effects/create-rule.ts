import type { Replacement } from "@spellroom/card-language";
import type { FloatingReplacement } from "../../state/continuous.ts";
import type { ObjectId } from "../../state/ids.ts";
import { canBegin, captured, lastingFor } from "./lasting.ts";
import type { EffectOf, Run } from "./run.ts";
import { selected, stillThere } from "./selected.ts";
import { sourceOfChoice } from "./source-of-choice.ts";

/** A rule effect that lasts a while (CR 611.2, 613.11). */
export function createRule(run: Run, effect: EffectOf<"createRule">): void {
  if (!canBegin(run, effect.duration)) {
    run.fail();
    return;
  }
  const rule = {
    timestamp: run.g.state.nextTimestamp++,
    rule: effect.rule,
    context: captured(run),
    lasting: lastingFor(run, effect.duration),
  };
  run.finish(undefined, { did: true });
  run.g.state.rules = [...run.g.state.rules, rule];
}

/** A replacement or prevention effect that waits like a shield (CR 614.1, 615.7); its amount is settled now. */
export function createReplacement(run: Run, effect: EffectOf<"createReplacement">): void {
  const on = effect.on ? selected(run, effect.on, "on") : null;
  if (on === undefined) return;
  const from = effect.chosenSource ? chosenSource(run, effect) : null;
  if (from === undefined) return;
  if (!canBegin(run, effect.duration) || (effect.chosenSource && from === null)) {
    run.fail();
    return;
  }
  const made: FloatingReplacement = {
    timestamp: run.g.state.nextTimestamp++,
    replacement: effect.replacement,
    context: captured(run),
    lasting: lastingFor(run, effect.duration),
    on: on ? stillThere(run, on).map((object) => ({ object })) : null,
    usesLeft: effect.uses ?? null,
    amountLeft: limitOf(run, effect.replacement),
    ...(from === null ? {} : { from }),
  };
  run.finish(undefined, { did: true });
  run.g.state.replacements = [...run.g.state.replacements, made];
}

function chosenSource(
  run: Run,
  { replacement, amongPermanents }: EffectOf<"createReplacement">,
): ObjectId | null | undefined {
  const described = "source" in replacement ? replacement.source : undefined;
  return sourceOfChoice(run, described, amongPermanents === true);
}

/** How much damage it prevents or redirects in all, if limited. */
function limitOf(run: Run, replacement: Replacement): number | null {
  const limited = replacement.kind === "preventDamage" || replacement.kind === "redirectDamage";
  return limited && replacement.amount !== undefined ? run.count(replacement.amount) : null;
}
