import type { EventSubject, Filter } from "@spellroom/card-language";
import { either, map, mapSome, type Parser, token } from "../../parse/parser.ts";
import { g, phrase, rule } from "../../parse/template.ts";
import type { Nouns } from "../../scope/antecedents.ts";
import type { Scope, Sem } from "../../scope.ts";
import { Unresolved } from "../../unresolved.ts";
import { type Described, nounPhrase } from "../forward.ts";
import { numberWord } from "../numbers.ts";
import { another } from "../reference/selection.ts";

/** Whom or what an event is about. */
export interface EventWho {
  readonly what: EventSubject;
  readonly nouns: Nouns;
  readonly kind: "this" | "attached" | "filter";
  /** "one or more ...", "two or more ...": once for all at the same time. */
  readonly atLeast?: number;
}

export type SubjectSem = Sem<EventWho>;

function subjectFilter(np: Described): Filter {
  if (np.filter.zones?.length === 0) return { zones: ["graveyard"], of: np.filter.of };
  return np.filter;
}

/** Cards are described by what they are; the event says from where and to where they go. */
function moveOver(np: Described, c: Scope): Filter {
  const filter = subjectFilter(np);
  const said = c.wording.get(np.filter);
  return filter === np.filter || said === undefined ? filter : c.say(filter, said);
}

function one(np: Sem<Described>, other: boolean): SubjectSem {
  return (c) => {
    const described = other ? another(np(c), c) : np(c);
    if (described.many) throw new Unresolved("event", "number does not agree");
    return { what: { filter: moveOver(described, c) }, nouns: described.nouns, kind: "filter" };
  };
}

function several(np: Sem<Described>, atLeast: number): SubjectSem {
  return (c) => {
    const described = np(c);
    if (!described.many) throw new Unresolved("event", "number does not agree");
    return { what: { filter: moveOver(described, c) }, nouns: described.nouns, kind: "filter", atLeast };
  };
}

export const attachedWord: Parser<string> = token(({ lower, text }) =>
  /^[a-z]+$/.test(lower) ? text : undefined,
);

const self: Parser<SubjectSem> = phrase(g`~`, (c: Scope) => ({
  what: "this" as const,
  nouns: c.self.nouns,
  kind: "this" as const,
}));

const attached: Parser<SubjectSem> = map(
  g`(enchanted|equipped|fortified) ${attachedWord}`,
  ([word]) =>
    (c: Scope): EventWho => {
      if (!c.self.attached.includes(word))
        throw new Unresolved(`enchanted ${word}`, "the Aura enchants something else");
      return { what: "attached", nouns: c.self.attached, kind: "attached" };
    },
);

/** What a card with haunt haunts (CR 702.55b). */
const haunted: Parser<SubjectSem> = phrase(g`the creature (it|~) haunts`, () => ({
  what: "haunted" as const,
  nouns: ["creature"],
  kind: "filter" as const,
}));

const described: Parser<SubjectSem> = either<SubjectSem>(
  rule(g`(a|an) ${nounPhrase}`, (np) => one(np, false)),
  rule(g`another ${nounPhrase}`, (np) => one(np, true)),
);

const either_: Parser<SubjectSem> = mapSome(g`~ or ${described}`, ([other]) => (c: Scope): EventWho => {
  const found = other(c);
  return { ...found, what: { either: ["this", found.what] } };
});

/** "~ or enchanted creature": one of the two that an Aura is to itself and to what it is on (CR 702.103). */
const orAttached: Parser<SubjectSem> = rule(g`~ or ${attached}`, (host) => (c): EventWho => {
  const found = host(c);
  return { ...found, what: { either: ["this", found.what] } };
});

/** "~", "a creature you control", "~ or another Elf", "enchanted creature". */
export const singleSubject: Parser<SubjectSem> = either<SubjectSem>(
  self,
  attached,
  haunted,
  described,
  either_,
  orAttached,
);

/** "one or more creatures you control". */
export const batchSubject: Parser<SubjectSem> = either<SubjectSem>(
  rule(g`one or more ${nounPhrase}`, (np) => several(np, 1)),
  rule(g`~ and/or one or more other ${nounPhrase}`, (np) => (c) => {
    const found = several((inner: Scope) => another(np(inner), inner), 1)(c);
    return { ...found, what: { either: ["this", found.what] } };
  }),
  mapSome(g`${numberWord} or more ${nounPhrase}`, ([n, np]) => (n > 1 ? several(np, n) : undefined)),
);

/** From here on "it" and "that ..." mean what the event is about. */
export function mentionSubject(who: EventWho, c: Scope, role: "object" | "source" = "object"): void {
  if (who.kind === "this") {
    c.mentionSelf();
    return;
  }
  if (who.kind === "attached") c.hostLeaves = true;
  c.mentionObject(() => ({ kind: "event", role }), who.nouns, {
    plural: who.atLeast !== undefined,
    attached: who.kind === "attached",
  });
}

/** The other object of an event: never "it". */
export function mentionOther(
  role: "attacker" | "blocker" | "recipient" | "source" | "spell" | "opposed",
  nouns: Nouns,
  c: Scope,
): void {
  c.mentionObject(() => ({ kind: "event", role }), nouns, { it: false });
}
