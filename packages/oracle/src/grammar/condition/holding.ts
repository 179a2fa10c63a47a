import {
  type Amount,
  type Comparison,
  type Condition,
  isEachPlayer,
  type PlayerRef,
} from "@spellroom/card-language";
import { either, map, type Parser } from "../../parse/parser.ts";
import { g, phrase, rule } from "../../parse/template.ts";
import type { Scope, Sem } from "../../scope.ts";
import { Unresolved } from "../../unresolved.ts";
import { playerRef } from "../forward.ts";
import { numberWord } from "../numbers.ts";

/** Somebody who has cards in a zone: one player, or any one of several. */
interface Holder {
  readonly who: Sem<PlayerRef>;
  readonly anyOne?: true;
}

const holder: Parser<Holder> = either<Holder>(
  phrase(g`you have`, { who: () => ({ kind: "you" }) }),
  phrase(g`they have`, { who: (c: Scope) => c.they() }),
  rule(g`${playerRef} has`, (who) => ({ who: (c: Scope) => onePlayer(who(c)) })),
  phrase(g`an opponent has`, { who: () => ({ kind: "opponents" }), anyOne: true }),
  phrase(g`a player has`, { who: () => ({ kind: "allPlayers" }), anyOne: true }),
);

/** "each opponent has two cards in hand" is not about how many they have together. */
function onePlayer(who: PlayerRef): PlayerRef {
  if (isEachPlayer(who)) throw new Unresolved("has cards", "each of several players");
  return who;
}

interface Bound {
  readonly compare: Comparison;
  readonly right: number;
}

function bound(compare: Comparison): (right: number) => Bound {
  return (right) => ({ compare, right });
}

const cards: Parser<Bound> = either<Bound>(
  phrase(g`no cards`, { compare: "=", right: 0 }),
  phrase(g`a card`, { compare: ">=", right: 1 }),
  rule(g`${numberWord} or more cards`, bound(">=")),
  rule(g`${numberWord} or fewer cards`, bound("<=")),
  rule(g`fewer than ${numberWord} cards`, bound("<")),
  rule(g`exactly ${numberWord} cards`, bound("=")),
);

type Zone = "hand" | "graveyard";

const where: Parser<Zone> = either<Zone>(
  phrase(g`in hand`, "hand"),
  phrase(g`in (your|their) graveyard`, "graveyard"),
);

/** Of several players the one with most or fewest decides whether there is one who has so many. */
function decisive({ compare, right }: Bound): "least" | "greatest" {
  if (compare === ">=") return "greatest";
  if (compare === "=" && right > 0)
    throw new Unresolved("has cards", "exactly so many, one of several players");
  return "least";
}

function has({ who, anyOne }: Holder, number: Bound, zone: Zone, variant?: number): Sem<Condition> {
  return (c) => {
    const left: Amount = {
      kind: "cardsIn",
      zone,
      of: who(c),
      ...(anyOne === undefined ? {} : { which: decisive(number) }),
    };
    const holds: Condition = { kind: "compare", left, ...number };
    comparing(left, number.right, number.compare, c);
    return variant === undefined ? holds : c.say(holds, { variant });
  };
}

/** "The difference": by how much one of the two numbers is greater than the other. */
export function comparing(left: Amount, right: Amount, by: Comparison, c: Scope): void {
  if (by !== "<" && by !== ">") return;
  const [more, less] = by === ">" ? [left, right] : [right, left];
  c.difference = () =>
    c.say({ kind: "difference" as const, of: again(more), minus: again(less) }, { as: "the" });
}

function again(amount: Amount): Amount {
  return typeof amount === "number" ? amount : { ...amount };
}

/** "an opponent has no cards in hand", "you have seven or more cards in your graveyard", "a graveyard has a card in it". */
export const holding: Parser<Sem<Condition>> = either<Sem<Condition>>(
  rule(g`${holder} ${cards} ${where}`, (who, number, zone) =>
    has(who, number, zone, zone === "graveyard" ? 13 : undefined),
  ),
  map(g`a graveyard has ${cards} in it`, ([number]) =>
    has({ who: () => ({ kind: "allPlayers" }), anyOne: true }, number, "graveyard", 14),
  ),
  rule(g`${holder} exactly ${numberWord} or exactly ${numberWord} cards in hand`, (who, a, b) => (c) => {
    const of = [a, b].map((right) => has(who, { compare: "=", right }, "hand")(c));
    return c.say({ kind: "any" as const, of }, { variant: 1 });
  }),
);
