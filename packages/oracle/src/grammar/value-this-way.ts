import {
  type Amount,
  BASIC_LAND_TYPES,
  type Filter,
  REFERENCE_NOUNS,
  type ReferenceNoun,
  type Zone,
} from "@spellroom/card-language";
import { either, mapSome, type Parser, token } from "../parse/parser.ts";
import { g, phrase, rule } from "../parse/template.ts";
import type { Scope, Sem } from "../scope.ts";
import { Unresolved } from "../unresolved.ts";
import { nounPhrase } from "./forward.ts";

type Value = Parser<Sem<Amount>>;

const WAYS = [
  "destroyed",
  "exiled",
  "sacrificed",
  "tapped",
  "untapped",
  "discarded",
  "milled",
  "returned",
  "revealed",
] as const;

const way: Parser<string> = token(({ lower }) => WAYS.find((one) => one === lower));

const wayNoun = token(({ lower }) => REFERENCE_NOUNS.find((one) => one.toLowerCase() === lower));

/** "for each creature destroyed this way": as many as it really happened to. */
const thisWay: Value = rule(
  g`${wayNoun} ${way} this way`,
  (noun, how) => (c) => c.say({ kind: "countRef", ref: c.thisWay(noun, how) }, { noun, amount: "forEach" }),
);

/** What was done with permanents or cards of a kind, one of which is spoken of. */
export interface ThisWay {
  readonly noun: ReferenceNoun;
  readonly how: string;
}

/** "land destroyed this way", "card exiled this way": one of those that have left where they were so. */
export const thingThisWay: Parser<ThisWay> = mapSome(g`${wayNoun} ${way} this way`, ([noun, how]) =>
  how === "destroyed" || how === "sacrificed" || how === "exiled" ? { noun, how } : undefined,
);

const manyWayNoun = token(({ lower }) => REFERENCE_NOUNS.find((one) => `${one.toLowerCase()}s` === lower));

/** "the number of creatures destroyed this way". */
export const numberThisWay: Value = rule(
  g`the number of ${manyWayNoun} ${way} this way`,
  (noun, how) => (c) => c.say({ kind: "countRef", ref: c.thisWay(noun, how) }, { noun }),
);

/** "the greatest number of cards a player discarded this way" */
export const mostThisWay: Value = phrase(
  g`the greatest number of cards a player discarded this way`,
  (c: Scope) => ({ kind: "countRef", ref: c.thisWay("card", "discarded"), mostOfOne: true }),
);

/** "creature card put into your graveyard this way": of the milled cards those that are there. */
const milledThere: Value = rule(
  g`${nounPhrase} put into ${graveyardWord()} graveyard this way`,
  (np, variant) => (c) => {
    const described = np(c);
    if (described.many || described.filter.zones?.length !== 0)
      throw new Unresolved("for each", "no kind of card");
    const ref = c.thisWay(undefined, "milled");
    const filter: Filter = {
      zones: ["graveyard"],
      of: [...described.filter.of, c.say({ kind: "oneOf" as const, ref }, { variant })],
    };
    return { kind: "count", filter: c.say(filter, { ...c.wording.get(described.filter) }) };
  },
);

/** Where cards are after what was done with them, as far as they can be seen there (CR 701.8c); revealed ones stay where they are. */
const CARDS_ARE: Readonly<Record<string, readonly Zone[]>> = {
  exiled: ["exile"],
  discarded: ["graveyard", "exile"],
  revealed: ["library", "hand"],
};

/** "creature card exiled this way": of the cards exiled those of a kind. */
const cardsThisWay: Value = rule(g`${nounPhrase} ${way} this way`, (np, how) => (c) => {
  const described = np(c);
  const zones = CARDS_ARE[how];
  const { filter, many } = described;
  if (many || zones === undefined || filter.zones?.length !== 0 || filter.of.length === 0)
    throw new Unresolved("for each", "no kind of card");
  const ref = c.thisWay(undefined, how);
  const one = c.say({ kind: "oneOf" as const, ref }, { variant: 17 });
  const placed: Filter = { zones, of: [...filter.of, one] };
  return { kind: "count", filter: c.say(placed, { ...c.wording.get(filter) }) };
});

const basicLand: Parser<string> = token(({ text }) => BASIC_LAND_TYPES.find((type) => type === text));

/** "Plains returned this way": as many as were returned to a hand. */
const landsReturned: Value = rule(g`${basicLand} returned this way`, (type) => (c) => {
  const ref = c.thisWay(undefined, "taken");
  if (c.nounsOf(ref)[0] !== type) throw new Unresolved("returned this way", "only some of them");
  return c.say({ kind: "countRef", ref }, { amount: "forEach", variant: 21 });
});

/** "card returned to your hand this way": those of them that are there. */
const returnedToHand: Value = phrase(g`card returned to your hand this way`, (c: Scope) => {
  const ref = c.thisWay(undefined, "taken");
  const one = c.say({ kind: "oneOf" as const, ref }, { variant: 18 });
  const owner = { kind: "owner" as const, player: { kind: "you" as const } };
  return { kind: "count", filter: { zones: ["hand"], of: [one, owner] } };
});

/** "card you put on top of your library": of those that were surveilled. */
const keptOnTop: Value = phrase(g`card you put on top of your library`, (c: Scope) =>
  c.say({ kind: "countRef" as const, ref: c.thisWay(undefined, "kept") }, { amount: "forEach" }),
);

const drawnThisWay: Value = phrase(g`card drawn this way`, (c: Scope) => {
  const cards = c.thisWay(undefined, "drawn");
  if (cards.kind !== "bound") throw new Unresolved("drawn this way", "nothing that has a name");
  return c.say({ kind: "bound" as const, name: cards.name }, { amount: "forEach" });
});

/** What was done with so many things, as in "For each card exiled this way, ...". */
export const doneThisWay: Value = either<Sem<Amount>>(
  thisWay,
  milledThere,
  cardsThisWay,
  drawnThisWay,
  keptOnTop,
);

/** Whose graveyard the cards were put into, which goes without saying. */
function graveyardWord(): Parser<number> {
  return either<number>(phrase(g`that`, 4), phrase(g`your`, 5), phrase(g`a`, 6));
}

/** What the target player of an instruction has gained control of. */
const gainedThisWay: Value = phrase(g`one they gained control of this way`, (c: Scope) =>
  c.say({ kind: "countRef" as const, ref: c.thisWay(undefined, "gained") }, { amount: "forEach" }),
);

/** How many there are of what an instruction before has dealt with: what stands after "for each". */
export const dealtWithThisWay: Value = either<Sem<Amount>>(
  thisWay,
  milledThere,
  cardsThisWay,
  landsReturned,
  returnedToHand,
  drawnThisWay,
  gainedThisWay,
);
