import type { Modification } from "@spellroom/card-language";
import { either, map, mapSome, type Parser } from "../../parse/parser.ts";
import { g, phrase, rule } from "../../parse/template.ts";
import type { Scope, Sem } from "../../scope.ts";
import { Unresolved } from "../../unresolved.ts";
import { exceptions } from "../forward.ts";
import { properName } from "../name.ts";
import { shapeMods } from "./becomes.ts";
import { grantedList, staticItem } from "./index.ts";
import { plainPT } from "./power.ts";

type Mods = Sem<readonly Modification[]>;

const part: Parser<Mods> = either<Mods>(
  mapSome(g`it ${staticItem}`, ([one]) =>
    one.form === "third" && one.time === undefined ? one.mods : undefined,
  ),
  map(
    g`it gains ${grantedList}`,
    ([mods]) =>
      (c: Scope) =>
        mods(c).map((one) => c.say(one, { variant: 5 })),
  ),
  mapSome(g`it's (a|an) ${shapeMods}`, ([shape]) => (shape.many ? undefined : shape.mods)),
  map(g`it's ${plainPT}`, ([pt]) => (c: Scope): readonly Modification[] => [
    c.say({ kind: "setPT" as const, ...pt(c) }, { variant: 1 }),
  ]),
  map(g`it's still ${plainPT}`, ([pt]) => (c: Scope): readonly Modification[] => [
    c.say({ kind: "setPT" as const, ...pt(c) }, { variant: 3 }),
  ]),
  map(g`its name is ${properName}`, ([name]) => () => [{ kind: "setName", name }]),
  map(g`its name is still ${properName}`, ([name]) => (c: Scope): readonly Modification[] => {
    if (name !== c.self.name) throw new Unresolved("still", "another name than before");
    return [c.say({ kind: "setName" as const, name }, { variant: 4 })];
  }),
  phrase(g`it's legendary`, () => [{ kind: "types", mode: "add", supertypes: ["legendary"] }]),
  phrase(g`it's legendary in addition to its other types`, (c: Scope): readonly Modification[] => [
    c.say(
      { kind: "types" as const, mode: "add" as const, supertypes: ["legendary" as const] },
      { variant: 9 },
    ),
  ]),
  phrase(g`it isn't legendary`, () => [{ kind: "types", mode: "remove", supertypes: ["legendary"] }]),
);

/** ", except it has haste": what a copy has or is besides what it copies (CR 707.9). */
exceptions.define(
  either<Mods>(
    rule(g`, except ${part}`, (one) => one),
    rule(
      g`, except ${part}, ${part}, and ${part}`,
      (a, b, d) => (c) => c.say([...a(c), ...b(c), ...d(c)], { variant: 2 }),
    ),
    rule(g`, except ${part} and ${part}`, (a, b) => (c) => c.say([...a(c), ...b(c)], { variant: 1 })),
  ),
);
