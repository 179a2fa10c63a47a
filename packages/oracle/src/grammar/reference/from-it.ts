import type { Filter, Selection } from "@spellroom/card-language";
import { either, mapSome, type Parser } from "../../parse/parser.ts";
import { g, rule } from "../../parse/template.ts";
import type { Scope, Sem } from "../../scope.ts";
import { Unresolved } from "../../unresolved.ts";
import { type Described, nounPhrase } from "../forward.ts";
import { bareCards } from "./from-among.ts";
import { choiceNumber } from "./selection.ts";

type Count = Extract<Selection, { kind: "choose" }>["count"];

/** "an instant or sorcery card from it", "two cards from it": from a hand that was revealed or looked at. */
export function fromRevealedHand(np: Described, count: Count, many: boolean, c: Scope): Selection {
  const { pile } = c;
  if (pile?.zone !== "hand") throw new Unresolved("it", "no hand was revealed");
  const cards = bareCards(np, many);
  const filter: Filter = { zones: ["hand"], of: cards.of };
  const said = c.wording.get(np.filter);
  if (said !== undefined) c.say(filter, said);
  c.refer(pile.of);
  const among = c.bound(pile.of);
  const what: Selection = { kind: "choose", by: { kind: "you" }, filter, count, among };
  return c.say(what, { variant: 13 });
}

export const fromIt: Parser<Sem<Selection>> = either<Sem<Selection>>(
  rule(g`(a|an) ${nounPhrase} from it`, (np) => (c) => fromRevealedHand(np(c), { min: 1, max: 1 }, false, c)),
  mapSome(g`${choiceNumber} ${nounPhrase} from it`, ([number, np]) =>
    number.many ? (c: Scope) => fromRevealedHand(np(c), number.count(c), true, c) : undefined,
  ),
);

const THEN_AT_ONCE: readonly Parser<unknown>[] = [
  g`. that player discards that card`,
  g`. exile that card`,
  g`, then that player discards that card`,
  g`and exile that card`,
];

/** "choose two cards from it", unless what follows is part of the choice: "You choose a card from it. That player discards that card." */
export const fromItAlone: Parser<Sem<Selection>> = (input, at) =>
  fromIt(input, at).filter(({ end }) => THEN_AT_ONCE.every((then) => then(input, end).length === 0));
