import type { Condition } from "@spellroom/card-language";
import { either, type Parser } from "../../parse/parser.ts";
import { g, rule } from "../../parse/template.ts";
import type { Sem } from "../../scope.ts";
import { condition } from "../forward.ts";
import { controlCondition, thereCondition } from "./exists.ts";
import { happenedCondition } from "./happened.ts";
import { measureCondition } from "./measures.ts";
import { ownAndControlCondition } from "./own-and-control.ts";
import { paidCondition } from "./paid.ts";
import { playerCondition } from "./players.ts";
import { qualityCondition } from "./quality.ts";

const single: Parser<Sem<Condition>> = either(
  controlCondition,
  ownAndControlCondition,
  thereCondition,
  playerCondition,
  happenedCondition,
  qualityCondition,
  paidCondition,
  measureCondition,
);

condition.define(
  either<Sem<Condition>>(
    single,
    rule(g`${single} and ${single}`, (a, b) => (c) => ({ kind: "all", of: [a(c), b(c)] })),
    rule(g`${single} or ${single}`, (a, b) => (c) => ({ kind: "any", of: [a(c), b(c)] })),
    rule(
      g`${single} or if ${single}`,
      (a, b) => (c) => c.say({ kind: "any" as const, of: [a(c), b(c)] }, { variant: 2 }),
    ),
  ),
);
