import { type Ability, type Body, collectIn, type Effect, schemas } from "@spellroom/card-language";

/**
 * A name by which a number is asked of one object ("that card's mana value") although each of several players has one of that
 * name: every player would be dealt with by the sum of all of them. `null` where there is none.
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
  return collectIn(schemas.effect, effect, "Amount").flatMap((amount) =>
    typeof amount === "object" && amount.kind === "stat" && amount.of.kind === "bound"
      ? [amount.of.name]
      : [],
  );
}
