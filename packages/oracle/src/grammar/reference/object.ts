import { type ObjectRef, REFERENCE_NOUNS, type ReferenceNoun } from "@spellroom/card-language";
import { either, map, oneOf, type Parser, token } from "../../parse/parser.ts";
import { g, phrase, rule } from "../../parse/template.ts";
import type { Scope, Sem } from "../../scope.ts";
import { Unresolved } from "../../unresolved.ts";
import { objectPossessive, objectRef } from "../forward.ts";
import { properName } from "../name.ts";
import { targetObjects } from "./target.ts";

type RefRule = Parser<Sem<ObjectRef>>;

/** "~": the object that it has become, where the ability has moved it (CR 400.7). */
export function self(c: Scope): ObjectRef {
  const { moved } = c;
  if (moved !== undefined) {
    c.refer(moved);
    return c.say(c.bound(moved), { as: "name" });
  }
  c.mentionSelf();
  return c.say({ kind: "this" }, { as: "name" });
}

/** "~ from your graveyard": the ability functions there (CR 113.6). */
function selfFrom(c: Scope, zone: "graveyard" | "hand"): ObjectRef {
  if (c.hostLeaves) c.fromOwnGraveyard = true;
  else c.ownZone = zone;
  return c.say(self(c), { preposition: "from" });
}

const NOUNS: ReadonlyMap<string, { readonly noun: ReferenceNoun; readonly many: boolean }> = new Map(
  REFERENCE_NOUNS.flatMap((noun): [string, { noun: ReferenceNoun; many: boolean }][] => [
    [noun.toLowerCase(), { noun, many: false }],
    [`${noun.toLowerCase()}s`, { noun, many: true }],
  ]),
);

/** A noun after "that", "those". */
const noun = oneOf(NOUNS);

function that(
  which: { readonly noun: ReferenceNoun; readonly many: boolean },
  possessive: boolean,
): Sem<ObjectRef> {
  return (c) => c.say(c.that(which.noun, which.many, possessive), { as: "that", noun: which.noun });
}

/** "the creature": the one that the text has just spoken of, as "that creature" is. */
function theOne(which: { readonly noun: ReferenceNoun; readonly many: boolean }): Sem<ObjectRef> {
  return (c) => {
    if (which.many) throw new Unresolved(`the ${which.noun}s`, "several");
    return c.say(c.that(which.noun, false), { as: "the", noun: which.noun, variant: 8 });
  };
}

/** "the creature you control" (30), "the creature an opponent controls" (31): the target that was described so. */
const ofTargets: RefRule = either<Sem<ObjectRef>>(
  rule(g`the ${noun} you control`, (which) => (c) => targetOf(which, "you", 30, c)),
  rule(g`the chosen ${noun} you control`, (which) => (c) => targetOf(which, "you", 32, c)),
  rule(g`the ${noun} an opponent controls`, (which) => (c) => targetOf(which, "opponents", 31, c)),
  rule(g`the ${noun} the opponent controls`, (which) => (c) => targetOf(which, "opponents", 33, c)),
);

function targetOf(
  { noun: word, many }: { readonly noun: ReferenceNoun; readonly many: boolean },
  whose: "you" | "opponents",
  variant: number,
  c: Scope,
): ObjectRef {
  const found = c.targets.filter(
    ({ what, count }) =>
      count === undefined &&
      what.kind === "object" &&
      what.filter.of.some((one) => one.kind === "controller" && one.player.kind === whose),
  );
  const [only] = found;
  const ref: ObjectRef = { kind: "target", target: only?.id ?? "" };
  if (many || only === undefined || found.length > 1 || !c.nounsOf(ref).includes(word.toLowerCase()))
    throw new Unresolved(`the ${word} somebody controls`, "not one target");
  c.mentionObject(() => ({ ...ref }), c.nounsOf(ref));
  return c.say(ref, { as: "the", noun: word, variant });
}

function attached(c: Scope): ObjectRef {
  c.mentionObject(() => ({ kind: "attached" }), c.self.attached);
  return c.say({ kind: "attached" }, { as: "full" });
}

/** "enchanted creature" is what the Aura is on only if that is what it enchants. */
function attachedOnly(word: string): Sem<ObjectRef> {
  return (c) => {
    if (!c.self.attached.includes(word))
      throw new Unresolved(`enchanted ${word}`, "the Aura enchants something else");
    return attached(c);
  };
}

const attachedNoun: Parser<string> = token(({ lower, text }) =>
  /^[a-z]+$/.test(lower) && lower !== "player" ? text : undefined,
);

/** "the sacrificed creature", "the discarded card": what a cost or an instruction dealt with. */
const participles: Readonly<Record<string, string>> = {
  sacrificed: "sacrificed",
  discarded: "discarded",
  exiled: "exiled",
  revealed: "revealed",
  returned: "returned",
  chosen: "chosen",
  tapped: "tapped",
};

const participle: Parser<string> = token(({ lower }) => participles[lower]);

/** The card's name within a quoted ability: what gives it to the object that has it (CR 201.5a). */
export const granter: RefRule = map(properName, (name) => (c: Scope): ObjectRef => {
  if (!c.inQuotes || !c.activating || name !== c.self.name) throw new Unresolved(name, "no name of its own");
  return { kind: "granter" };
});

