import {
  type Cost,
  type Effect,
  hasNode,
  type PlayerRef,
  type Selection,
  schemas,
} from "@spellroom/card-language";
import { either, listed, type Parser } from "../../parse/parser.ts";
import { g, phrase, rule } from "../../parse/template.ts";
import type { Scope, Sem } from "../../scope.ts";
import { Unresolved } from "../../unresolved.ts";
import { intoZone, type Place } from "../effect/destination.ts";
import { costAction, selection } from "../forward.ts";
import { fromAmong } from "../reference/from-among.ts";
import { votesFor, voteWord } from "../votes.ts";
import { anOpponent } from "./an-opponent.ts";
import type { Rider } from "./changed.ts";
import { optionalSteps, payable } from "./may.ts";
import type { Core } from "./sentence.ts";

type Sentence = Parser<Sem<readonly Effect[]>>;

const EACH: PlayerRef = { kind: "each" };

const anyPlayer: Parser<PlayerRef> = either<PlayerRef>(
  phrase(g`any player`, { kind: "allPlayers" }),
  phrase(g`any opponent`, { kind: "opponents" }),
);

function paidBy(cost: Sem<readonly Cost[]>, c: Scope): readonly Cost[] {
  const before = c.actor;
  c.actor = () => ({ ...EACH });
  const paid = cost(c);
  c.actor = before;
  if (!payable(paid)) throw new Unresolved("may", "what is done is an instruction");
  return paid;
}

/** "Any player may have ~ deal 5 damage to them", "any player may pay 5 life". */
export const anyPlayerMay: Sentence = either<Sem<readonly Effect[]>>(
  rule(g`${anyPlayer} may ${optionalSteps}`, (of, steps) => (c) => {
    c.mentionPlayer(() => ({ ...EACH }), { noun: of.kind === "opponents" ? "opponent" : "player" });
    return [{ kind: "anyPlayerMay", of: { ...of }, effects: steps(c, { ...EACH }) }];
  }),
  rule(g`${anyPlayer} may ${costAction}`, (of, cost) => (c) => [
    { kind: "anyPlayerMay", of: { ...of }, cost: paidBy(cost, c), effects: [] },
  ]),
);

/** "Starting with you, each player votes for death or taxes" (CR 701.32). */
export const voting: Sentence = rule(
  g`starting with you, each player votes for ${listed(voteWord, "or")}`,
  (names) => (c) => {
    if (names.length < 2) throw new Unresolved("votes", "for one thing");
    return [
      {
        kind: "vote",
        options: names.map((word) => ({ word, ...c.bind(votesFor(word)) })),
      },
    ];
  },
);

function changed<T extends Effect>(before: Effect, after: T, c: Scope): T {
  const said = c.wording.get(before);
  return said === undefined ? after : c.say(after, said);
}

/** "If death gets more votes, ...": a tie goes to the option named last, so that it must be the one that says so. */
function mostVotes(word: string, tied: boolean, then: Core): Rider {
  return (c, before) => {
    const last = before.at(-1);
    if (last?.kind !== "vote") throw new Unresolved("more votes", "nobody has voted");
    const at = last.options.findIndex((one) => one.word === word);
    const option = last.options[at];
    if (option === undefined || option.ifMost !== undefined || last.options.length !== 2)
      throw new Unresolved("more votes", "of another option");
    if (tied !== (at === 1)) throw new Unresolved("the vote is tied", "for the option named first");
    const effects = then(c);
    const options = last.options.map((one) => (one === option ? { ...one, ifMost: effects } : one));
    return [...before.slice(0, -1), changed(last, { ...last, options }, c)];
  };
}

function didAny(key: "then" | "otherwise", then: Core): Rider {
  return (c, before) => {
    const last = before.at(-1);
    if (last?.kind !== "anyPlayerMay" || last[key] !== undefined)
      throw new Unresolved("if a player does", "no player may do anything");
    const effects = key === "then" ? c.inBranch(() => then(c)) : c.undone(c.earlier, () => then(c));
    const aboutEach = hasNode(schemas.effects, effects, "PlayerRef", "each");
    if (key === "otherwise" && aboutEach) throw new Unresolved("if no one does", "something about who did");
    return [...before.slice(0, -1), changed(last, { ...last, [key]: effects }, c)];
  };
}

/** What hangs on what the players have chosen. */
export function groupRider(core: Parser<Core>): Parser<Rider> {
  return either<Rider>(
    rule(g`if a player does, ${core}`, (then) => didAny("then", then)),
    rule(g`if no one does, ${core}`, (then) => didAny("otherwise", then)),
    rule(g`if ${voteWord} gets more votes, ${core}`, (word, then) => mostVotes(word, false, then)),
    rule(g`if ${voteWord} gets more votes or the vote is tied, ${core}`, (word, then) =>
      mostVotes(word, true, then),
    ),
  );
}

type Piles = Extract<Effect, { kind: "separatePiles" }>;

function piles(
  what: Selection,
  by: { readonly who: PlayerRef; readonly chooser: PlayerRef },
  places: readonly [Place, Place],
  c: Scope,
): readonly [Piles, Effect, Effect] {
  const [chosen, other] = [c.name("pile"), c.name("otherPile")];
  for (const name of [chosen, other]) c.refer(name);
  const ref = (name: string, variant: number): Selection => ({
    kind: "ref",
    ref: c.say({ kind: "bound" as const, name }, { variant }),
  });
  const [first, second] = [ref(chosen, 20), ref(other, 21)];
  const [to, otherTo] = places;
  return [
    { kind: "separatePiles", what, chosen, other, ...by },
    c.say({ kind: "move" as const, what: first, to: to(c, first) }, { variant: 2, join: "sentence" }),
    c.say(
      { kind: "move" as const, what: second, to: otherTo(c, second) },
      { variant: 2, join: "and", first: true },
    ),
  ];
}

/** Cards separated into two piles, of which one goes to one place and the other to another (CR 700.3). */
export const separated: Sentence = rule(
  g`an opponent separates ${selection} into two piles. put one pile ${intoZone} and the other ${intoZone}`,
  (what, to, other) => (c) => {
    const cards = what(c);
    const { choose, who } = anOpponent(c);
    return [choose, ...piles(cards, { who: who(), chooser: { kind: "you" } }, [to, other], c)];
  },
);

/** "An opponent chooses one of them." (CR 608.2d): whichever opponent you like decides. */
export const opponentChooses: Sentence = rule(g`an opponent chooses ${fromAmong}`, (what) => (c) => {
  const { choose, who } = anOpponent(c);
  const found = what(c);
  if (found.kind !== "choose") throw new Unresolved("chooses", "not among cards");
  const name = c.name("chosen");
  c.refer(name);
  c.takeFromPile(name);
  const picked: Selection = { ...found, by: who() };
  const said = c.wording.get(found);
  if (said !== undefined) c.say(picked, said);
  c.mentionObject(() => c.bound(name), ["card"], { plural: found.count.max !== 1, how: "chosen" });
  return [choose, c.say({ kind: "select" as const, what: picked, bind: name }, { variant: 1 })];
});
