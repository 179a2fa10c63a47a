import {
  type Ability,
  type Body,
  collectIn,
  type Effect,
  isEachPlayer,
  schemas,
} from "@spellroom/card-language";

/**
 * A name by which a number is asked of one object ("that card's mana value"), or by which each of several players is dealt with
 * by "that many", although each of several players has something of that name: every player would be dealt with by the sum of
 * all of them. `null` where there is none.
 */
export function numberOfOneOfMany(abilities: readonly Ability[]): string | null {
  for (const outer of abilities) {
    for (const ability of collectIn(schemas.ability, outer, "Ability")) {
      const found = "body" in ability ? inBody(ability.body) : null;
      if (found !== null) return found;
    }
  }
  return null;
}

function inBody(body: Body): string | null {
  const parts = body.kind === "plain" ? [body] : body.modes;
  for (const { effects } of parts) {
    const found = inEffects(effects);
    if (found !== null) return found;
  }
  return null;
}

function inEffects(effects: readonly Effect[]): string | null {
  const names = new Set<string>();
  for (const effect of effects) {
    if (effect.kind === "forEachPlayer") for (const name of namesIn(effect)) names.add(name);
    else if (names.size > 0) {
      const asked = numbersAsked(effect).find((name) => names.has(name));
      if (asked !== undefined) return asked;
    }
  }
  return null;
}

function namesIn(effect: Effect): readonly string[] {
  return collectIn(schemas.effect, effect, "Effect").flatMap((one) =>
    "bind" in one && typeof one.bind === "string" ? [one.bind] : [],
  );
}

function numbersAsked(effect: Effect): readonly string[] {
  const ofGroup = collectIn(schemas.effect, effect, "Effect").some(isOfGroup);
  return collectIn(schemas.effect, effect, "Amount").flatMap((amount) => {
    if (typeof amount !== "object") return [];
    if (amount.kind === "stat" && amount.of.kind === "bound") return [amount.of.name];
    return ofGroup && amount.kind === "countRef" && amount.ref.kind === "bound" ? [amount.ref.name] : [];
  });
}

function isOfGroup(effect: Effect): boolean {
  if (effect.kind === "forEachPlayer") return true;
  return "who" in effect && typeof effect.who === "object" && isEachPlayer(effect.who);
}