/** The rules that stand for one or several definite objects. */
const definite: RefRule = either<Sem<ObjectRef>>(
  phrase(g`~`, self),
  granter,
  phrase(g`~ from your graveyard`, (c: Scope) => selfFrom(c, "graveyard")),
  phrase(g`~ from your hand`, (c: Scope) => selfFrom(c, "hand")),
  phrase(g`it`, (c: Scope) => c.it()),
  phrase(g`them`, (c: Scope) => c.them()),
  phrase(g`itself`, (c: Scope) => c.itself()),
  phrase(g`that spell or ability`, (c: Scope) => c.say(c.that("spell or ability", false), { as: "that" })),
  phrase(g`the amassed army`, (c: Scope) => amassed(c, false)),
  phrase(g`that mount or vehicle`, (c: Scope) => c.say(c.that("Mount or Vehicle", false), { as: "that" })),
  phrase(g`that card from your graveyard`, (c: Scope) =>
    c.say(c.that("card", false), { as: "that", noun: "card", preposition: "from" }),
  ),
  rule(g`(that|those) ${noun}`, (which) => that(which, false)),
  map(g`the ${noun}`, ([which]) => theOne(which)),
  phrase(g`the other creature`, (c: Scope) =>
    c.say(c.theOther("creature"), { as: "the", noun: "creature", variant: 10 }),
  ),
  rule(g`(enchanted|equipped|fortified) ${attachedNoun}`, (word) => attachedOnly(word)),
  rule(g`enchanted ${attachedNoun} card`, (word) => (c) => {
    if (!c.self.attached.includes(word) || c.self.enchantsIn !== "graveyard")
      throw new Unresolved(`enchanted ${word} card`, "the Aura enchants something else");
    c.mentionObject(() => ({ kind: "attached" }), ["card", "creature"]);
    return c.say({ kind: "attached" as const }, { as: "full", variant: 11 });
  }),
  rule(g`the ${participle} ${noun}`, (how, which) => (c) => {
    const ref = c.past(how, which.noun, which.many);
    if (!which.many && !c.hasObject()) c.mentionObject(() => ({ ...ref }), [which.noun.toLowerCase()]);
    return ref;
  }),
  phrase(g`the card returned this way`, (c: Scope) => theReturned(c)),
  rule(g`the ${noun} ${participle} this way`, (which, how) => (c) => dealtWithThisWay(which, how, c)),
);

/** The Army that an instruction to amass has chosen (CR 701.44a). */
function amassed(c: Scope, possessive: boolean): ObjectRef {
  const find = (): ObjectRef => c.that("Army", false, possessive);
  const ref = possessive ? c.aside(find) : find();
  if (ref.kind !== "bound" || !/^amassed\d*$/.test(ref.name))
    throw new Unresolved("the amassed Army", "none");
  return c.say(ref, { as: "the" });
}

/** "the creature tapped this way", "the creatures sacrificed this way": what a cost or an instruction dealt with. */
function dealtWithThisWay(
  { noun: word, many }: { readonly noun: ReferenceNoun; readonly many: boolean },
  how: string,
  c: Scope,
): ObjectRef {
  const ref = c.thisWay(word, how);
  if (c.isPlural(ref) !== many) throw new Unresolved(`${how} this way`, "number does not agree");
  return c.say({ ...ref }, { as: "the", noun: word, variant: 37 });
}

/** "the card returned this way": one that was put into a hand. */
function theReturned(c: Scope): ObjectRef {
  const ref = c.thisWay(undefined, "taken");
  if (c.isPlural(ref) || !c.nounsOf(ref).includes("card"))
    throw new Unresolved("returned this way", "no card");
  return c.say({ ...ref }, { as: "the", noun: "card", variant: 36 });
}

objectRef.define(either<Sem<ObjectRef>>(definite, ofTargets, targetObjects));

const possessive: RefRule = either<Sem<ObjectRef>>(
  phrase(g`its`, (c: Scope) => c.its()),
  phrase(g`~'s`, (c: Scope): ObjectRef => {
    c.mentionSelfBriefly();
    return c.say({ kind: "this" }, { as: "name" });
  }),
  rule(g`that ${noun}'s`, (which) => that(which, true)),
  phrase(g`that spell or ability's`, (c: Scope) =>
    c.say(c.that("spell or ability", false, true), { as: "that" }),
  ),
  rule(g`the ${noun}'s`, (which) => (c) => {
    const ref = c.that(which.noun, which.many, true);
    return c.say(ref, { as: "the", noun: which.noun, ...(ref.kind === "bound" ? { variant: 8 } : {}) });
  }),
  rule(g`(enchanted|equipped|fortified) ${attachedNoun}'s`, (word) => attachedOnly(word)),
  phrase(g`the amassed army's`, (c: Scope) => amassed(c, true)),
  phrase(g`the exiled creature card's`, (c: Scope): ObjectRef => {
    const ref = c.say(c.linked("exiled"), { as: "the", variant: 10 });
    c.mentionObject(() => c.linked("exiled"), ["card"]);
    return ref;
  }),
  rule(g`the ${participle} ${noun}'s`, (how, which) => (c) => {
    const ref = c.past(how, which.noun, which.many);
    if (!which.many) c.mentionObject(() => ({ ...ref }), [which.noun.toLowerCase()]);
    return ref;
  }),
  map(g`${targetObjects}'s`, ([ref]) => ref),
);

objectPossessive.define(possessive);
