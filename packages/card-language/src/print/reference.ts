import type { ObjectRef, PlayerRef } from "../reference.ts";
import { objectKey, playerKey } from "../reference-key.ts";
import type { TargetClause } from "../target-clause.ts";
import type { Case, Mention, PrintContext } from "./context.ts";
import { NotPrintable } from "./not-printable.ts";
import type { Wording } from "./wording.ts";
import { plural, possessive } from "./words.ts";

/** "it", "that creature", "target creature", "this creature": by what has been mentioned before. */
export function printObject(ref: ObjectRef, p: PrintContext, form: Case): string {
  const key = objectKey(ref);
  const known = p.mentioned(key);
  const as = p.say(ref).as;
  if (known !== undefined && as !== "full" && as !== "name" && ref.kind !== "granter")
    return again(ref, key, known, p, form);
  if (as === "name" && ref.kind === "bound" && known !== undefined) {
    p.it = key;
    return inForm(p.self, form);
  }
  if (as === "it" && ref.kind === "this") return IT[form];
  const text = firstMention(ref, key, p);
  return form === "possessive" ? possessive(text) : text;
}

/** Something mentioned before: by a pronoun if it was mentioned last, else by "that" and its noun. */
function again(ref: ObjectRef, key: string, known: Mention, p: PrintContext, form: Case): string {
  const say = p.say(ref);
  if (say.variant === 34) return "cards exiled this way";
  if (say.variant === 36) return inForm("the card returned this way", form);
  if (say.variant === 37) {
    const noun = say.noun ?? known.noun;
    return inForm(`the ${known.plural ? plural(noun) : noun} ${dealtWith(ref)}this way`, form);
  }
  if (say.variant === 35) return "all cards they exiled this way";
  const pile = ref.kind === "bound" ? PILES[say.variant ?? 0] : undefined;
  if (pile !== undefined) return inForm(pile, form);
  const plain = p.it === key || (ref.kind === "this" && p.it === undefined);
  p.it = key;
  const as = say.as ?? (plain ? "it" : ref.kind === "this" ? "name" : "that");
  if (ref.kind === "rest" || as === "rest") return inForm(RESTS[say.variant ?? 0] ?? "the rest", form);
  if (as === "itself") return "itself";
  if (as === "it" || as === "they") return known.plural || as === "they" ? THEY[form] : IT[form];
  if (ref.kind === "this") return inForm(p.self, form);
  const whose = WHOSE[say.variant ?? 0];
  if (whose !== undefined) return inForm(`${whose[0]} ${say.noun ?? known.noun} ${whose[1]}`, form);
  const noun = `${as === "the" ? participleOf(ref, say.variant) : ""}${say.noun ?? known.noun}`;
  const words = known.plural
    ? `${as === "the" ? "the" : "those"} ${plural(noun)}`
    : `${as === "the" ? "the" : as === "this" ? "this" : "that"} ${noun}`;
  return inForm(say.preposition === "from" ? `${words} from your graveyard` : words, form);
}

/** Targets that are told apart by who controls them. */
const WHOSE: Readonly<Record<number, readonly [string, string]>> = {
  30: ["the", "you control"],
  31: ["the", "an opponent controls"],
  32: ["the chosen", "you control"],
  33: ["the", "the opponent controls"],
};

/** The piles that cards were separated into, where they are not called "that pile". */
const PILES: Readonly<Record<number, string>> = { 20: "one pile", 21: "the other" };

/** Ways of saying "the rest". */
const RESTS = [
  "the rest",
  "the other cards",
  "all other cards revealed this way",
  "the other",
  "the others",
  "the rest of the revealed cards",
];

const IT: Readonly<Record<Case, string>> = { subject: "it", object: "it", possessive: "its" };
const THEY: Readonly<Record<Case, string>> = { subject: "they", object: "them", possessive: "their" };

function inForm(words: string, form: Case): string {
  return form === "possessive" ? possessive(words) : words;
}

function firstMention(ref: ObjectRef, key: string, p: PrintContext): string {
  switch (ref.kind) {
    case "this":
      p.mention(key, p.self.replace(/^this /, ""), false);
      return p.self;
    case "granter":
      p.mention(key, "permanent", false);
      return p.name;
    case "attached":
      p.mention(key, p.attached.replace(/^\w+ /, ""), false);
      return p.say(ref).variant === 11 ? `${p.attached} card` : p.attached;
    case "target": {
      const clause = targetClause(ref.target, p);
      return p.phrases.target(clause, p);
    }
    case "linked": {
      const { as, variant } = p.say(ref);
      p.mention(key, "card", as === "they");
      if (as === "they") return "the exiled cards";
      return variant === 10 ? "the exiled creature card" : "the exiled card";
    }
    case "event":
      return eventObject(ref.role, key, p, p.say(ref));
    case "rest":
      p.mention(key, "card", true);
      return RESTS[p.say(ref).variant ?? 0] ?? "the rest";
    case "each":
    case "bound":
      throw new NotPrintable(`reference ${ref.kind}`, "to something not mentioned before");
  }
}

