import type { Effect, Modification } from "@spellroom/card-language";
import { either, type Parser } from "../../parse/parser.ts";
import { g, phrase, rule } from "../../parse/template.ts";
import type { Scope, Sem } from "../../scope.ts";
import { Unresolved } from "../../unresolved.ts";
import { shapeMods } from "../modification/becomes.ts";
import type { Rider } from "./changed.ts";

type Word = "creature" | "permanent" | "it";

const subject: Parser<Word> = either<Word>(
  phrase(g`that creature is`, "creature"),
  phrase(g`that permanent is`, "permanent"),
  phrase(g`it's`, "it"),
);

/** Types, colors and sizes that are written out: nothing that would have to be found or chosen first. */
function isWritten(one: Modification): boolean {
  if (one.kind === "setPT") return typeof one.power === "number" && typeof one.toughness === "number";
  return one.kind === "types" || (one.kind === "colors" && typeof one.colors === "object");
}

function enteringAs(word: Word, of: Sem<readonly Modification[]>): Rider {
  return (c: Scope, before) => {
    const last = before.at(-1);
    if (last?.kind !== "move" || last.to.zone !== "battlefield" || last.to.with?.modifications !== undefined)
      throw new Unresolved("is", "nothing was put onto the battlefield");
    if (last.what.kind === "all" || (last.what.kind === "ref" && c.isPlural(last.what.ref)))
      throw new Unresolved("is", "several things");
    const modifications = [...of(c)];
    if (!modifications.every(isWritten)) throw new Unresolved("is", "something to be found first");
    c.say(modifications, word === "it" ? { as: "it" } : { as: "that", noun: word });
    const to = { ...last.to, with: { ...last.to.with, modifications } };
    c.say(to, c.wording.get(last.to) ?? {});
    const after: Effect = { ...last, to };
    return [...before.slice(0, -1), c.say(after, c.wording.get(last) ?? {})];
  };
}

/** "That creature is a black Zombie in addition to its other colors and types.": as it enters (CR 611.2e). */
export const entersAs: Parser<Rider> = rule(g`${subject} (a|an) ${shapeMods}`, (word, of) => {
  return of.many ? none : enteringAs(word, of.mods);
});

const none: Rider = () => {
  throw new Unresolved("is", "number does not agree");
};
