import type { Condition, Filter, Predicate } from "@spellroom/card-language";
import type { Parser } from "../../parse/parser.ts";
import { g, rule } from "../../parse/template.ts";
import type { Sem } from "../../scope.ts";
import { Unresolved } from "../../unresolved.ts";
import { nounPhrase } from "../forward.ts";
import { placed } from "../reference/selection.ts";

function yours(): readonly Predicate[] {
  return [
    { kind: "owner", player: { kind: "you" } },
    { kind: "controller", player: { kind: "you" } },
  ];
}

/** "you both own and control ~ and a creature named Graf Rats": the pair that an instruction to meld means (CR 701.37). */
export const ownAndControlCondition: Parser<Sem<Condition>> = rule(
  g`you both own and control ~ and (a|an) ${nounPhrase}`,
  (np) => (c) => {
    const described = np(c);
    if (described.many) throw new Unresolved("own and control", "number does not agree");
    const filter = placed(described);
    if (filter.zones !== undefined) throw new Unresolved("own and control", "no permanent");
    const partner: Filter = { of: [...filter.of, ...yours()] };
    const said = c.wording.get(filter);
    if (said !== undefined) c.say(partner, said);
    c.pair = partner;
    return {
      kind: "all",
      of: [
        { kind: "is", object: { kind: "this" }, of: yours(), zones: ["battlefield"] },
        { kind: "exists", filter: partner },
      ],
    };
  },
);
