import type { Condition, Replacement, RuleEffect, Zone } from "@spellroom/card-language";
import type { CurrentAbility } from "../../state/object.ts";

/** A rule or replacement effect among an object's static abilities (CR 604.2, 613.11, 614.1). */
export interface StaticRule {
  readonly key: string;
  /** `null`: the timestamp of its object. */
  readonly grantedAt: number | null;
  readonly condition: Condition | null;
  readonly zone: Zone | null;
  readonly andBattlefield: boolean;
  readonly rule: RuleEffect | null;
  readonly replacement: Replacement | null;
}

const known = new WeakMap<readonly CurrentAbility[], readonly StaticRule[]>();
const NONE: readonly StaticRule[] = [];

/** The rule and replacement effects among abilities; computed once for a list. */
export function staticRules(abilities: readonly CurrentAbility[]): readonly StaticRule[] {
  const found = known.get(abilities);
  if (found) return found;
  const rules = abilities.flatMap(rulesOf);
  const result = rules.length > 0 ? rules : NONE;
  known.set(abilities, result);
  return result;
}

function rulesOf({ ability, key }: CurrentAbility): StaticRule[] {
  if (ability.kind !== "static") return [];
  return ability.effects.flatMap((effect, at): StaticRule[] => {
    if (effect.kind !== "rule" && effect.kind !== "replacement") return [];
    return [
      {
        key: `${key}:${at}`,
        grantedAt: key.startsWith("g") ? Number.parseInt(key.slice(1), 10) : null,
        condition: ability.condition ?? null,
        zone: ability.zone ?? null,
        andBattlefield: ability.andBattlefield === true,
        rule: effect.kind === "rule" ? effect.rule : null,
        replacement: effect.kind === "replacement" ? effect.replacement : null,
      },
    ];
  });
}

/**
 * Whether the effect functions where its object is (CR 113.6). "If this would be put into a graveyard from anywhere"
 * functions wherever that can happen from.
 */
export function functionsIn(
  rule: StaticRule,
  zone: Zone | null,
  isEmblem: boolean,
  isSpell: boolean,
): boolean {
  if (rule.zone !== null) return rule.zone === zone || (rule.andBattlefield && zone === "battlefield");
  if (zone === "battlefield") return true;
  if (zone === "command" && isEmblem) return true;
  if (zone === "stack" && isSpell) return true;
  return replacesOwnMove(rule);
}

/** "If this would be put into ..." from anywhere, or from somewhere else than the battlefield. */
export function replacesOwnMove({ replacement }: StaticRule): boolean {
  return (
    replacement?.kind === "redirectMove" && replacement.what === "this" && replacement.from !== "battlefield"
  );
}
