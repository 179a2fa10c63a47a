import type { EventPattern, Filter } from "@spellroom/card-language";
import { either, type Parser } from "../../parse/parser.ts";
import { g, phrase, rule } from "../../parse/template.ts";
import type { Scope, Sem } from "../../scope.ts";
import { Unresolved } from "../../unresolved.ts";
import { type Described, nounPhrase } from "../forward.ts";
import { ordinal } from "../numbers.ts";
import { another } from "../reference/selection.ts";
import { verbForm } from "../verb.ts";
import type { EventSem } from "./happening.ts";
import { by, type Who, who, YOU } from "./who.ts";

function spell(np: Described): Filter {
  if (np.filter.zones?.[0] !== "stack") throw new Unresolved("cast", "something that is no spell");
  return np.filter;
}

function mentionSpell(np: Described, c: Scope): void {
  c.mentionObject(() => ({ kind: "event", role: "spell" }), np.nouns);
}

function casts(
  of: Who,
  form: "base" | "third",
  np: Sem<Described>,
  more: Partial<Extract<EventPattern, { kind: "casts" }>>,
  other = false,
): EventSem {
  return (c) => {
    const ref = by(of, form, c);
    const described = other ? another(np(c), c) : np(c);
    if (described.many) throw new Unresolved("cast", "number does not agree");
    if (described.filter.of.some((one) => one.kind === "castFrom" && one.zone === "exile"))
      throw new Unresolved("cast", "from a zone that the event itself says");
    mentionSpell(described, c);
    return { event: { kind: "casts", who: ref, spell: spell(described), ...more } };
  };
}

/** "you cast a spell, if it's the second creature spell you cast this turn": the second of such spells, and no other. */
const nthSuch: Parser<EventSem> = rule(
  g`you cast a spell, if it's the ${ordinal} ${nounPhrase} you cast this turn`,
  (n, np) => (c) => {
    const described = np(c);
    if (described.many) throw new Unresolved("cast", "number does not agree");
    mentionSpell(described, c);
    const event = { kind: "casts" as const, who: YOU, spell: spell(described), ordinal: n };
    return { event: c.say(event, { variant: 5 }) };
  },
);

/** "When you cast ~": it triggers while the spell is on the stack (CR 113.6, 603.6). */
const castsSelf: Parser<EventSem> = phrase(g`you cast ~`, (c: Scope) => {
  c.mentionObject(() => ({ kind: "this" }), [...c.self.nouns, "spell"], { source: true });
  c.ownZone = "stack";
  const spell: Filter = { zones: ["stack"], of: [{ kind: "oneOf", ref: { kind: "this" } }] };
  return { event: { kind: "casts", who: YOU, spell } };
});

/** "you cast or copy an instant or sorcery spell" (CR 601.2i, 707.10) */
function castsOrCopies(of: Who, form: "base" | "third", np: Sem<Described>): EventSem {
  return (c) => {
    const { event } = casts(of, form, np, {})(c);
    if (event.kind !== "casts") throw new Unresolved("cast or copy", "something else");
    const copies: EventPattern = { kind: "copies", who: event.who, spell: event.spell };
    return { event: c.say({ kind: "anyOf" as const, of: [event, copies] }, { variant: 10 }) };
  };
}

/** Somebody casts a spell (CR 601). */
export const castEvent: Parser<EventSem> = either<EventSem>(
  nthSuch,
  rule(
    g`${who} ${verbForm("cast", "casts")} (a|an) ${nounPhrase} from anywhere other than (your|their) hand`,
    (of, form, np) => casts(of, form, np, { fromNot: "hand" }),
  ),
  castsSelf,
  rule(g`${who} ${verbForm("cast", "casts")} (a|an) ${nounPhrase}`, (of, form, np) =>
    casts(of, form, np, {}),
  ),
  rule(g`${who} ${verbForm("cast", "casts")} or (copy|copies) (a|an) ${nounPhrase}`, castsOrCopies),
  rule(g`${who} ${verbForm("cast", "casts")} another ${nounPhrase}`, (of, form, np) =>
    casts(of, form, np, {}, true),
  ),
  rule(
    g`${who} ${verbForm("cast", "casts")} (your|their) ${ordinal} ${nounPhrase} each turn`,
    (of, form, n, np) => casts(of, form, np, { ordinal: n }),
  ),
  rule(
    g`${who} ${verbForm("cast", "casts")} (a|an) ${nounPhrase} from (your|their) graveyard`,
    (of, form, np) => casts(of, form, np, { from: "graveyard" }),
  ),
  rule(
    g`${who} ${verbForm("cast", "casts")} (a|an) ${nounPhrase} from (your|their) library`,
    (of, form, np) => casts(of, form, np, { from: "library" }),
  ),
  rule(g`${who} ${verbForm("cast", "casts")} (a|an) ${nounPhrase} from exile`, (of, form, np) =>
    casts(of, form, np, { from: "exile" }),
  ),
  rule(g`${who} ${verbForm("cast", "casts")} (a|an) ${nounPhrase} from (your|their) hand`, (of, form, np) =>
    casts(of, form, np, { from: "hand" }),
  ),
);
