import { type Effect, hasNode, type PlayerRef, schemas } from "@spellroom/card-language";
import { map, type Parser } from "../../parse/parser.ts";
import { g } from "../../parse/template.ts";
import { Unresolved } from "../../unresolved.ts";
import { eachSuchPlayer } from "../condition/who.ts";
import type { Rider } from "./changed.ts";
import { ifEffect } from "./if-effect.ts";

/** What you have just done, done by each of several players. */
function byEach(effect: Effect): Effect {
  const simple = effect.kind === "draw" || effect.kind === "gainLife" || effect.kind === "createToken";
  const plain = simple && effect.who.kind === "you" && typeof effect.amount === "number";
  if (!plain || hasNode(schemas.effect, effect, "ObjectRef", "bound"))
    throw new Unresolved("does the same", "as something that others can't do alike");
  const each: PlayerRef = { kind: "each" };
  if (effect.kind === "gainLife") return { ...structuredClone(effect), who: each };
  const { bind: _, ...done } = structuredClone(effect);
  return { ...done, who: each };
}

/** "Each opponent attacking that player does the same." */
export const doesTheSame: Parser<Rider> = map(
  g`${eachSuchPlayer} does the same`,
  ([{ of, where }]): Rider =>
    (c, before) => {
      const [only, ...more] = before;
      if (only === undefined || more.length > 0)
        throw new Unresolved("does the same", "as in several things");
      const condition = where(c);
      const inner = c.say(ifEffect(condition, [byEach(only)]), { variant: 32 });
      const effect: Effect = { kind: "forEachPlayer", of: { ...of }, effects: [inner] };
      return [...before, c.say(effect, { variant: 2, join: "sentence" })];
    },
);
