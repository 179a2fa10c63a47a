import type { Effect, ObjectRef, PlayerRef } from "@spellroom/card-language";
import { either, type Parser } from "../../parse/parser.ts";
import { g, phrase, rule } from "../../parse/template.ts";
import type { Scope, Sem } from "../../scope.ts";
import { Unresolved } from "../../unresolved.ts";
import { objectRef } from "../forward.ts";
import { manaRun } from "../mana.ts";
import { targetObjects } from "../reference/target.ts";

const YOU: PlayerRef = { kind: "you" };

type Position = Extract<Effect, { kind: "move" }>["to"]["position"];

/** A target that somebody puts near the top of its owner's library or on the bottom. */
function eitherEnd(object: ObjectRef, top: Position & {}, by: "owner" | "you", c: Scope): Effect {
  if (object.kind !== "target" || c.isPlural(object)) throw new Unresolved("top or bottom", "of no target");
  const put = (position: Position & {}): Effect => ({
    kind: "move",
    what: { kind: "ref", ref: { ...object } },
    to: { zone: "library", position },
  });
  const who: PlayerRef = by === "you" ? YOU : { kind: "owner", of: object };
  return { kind: "chooseOne", who, options: [[put(top)], [put("bottom")]] };
}

/** "the owner of target creature" rather than "target creature's owner" */
function theOwnerOf(effect: Effect, c: Scope): Effect {
  if (effect.kind === "chooseOne") c.say(effect.who, { variant: 2 });
  return effect;
}

/** The two creatures that the text has named as targets fight (CR 701.12a). */
function eachOther(c: Scope): Effect {
  const [a, b, ...more] = c.targets;
  const single = [a, b].every((one) => one?.what.kind === "object" && one.count === undefined);
  const ref = (id: string): ObjectRef => ({ kind: "target", target: id });
  const creatures = [a, b].every((one) => one !== undefined && c.nounsOf(ref(one.id)).includes("creature"));
  if (a === undefined || b === undefined || more.length > 0 || !single || !creatures)
    throw new Unresolved("each other", "not two target creatures");
  return { kind: "fight", a: ref(a.id), b: ref(b.id) };
}

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
  phrase(g`those creatures fight each other`, (c: Scope) => [c.say(eachOther(c), { variant: 1 })]),
  phrase(g`the chosen creatures fight each other`, (c: Scope) => [c.say(eachOther(c), { variant: 2 })]),
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
    (ref) => (c) => [c.say(eitherEnd(ref(c), "top", "owner", c), { variant: 2 })],
  ),
  rule(
    g`the owner of ${targetObjects} puts it on their choice of the top or bottom of their library`,
    (ref) => (c) => [theOwnerOf(c.say(eitherEnd(ref(c), "top", "owner", c), { variant: 3 }), c)],
  ),
  rule(
    g`the owner of ${targetObjects} puts it into their library second from the top or on the bottom`,
    (ref) => (c) => [theOwnerOf(c.say(eitherEnd(ref(c), { fromTop: 2 }, "owner", c), { variant: 4 }), c)],
  ),
  rule(g`put ${targetObjects} on the top or bottom of its owner's library`, (ref) => (c) => [
    c.say(eitherEnd(ref(c), "top", "you", c), { variant: 5 }),
  ]),
);
