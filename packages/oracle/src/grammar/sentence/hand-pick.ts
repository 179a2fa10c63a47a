import type { Effect, Filter } from "@spellroom/card-language";
import { either, type Parser } from "../../parse/parser.ts";
import { g, rule } from "../../parse/template.ts";
import type { Sem } from "../../scope.ts";
import { Unresolved } from "../../unresolved.ts";
import { type Described, nounPhrase } from "../forward.ts";
import { type Post, post } from "../noun/post.ts";
import { bareCards } from "../reference/from-among.ts";

interface Pick {
  readonly cards: Sem<Described>;
  readonly after: readonly Sem<Post>[];
}

const picked: Parser<Pick> = either<Pick>(
  rule(g`you choose (a|an) ${nounPhrase} from it`, (cards) => ({ cards, after: [] })),
  rule(g`you choose (a|an) ${nounPhrase} from it ${post}`, (cards, more) => ({ cards, after: [more] })),
);

/** "You choose a nonland card from it. That player discards that card.": from a hand that was revealed. */
export const handPick: Parser<Sem<readonly Effect[]>> = rule(
  g`${picked}. that player discards that card`,
  (pick) => (c) => {
    const described = pick.cards(c);
    const more = pick.after.flatMap((one) => one(c).of);
    const cards = bareCards(described, false);
    const filter: Filter = { zones: ["hand"], of: [...cards.of, ...more] };
    const said = c.wording.get(described.filter);
    if (said !== undefined) c.say(filter, said);
    if (c.pile?.zone !== "hand") throw new Unresolved("it", "no hand was revealed");
    const who = c.say(c.thatPlayer("player"), { as: "that", noun: "player" });
    const effect: Effect = { kind: "discard", who, amount: 1, filter, chooser: { kind: "you" } };
    return [
      pick.after.length === 0 && described.filter.of.length > 0 ? c.say(effect, { variant: 1 }) : effect,
    ];
  },
);
