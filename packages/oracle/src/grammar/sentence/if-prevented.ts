import type { Effect } from "@spellroom/card-language";
import type { Parser } from "../../parse/parser.ts";
import { g, rule } from "../../parse/template.ts";
import type { Scope } from "../../scope.ts";
import { Unresolved } from "../../unresolved.ts";
import type { Rider } from "./rider.ts";
import type { Core } from "./sentence.ts";

type Shield = Extract<Effect, { kind: "createReplacement" }>;

/** What a prevention effect does with as much damage as it has really prevented (CR 615.5). */
function besides(shield: Shield, then: Core, c: Scope): Shield {
  const { replacement } = shield;
  if (replacement.kind !== "preventDamage" || replacement.also !== undefined)
    throw new Unresolved("prevented this way", "no damage is, or said twice");
  const also = c.inMode(() => {
    c.mentionAmount(() => ({ kind: "event" }));
    c.mentionObject(() => ({ kind: "event", role: "source" }), ["source"], { it: false });
    return [...then(c)];
  });
  const more = { ...replacement, also: c.say(also, { variant: 1 }) };
  c.say(more, c.wording.get(replacement) ?? {});
  return c.say({ ...shield, replacement: more }, c.wording.get(shield) ?? {});
}

/** "If damage is prevented this way, ~ deals that much damage to target player." */
export function ifPrevented(core: Parser<Core>): Parser<Rider> {
  return rule(g`if damage is prevented this way, ${core}`, (then) => (c, before) => {
    const shield = before.at(-1);
    if (shield?.kind !== "createReplacement") throw new Unresolved("prevented this way", "no damage is");
    return [...before.slice(0, -1), besides(shield, then, c)];
  });
}
