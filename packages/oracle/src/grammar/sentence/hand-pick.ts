import type { Effect, Filter } from "@spellroom/card-language";
import { map, type Parser } from "../../parse/parser.ts";
import { g } from "../../parse/template.ts";
import type { Scope, Sem } from "../../scope.ts";
import { Unresolved } from "../../unresolved.ts";
import { nounPhrase } from "../forward.ts";
import { bareCards } from "../reference/from-among.ts";

/** "You choose a nonland card from it. That player discards that card.": from a hand that was revealed. */
export const handPick: Parser<Sem<readonly Effect[]>> = map(
  g`you choose (a|an) ${nounPhrase} from it. that player discards that card`,
  ([np]) =>
    (c: Scope) => {
      const described = np(c);
      const cards = bareCards(described, false);
      const filter: Filter = { zones: ["hand"], of: cards.of };
      const said = c.wording.get(described.filter);
      if (said !== undefined) c.say(filter, said);
      if (c.pile?.zone !== "hand") throw new Unresolved("it", "no hand was revealed");
      const who = c.thatPlayer("player");
      return [{ kind: "discard", who, amount: 1, filter, chooser: { kind: "you" } }];
    },
);
