import type { Color, Effect, ObjectRef } from "@spellroom/card-language";
import { either, type Parser } from "../../parse/parser.ts";
import { g, rule } from "../../parse/template.ts";
import type { Scope } from "../../scope.ts";
import { Unresolved } from "../../unresolved.ts";
import { colorWord } from "../vocabulary.ts";
import { changed, type Rider } from "./changed.ts";
import { ifEffect } from "./if-effect.ts";
import type { Core } from "./sentence.ts";

type Shield = Extract<Effect, { kind: "createReplacement" }>;

/** What a prevention effect does with as much damage as it has really prevented (CR 615.5); how that is said. */
function besides(shield: Shield, then: Core, variant: number, c: Scope): Shield {
  const { replacement } = shield;
  if (replacement.kind !== "preventDamage" || replacement.also !== undefined)
    throw new Unresolved("prevented this way", "no damage is, or said twice");
  const also = c.inMode(() => {
    c.mentionAmount(() => ({ kind: "event" }));
    c.mentionObject(() => ({ kind: "event", role: "source" }), ["source"], { it: false });
    return [...then(c)];
  });
  const more = { ...replacement, also: c.say(also, { variant }) };
  c.say(more, c.wording.get(replacement) ?? {});
  return c.say({ ...shield, replacement: more }, c.wording.get(shield) ?? {});
}

/** A prevention effect that the text goes on from. */
export function shieldOf(before: readonly Effect[]): Shield | undefined {
  const last = before.at(-1);
  return last?.kind === "createReplacement" && last.replacement.kind === "preventDamage" ? last : undefined;
}

/** "You gain life equal to the damage prevented this way.": done whenever any is, if the sentence speaks of it (CR 615.5). */
export function alsoPrevented(shield: Shield, core: Core, c: Scope): Shield | undefined {
  if (!speaksOfPrevented(core, c)) return undefined;
  const { replacement } = shield;
  if (replacement.kind !== "preventDamage" || replacement.also !== undefined)
    throw new Unresolved("prevented this way", "said twice");
  const before = c.prevented;
  c.preventedBy(() => ({ kind: "event" }));
  const also = [...c.inMode(() => core(c))];
  c.prevented = before;
  if (also.some((one) => one.kind === "delayed"))
    throw new Unresolved("prevented this way", "all of it, later");
  const more = { ...replacement, also };
  c.say(more, c.wording.get(replacement) ?? {});
  return c.say({ ...shield, replacement: more }, c.wording.get(shield) ?? {});
}

function speaksOfPrevented(core: Core, c: Scope): boolean {
  const probe = c.fork();
  let asked = false;
  probe.preventedBy(() => {
    asked = true;
    return { kind: "event" };
  });
  try {
    core(probe);
  } catch (error) {
    if (!(error instanceof Unresolved)) throw error;
  }
  return asked;
}

function after(then: Core, variant: number): Rider {
  return (c, before) => {
    const shield = before.at(-1);
    if (shield?.kind !== "createReplacement") throw new Unresolved("prevented this way", "no damage is");
    return [...before.slice(0, -1), besides(shield, then, variant, c)];
  };
}

/** Done only if the source of the damage is of that color. */
function ofColor(color: Color, then: Core): Core {
  return (c) => {
    const object: ObjectRef = { kind: "event", role: "source" };
    return [ifEffect({ kind: "is", object, of: [{ kind: "color", color }] }, then(c))];
  };
}

/** One counter for each damage is as many as there is damage. */
function forEachOne(then: Core): Core {
  return (c) =>
    then(c).map((effect) => {
      if (effect.kind !== "addCounters" || effect.amount !== 1)
        throw new Unresolved("for each 1 damage", "something else than a counter");
      return changed(effect, { ...effect, amount: { kind: "event" as const } }, c);
    });
}

/** "If damage is prevented this way, ~ deals that much damage to target player." */
export function ifPrevented(core: Parser<Core>): Parser<Rider> {
  return either<Rider>(
    rule(g`if damage is prevented this way, ${core}`, (then) => after(then, 1)),
    rule(g`if damage from (a|an) ${colorWord} source is prevented this way, ${core}`, (color, then) =>
      after(ofColor(color, then), 2),
    ),
    rule(g`for each 1 damage prevented this way, ${core}`, (then) => after(forEachOne(then), 3)),
  );
}
