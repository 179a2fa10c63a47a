import type { Condition, Filter, KeywordName } from "@spellroom/card-language";
import { either, type Parser, token } from "../../parse/parser.ts";
import { g, phrase, rule } from "../../parse/template.ts";
import type { Scope, Sem } from "../../scope.ts";
import { Unresolved } from "../../unresolved.ts";
import { type Described, nounPhrase, objectRef } from "../forward.ts";
import { numberWord } from "../numbers.ts";
import { colorWord } from "../vocabulary.ts";

const kindWord: Parser<string> = token(({ text }) => (/^[A-Z][a-z]+$/.test(text) ? text : undefined));

/** Keywords whose cost may have been paid for a card, each called by its only word. */
const COSTS: ReadonlySet<string> = new Set<KeywordName>([
  "blitz",
  "dash",
  "evoke",
  "freerunning",
  "madness",
  "mayhem",
  "prowl",
  "spectacle",
  "surge",
]);
const costWord: Parser<string> = token(({ text }) => (COSTS.has(text) ? text : undefined));

/** Whether this spell, or the permanent that it became, was paid for in a certain way. */
function paid(keyword: string, word: "it" | "~"): Sem<Condition> {
  return (c: Scope) => {
    if (word === "~") {
      c.mentionSelf();
      c.spellNamed = c.self.spell;
    } else if (c.it().kind !== "this") throw new Unresolved("paid", "for something else");
    return c.say({ kind: "paidAlternative", keyword }, { as: word === "it" ? "it" : "name" });
  };
}

/** CR 702.104b: whether the chosen opponent has put the counters on the permanent. */
function tributePaid(): Condition {
  return { kind: "is", object: { kind: "this" }, of: [{ kind: "status", status: "tributePaid" }] };
}

/** "evidence was collected": the one additional cost that the text leaves to its caster has been paid. */
function evidence(c: Scope): Condition {
  if (c.self.collectsEvidence !== true) throw new Unresolved("evidence", "is not collected for it");
  return c.say({ kind: "paidAlternative" as const, keyword: "additional" }, { variant: 1 });
}

/** "a Dragon was beheld": the same of another such cost. */
function beheld(c: Scope): Condition {
  if (c.self.beholdsDragon !== true) throw new Unresolved("beheld", "is not beheld for it");
  return c.say({ kind: "paidAlternative" as const, keyword: "additional" }, { variant: 3 });
}

/** CR 702.174b: whether an opponent was chosen as the spell was cast. */
function giftPromised(): Condition {
  return { kind: "paidAlternative", keyword: "gift" };
}

/** "you controlled a Mount as you cast ~" (CR 601.2i). */
function controlledAsCast({ filter, many }: Described, c: Scope): Condition {
  if (many || filter.zones !== undefined || !c.self.spell)
    throw new Unresolved("as you cast", "no permanent");
  const yours: Filter = { of: [...filter.of, { kind: "controller", player: { kind: "you" } }] };
  c.mentionSelfBriefly();
  c.spellNamed = true;
  return { kind: "asCast", of: { kind: "exists", filter: yours } };
}

/** "it was bargained", "its surge cost was paid". */
export const paidCondition: Parser<Sem<Condition>> = either<Sem<Condition>>(
  rule(g`you controlled (a|an) ${nounPhrase} as you cast ~`, (np) => (c) => controlledAsCast(np(c), c)),
  rule(g`at least ${numberWord} ${colorWord} mana was spent to cast ~`, (atLeast, color) => (c) => {
    const spent = { kind: "manaSpent" as const, color, atLeast };
    // A permanent is named again in what follows: "this creature enters with a +1/+1 counter on it".
    if (!c.self.spell) return c.say(spent, { as: "name" });
    c.mentionSelf();
    c.spellNamed = true;
    return spent;
  }),
  phrase(g`tribute was paid`, tributePaid),
  phrase(g`tribute wasn't paid`, () => ({ kind: "not", of: tributePaid() })),
  phrase(g`evidence was collected`, evidence),
  phrase(g`a dragon was beheld`, beheld),
  phrase(g`it escaped`, paid("escape", "it")),
  phrase(g`~ escaped`, paid("escape", "~")),
  phrase(g`it was bargained`, paid("bargain", "it")),
  phrase(g`~ was bargained`, paid("bargain", "~")),
  phrase(g`it was cast using teamwork`, paid("teamwork", "it")),
  phrase(g`~ was cast using teamwork`, paid("teamwork", "~")),
  rule(g`its ${costWord} cost was paid`, (keyword) => paid(keyword, "it")),
  rule(g`~'s ${costWord} cost was paid`, (keyword) => paid(keyword, "~")),
  rule(
    g`you revealed (a|an) ${kindWord} card or controlled (a|an) ${nounPhrase} as you cast ~`,
    (kind, np) => (c) => {
      if (c.self.mayReveal !== kind) throw new Unresolved("you revealed", "no such card");
      const revealed = c.say(
        { kind: "paidAlternative" as const, keyword: "additional" },
        { variant: 2, noun: "card" },
      );
      const of = [revealed, controlledAsCast(np(c), c)];
      return c.say({ kind: "any" as const, of }, { variant: 4 });
    },
  ),
  phrase(g`the gift was promised`, giftPromised),
  phrase(g`the gift wasn't promised`, () => ({ kind: "not", of: giftPromised() })),
  phrase(g`~'s additional cost was paid`, paid("additional", "~")),
  rule(g`${objectRef} was cast for its warp cost`, (ref) => (c) => ({
    kind: "paidAlternative",
    keyword: "warp",
    of: ref(c),
  })),
);
