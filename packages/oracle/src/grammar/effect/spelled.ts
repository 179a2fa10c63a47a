import type { Effect, PlayerRef, Selection } from "@spellroom/card-language";
import { either, type Parser } from "../../parse/parser.ts";
import { g, rule } from "../../parse/template.ts";
import type { Sem } from "../../scope.ts";
import { Unresolved } from "../../unresolved.ts";
import { objectRef } from "../forward.ts";
import { manaRun } from "../mana.ts";

const YOU: PlayerRef = { kind: "you" };

/** Instructions that are always put in the same words. */
export const spelled: Parser<Sem<readonly Effect[]>> = either<Sem<readonly Effect[]>>(
  rule(
    g`at the beginning of your next upkeep, pay ${manaRun}. if you don't, you lose the game`,
    (mana) => (c) => {
      const pact: Effect = {
        kind: "unless",
        who: YOU,
        cost: [{ kind: "mana", mana }],
        effects: [{ kind: "loseGame", who: YOU }],
      };
      const delayed: Effect = {
        kind: "delayed",
        event: { kind: "nextStep", step: "upkeep", whose: YOU },
        body: { kind: "plain", effects: [pact] },
      };
      return [c.say(delayed, { variant: 20 })];
    },
  ),
  rule(g`all creatures able to block ${objectRef} this turn do so`, (ref) => (c) => {
    const object = ref(c);
    if (c.isPlural(object)) throw new Unresolved("able to block", "several of them");
    return [
      {
        kind: "modify",
        what: { kind: "ref", ref: object },
        modifications: [{ kind: "restriction", restriction: { kind: "mustBeBlocked", byAll: true } }],
        duration: "endOfTurn",
      },
    ];
  }),
  rule(
    g`${objectRef}'s owner puts it on their choice of the top or bottom of their library`,
    (ref) => (c) => {
      const object = ref(c);
      if (object.kind !== "target" || c.isPlural(object))
        throw new Unresolved("top or bottom", "of no target");
      const what = (): Selection => ({ kind: "ref", ref: { ...object } });
      const put = (position: "top" | "bottom"): Effect => ({
        kind: "move",
        what: what(),
        to: { zone: "library", position },
      });
      const effect: Effect = {
        kind: "chooseOne",
        who: { kind: "owner", of: object },
        options: [[put("top")], [put("bottom")]],
      };
      return [c.say(effect, { variant: 2 })];
    },
  ),
);
