import type { Amount, Condition, Filter, PlayerRef } from "@spellroom/card-language";
import { either, map, type Parser } from "../../parse/parser.ts";
import { g, phrase, rule } from "../../parse/template.ts";
import type { Sem } from "../../scope.ts";
import { Unresolved } from "../../unresolved.ts";
import { type Described, nounPhrase, playerRef } from "../forward.ts";

type ConditionRule = Parser<Sem<Condition>>;

const EACH: PlayerRef = { kind: "each" };
const YOU: PlayerRef = { kind: "you" };

function theirs(np: Described, many: boolean, player: PlayerRef): Filter {
  if (np.many !== many || np.filter.zones !== undefined)
    throw new Unresolved("who controls", "number does not agree");
  return { ...np.filter, of: [...np.filter.of, { kind: "controller", player }] };
}

/** "controls more lands than you": more than the controller of the ability does. */
function more(np: Sem<Described>): Sem<Condition> {
  return (c) => {
    const described = np(c);
    const left: Amount = { kind: "count", filter: theirs(described, true, EACH) };
    const right: Amount = { kind: "count", filter: theirs(described, true, YOU) };
    return { kind: "compare", left, compare: ">", right };
  };
}

function hands(): Sem<Condition> {
  const inHand = (of: PlayerRef): Amount => ({ kind: "cardsIn", zone: "hand", of });
  return () => ({ kind: "compare", left: inHand(EACH), compare: ">", right: inHand(YOU) });
}

function hurt(combat: boolean): Sem<Condition> {
  const to = { kind: "player" as const, player: EACH };
  const event = {
    kind: "dealsDamage" as const,
    source: { filter: { of: [] } },
    to,
    ...(combat ? { combat } : {}),
  };
  return () => ({ kind: "happened", event, when: "thisTurn" });
}

/** What may be so of each of several players, after "who" of one of them. */
const ofOne: ConditionRule = either<Sem<Condition>>(
  rule(g`who controls (a|an) ${nounPhrase}`, (np) => (c) => ({
    kind: "exists",
    filter: theirs(np(c), false, EACH),
  })),
  rule(g`who doesn't control (a|an) ${nounPhrase}`, (np) => (c) => ({
    kind: "not",
    of: c.say({ kind: "exists" as const, filter: theirs(np(c), false, EACH) }, { variant: 1 }),
  })),
  rule(g`who controls more ${nounPhrase} than you`, more),
  phrase(g`who has more cards in hand than you`, hands()),
  phrase(g`who lost life this turn`, () => ({
    kind: "happened",
    event: { kind: "losesLife", who: EACH },
    when: "thisTurn",
  })),
  phrase(g`who was dealt combat damage this turn`, hurt(true)),
  phrase(g`who was dealt damage this turn`, hurt(false)),
);

/** The same of several. */
const ofMany: ConditionRule = either<Sem<Condition>>(
  rule(g`who control more ${nounPhrase} than you`, more),
  phrase(g`who have more cards in hand than you`, hands()),
  phrase(g`that were dealt combat damage this turn`, hurt(true)),
);

function counted(kind: "opponents" | "allPlayers", where: Sem<Condition>): Sem<Amount> {
  return (c) => ({ kind: "countPlayers", players: { kind }, where: where(c) });
}

/** "opponent who lost life this turn": what "for each" counts. */
export const suchPlayer: Parser<Sem<Amount>> = either<Sem<Amount>>(
  map(g`opponent ${ofOne}`, ([where]) => counted("opponents", where)),
  map(g`player ${ofOne}`, ([where]) => counted("allPlayers", where)),
);

/** "the number of players who control more lands than you" */
export const numberOfSuchPlayers: Parser<Sem<Amount>> = either<Sem<Amount>>(
  map(g`the number of opponents ${ofMany}`, ([where]) => counted("opponents", where)),
  map(g`the number of players ${ofMany}`, ([where]) => counted("allPlayers", where)),
);

/** "attacking that player": with a creature that attacks the player, not one of the player's planeswalkers. */
const attacking: ConditionRule = rule(g`attacking ${playerRef}`, (who) => (c) => {
  const of: Filter["of"] = [
    { kind: "type", type: "creature" },
    { kind: "controller", player: EACH },
    { kind: "attacksPlayer", player: who(c) },
  ];
  return c.say({ kind: "exists" as const, filter: { of } }, { variant: 28 });
});

/** Players, and what must be so of each of them. */
interface SuchPlayers {
  readonly of: PlayerRef;
  readonly where: Sem<Condition>;
}

/** "each opponent who doesn't control an Elf": those of several players of whom something is so. */
export const eachSuchPlayer: Parser<SuchPlayers> = either<SuchPlayers>(
  map(g`each opponent ${ofOne}`, ([where]) => ({ of: { kind: "opponents" }, where })),
  map(g`each player ${ofOne}`, ([where]) => ({ of: { kind: "allPlayers" }, where })),
  map(g`each opponent ${attacking}`, ([where]) => ({ of: { kind: "opponents" }, where })),
);
