import type { Effect, Filter, Selection } from "@spellroom/card-language";
import { either, map, mapSome, type Parser, seq } from "../../parse/parser.ts";
import { g, rule } from "../../parse/template.ts";
import type { Scope, Sem } from "../../scope.ts";
import { Unresolved } from "../../unresolved.ts";
import { bindResult } from "../effect/bind.ts";
import { deedTable } from "../effect/deed.ts";
import { libraryDeeds } from "../effect/library.ts";
import { type Described, nounPhrase, playerRef } from "../forward.ts";
import type { Post } from "../noun/place.ts";
import { post } from "../noun/post.ts";
import { bareCards } from "../reference/from-among.ts";

const libraryDeed = deedTable(libraryDeeds);

/** "look at target player's hand", before "and choose a card from it". */
const looks: Parser<Sem<readonly Effect[]>> = mapSome(libraryDeed, (deed) =>
  deed.verb === "look" && deed.form === "base"
    ? (c: Scope) => deed.run(c, () => ({ kind: "you" })).map((one) => c.say(one, { you: false }))
    : undefined,
);

interface Pick {
  readonly cards: Sem<Described>;
  readonly after: readonly Sem<Post>[];
}

function pickedBy(lead: Parser<unknown>): Parser<Pick> {
  return either<Pick>(
    map(g`${lead} (a|an) ${nounPhrase} from it`, ([, cards]) => ({ cards, after: [] })),
    map(g`${lead} (a|an) ${nounPhrase} from it ${post}`, ([, cards, more]) => ({ cards, after: [more] })),
  );
}

const picked: Parser<Pick> = pickedBy(g`you choose`);
const chosenAlso: Parser<Pick> = pickedBy(g`and choose`);

/** The cards among which one is chosen, in a hand that was revealed or looked at. */
function inHand(pick: Pick, c: Scope): { readonly filter: Filter; readonly early: boolean } {
  const described = pick.cards(c);
  const more = pick.after.flatMap((one) => one(c).of);
  const cards = bareCards(described, false);
  const filter: Filter = { zones: ["hand"], of: [...cards.of, ...more] };
  const said = c.wording.get(described.filter);
  if (said !== undefined) c.say(filter, said);
  if (c.pile?.zone !== "hand") throw new Unresolved("it", "no hand was revealed");
  return { filter, early: pick.after.length === 0 && described.filter.of.length > 0 };
}

function discards(pick: Pick, c: Scope): Effect {
  const { filter, early } = inHand(pick, c);
  const who = c.say(c.thatPlayer("player"), { as: "that", noun: "player" });
  const effect: Effect = { kind: "discard", who, amount: 1, filter, chooser: { kind: "you" } };
  return early ? c.say(effect, { variant: 1 }) : effect;
}

/** "You choose a nonland card from it and exile that card." (21), with the exile in a sentence of its own (22). */
function exiles(pick: Pick, variant: 21 | 22, c: Scope, until?: "sourceLeaves"): Effect {
  const { filter, early } = inHand(pick, c);
  const { pile } = c;
  if (pile === undefined) throw new Unresolved("it", "no hand was revealed");
  c.refer(pile.of);
  const what: Selection = {
    kind: "choose",
    by: { kind: "you" },
    filter,
    count: { min: 1, max: 1 },
    among: c.bound(pile.of),
  };
  const fields = bindResult(what, "exiled", c, ["card"]);
  const effect: Effect = {
    kind: "exile",
    what,
    ...c.link("exiled"),
    ...(until === undefined ? {} : { until }),
    ...fields,
  };
  return c.say(effect, early ? { variant, first: true } : { variant });
}

/** "target opponent reveals their hand", before "and you choose a nonland card from it". */
const reveals: Parser<Sem<readonly Effect[]>> = mapSome(seq(playerRef, libraryDeed), ([who, deed]) =>
  deed.verb === "reveal" && deed.form === "third"
    ? (c: Scope): readonly Effect[] => {
        const player = who(c);
        const before = c.actor;
        c.actor = () => ({ ...player });
        const effects = deed.run(c, () => ({ ...player }));
        c.actor = before;
        return effects;
      }
    : undefined,
);

/** How the choice follows the revealing, and where the card goes. */
function revealedThen(
  reveal: Sem<readonly Effect[]>,
  does: (c: Scope) => Effect,
  join: "and" | "comma",
): Sem<readonly Effect[]> {
  return (c) => {
    const first = reveal(c);
    return [...first, c.say(does(c), { join })];
  };
}

/** "You choose a nonland card from it. That player discards that card.": from a hand that was revealed. */
export const handPick: Parser<Sem<readonly Effect[]>> = either<Sem<readonly Effect[]>>(
  rule(g`${reveals} and ${picked}. that player discards that card`, (reveal, pick) =>
    revealedThen(reveal, (c) => discards(pick, c), "and"),
  ),
  rule(g`${reveals} and ${picked}. exile that card`, (reveal, pick) =>
    revealedThen(reveal, (c) => exiles(pick, 22, c), "and"),
  ),
  rule(g`${reveals} and ${picked}. exile that card until ~ leaves the battlefield`, (reveal, pick) =>
    revealedThen(reveal, (c) => exiles(pick, 22, c, "sourceLeaves"), "and"),
  ),
  rule(g`${picked}. exile that card until ~ leaves the battlefield`, (pick) => (c) => [
    exiles(pick, 22, c, "sourceLeaves"),
  ]),
  rule(g`${reveals}, ${picked}, then that player discards that card`, (reveal, pick) =>
    revealedThen(reveal, (c) => c.say(discards(pick, c), { goesOn: true }), "comma"),
  ),
  rule(g`${picked}. that player discards that card`, (pick) => (c) => [discards(pick, c)]),
  rule(g`${picked} and exile that card`, (pick) => (c) => [exiles(pick, 21, c)]),
  rule(g`${picked}. exile that card`, (pick) => (c) => [exiles(pick, 22, c)]),
  rule(g`${looks} ${chosenAlso}. that player discards that card`, (look, pick) => (c) => {
    const first = look(c);
    return [...first, c.say(discards(pick, c), { join: "and", you: false })];
  }),
);