const ROLE_NOUNS = {
  object: "permanent",
  source: "source",
  recipient: "permanent",
  attacker: "creature",
  blocker: "creature",
  spell: "spell",
  cause: "spell or ability",
  opposed: "creature",
} as const;

function eventObject(role: keyof typeof ROLE_NOUNS, key: string, p: PrintContext, say: Wording): string {
  const called = say.noun ?? ROLE_NOUNS[role];
  p.mention(key, called, false);
  if (say.variant === 10) return `the other ${called}`;
  return say.as === "the" ? `the ${called}` : `that ${called}`;
}

export function targetClause(id: string, p: PrintContext): TargetClause {
  const clause = p.targets.find((one) => one.id === id);
  if (clause === undefined) throw new NotPrintable("target", `no target clause "${id}"`);
  return clause;
}

/** "you", "each opponent", "target player", "that player", "its controller". */
export function printPlayer(ref: PlayerRef, p: PrintContext, form: Case): string {
  if (ref.kind === "you") return form === "possessive" ? "your" : "you";
  if (ref.kind === "bound" && p.say(ref).variant === 60) return inForm("an opponent", form);
  const key = playerKey(ref);
  const as = p.say(ref).as;
  const known = p.mentioned(key);
  if (as === "they" || as === "it") return THEY[form];
  if (as === undefined && p.actor === key) return THEY[form];
  if (as === "the") return inForm(p.say(ref).variant === 9 ? "the chosen player" : "the player", form);
  if (as === "that") return inForm(`that ${p.say(ref).noun ?? "player"}`, form);
  if (known !== undefined && as !== "full") {
    return inForm(known.plural ? "those players" : `that ${p.say(ref).noun ?? known.noun}`, form);
  }
  return inForm(firstPlayer(ref, key, p), form);
}

function firstPlayer(ref: Exclude<PlayerRef, { kind: "you" }>, key: string, p: PrintContext): string {
  const it = p.it;
  switch (ref.kind) {
    case "opponents":
      return "each opponent";
    case "allPlayers":
      return "each player";
    case "otherPlayers":
    case "otherThanEventPlayer":
      return "each other player";
    case "target":
      return p.phrases.target(targetClause(ref.target, p), p);
    case "controller":
    case "owner": {
      const { variant, noun = "permanent" } = p.say(ref);
      if (variant === 4) {
        p.mention(key, "player", false);
        p.it = it;
        return `that player or that ${noun}'s controller`;
      }
      const whose =
        p.say(ref).variant === 2
          ? `the ${ref.kind} of ${p.object(ref.of)}`
          : `${p.object(ref.of, "possessive")} ${ref.kind}`;
      const many = p.mentioned(objectKey(ref.of))?.plural === true;
      p.mention(key, "player", many);
      p.it = it;
      return many ? `${whose}s` : whose;
    }
    case "each":
      p.mention(key, "player", false);
      p.it = it;
      return p.each ?? "that player";
    case "event":
    case "bound":
      p.mention(key, "player", false);
      p.it = it;
      return "that player";
    case "enchanted":
      return "enchanted player";
    case "chosen":
      return "the chosen player";
    case "active":
      if (p.say(ref).variant === 2) return "that attacking player";
      return p.say(ref).variant === 1 ? "attacking player" : "the active player";
    case "defending":
      return "defending player";
    case "monarch":
      return "the monarch";
    case "mostLife":
      if (p.say(ref).variant === 1) return "the player with the most life";
      return "the player with the most life or tied for most life";
    case "attackedByYou":
      throw new NotPrintable("player attackedByYou");
  }
}

const PARTICIPLES = [
  "sacrificed",
  "discarded",
  "exiled",
  "revealed",
  "returned",
  "chosen",
  "tapped",
  "milled",
  "amassed",
  "destroyed",
];

/** "the sacrificed creature", "the chosen creature", "the other creature", or "the creature" alone. */
function participleOf(ref: ObjectRef, variant: number | undefined): string {
  if (ref.kind === "linked") return ref.link === "exiled" && variant === undefined ? "exiled " : "";
  if (variant === 8) return "";
  if (variant === 10) return "other ";
  return variant === 9 ? "chosen " : dealtWith(ref);
}

/** "the sacrificed creature": by the name under which it was bound. */
export function dealtWith(ref: ObjectRef): string {
  if (ref.kind === "linked") return ref.link === "exiled" ? "exiled " : "";
  if (ref.kind !== "bound") return "";
  const name = ref.name.replace(/\d+$/, "");
  return PARTICIPLES.includes(name) ? `${name} ` : "";
}
