import type { Modification } from "@spellroom/card-language";
import { either, type Parser } from "../../parse/parser.ts";
import { g, rule } from "../../parse/template.ts";
import type { Sem } from "../../scope.ts";
import { Unresolved } from "../../unresolved.ts";
import { onWhat } from "../effect/tokens.ts";
import { grantedList } from "../modification/index.ts";
import { changed, last, type Rider } from "./changed.ts";

/** "It has "Sacrifice this token: Add {C}."": abilities of the tokens that were created (CR 111.3). */
function withAbilities(mods: Sem<readonly Modification[]>, many: boolean): Rider {
  return (c, before) => {
    const { head, effect } = last(before);
    if (effect.kind === "may") {
      const key = effect.then === undefined ? ("effects" as const) : ("then" as const);
      const inner = withAbilities(mods, many)(c, effect[key] ?? [], 1);
      return [...head, changed(effect, { ...effect, [key]: inner }, c)];
    }
    if (effect.kind !== "createToken" || effect.token.kind !== "token")
      throw new Unresolved("it has", "no token was created");
    const { token: plain } = effect;
    if ((effect.amount !== 1) !== many || c.wording.get(plain)?.variant !== undefined)
      throw new Unresolved("it has", "number does not agree");
    const given = mods(c.quoted(onWhat(plain.subtypes ?? [], c))).flatMap((one) =>
      one.kind === "gainAbility" ? [c.say(one.ability, { join: "sentence" })] : [],
    );
    const abilities = [...(plain.abilities ?? []), ...given];
    const said = c.wording.get(plain) ?? {};
    const token = c.say({ ...plain, abilities }, { ...said, variant: many ? 2 : 1 });
    return [...head, changed(effect, { ...effect, token }, c)];
  };
}

/** "That token has haste.": as the copy was made (CR 707.9a). */
function copyHas(mods: Sem<readonly Modification[]>, variant: number): Rider {
  return (c, before) => {
    const { head, effect } = last(before);
    if (
      effect.kind !== "createCopyToken" ||
      effect.except !== undefined ||
      (effect.amount === 1) !== variant < 2
    )
      throw new Unresolved("that token", "no copy was created");
    const except = c.say([...mods(c)], { variant: 10 + variant });
    const { bind } = effect;
    if (bind !== undefined)
      c.mentionObject(() => c.bound(bind), ["token", "creature", "permanent"], { plural: variant === 2 });
    return [...head, changed(effect, { ...effect, except }, c)];
  };
}

/** What the tokens that were just created also have. */
export const tokenAbility: Parser<Rider> = either<Rider>(
  rule(g`that token has ${grantedList}`, (mods) => copyHas(mods, 0)),
  rule(g`the token has ${grantedList}`, (mods) => copyHas(mods, 1)),
  rule(g`those tokens have ${grantedList}`, (mods) => copyHas(mods, 2)),
  rule(g`it has ${grantedList}`, (mods) => withAbilities(mods, false)),
  rule(g`they have ${grantedList}`, (mods) => withAbilities(mods, true)),
);
