import { NotPrintable } from "../print/not-printable.ts";
import type { ObjectRef, PlayerRef } from "../reference.ts";
import { objectKey, playerKey } from "../reference-key.ts";
import type { TargetClause } from "../target-clause.ts";
import type { FrenchContext, Mention } from "./context.ts";
import {
  type Agreement,
  agrees,
  definite,
  demonstrative,
  type Nominal,
  type Noun,
  nominal,
  noun,
  possessed,
  pronounFor,
  YOU,
} from "./grammar.ts";
import { participle } from "./verbs.ts";
import { CARD, CREATURE, OPPONENT, PERMANENT, PLAYER, SPELL } from "./vocabulary.ts";

/** « elle », « cette créature », « la créature ciblée », « la créature sacrifiée »: by what has been mentioned before. */
export function printObject(ref: ObjectRef, p: FrenchContext): Nominal {
  const key = objectKey(ref);
  if (ref.kind === "bound" && p.damaged === ref.name)
    return { ...nominal("une créature blessée de cette manière", "f"), of: p.meant(key) };
  const known = p.mentioned(key);
  const said = known === undefined ? firstMention(ref, key, p) : again(ref, key, known, p);
  return { ...said, of: p.meant(key) };
}

/** Something mentioned before: by a pronoun if it was mentioned last, else by its noun. */
function again(ref: ObjectRef, key: string, known: Mention, p: FrenchContext): Nominal {
  const meant = p.meant(key);
  const isLast = p.it === meant || (meant === "this" && p.it === undefined);
  p.it = meant;
  if (ref.kind === "rest") return REST;
  const gender = meant === "this" ? p.selfNoun.gender : (known.gender ?? known.noun.gender);
  const agreement = { gender, plural: known.plural };
  const hadRival = p.hasRival && p.subjectOfClause?.of !== meant;
  p.hasRival = false;
  if (isLast && !isMistakable(agreement, meant, p)) {
    const it = pronounFor(agreement);
    return hadRival ? { ...it, owner: () => byNoun(ref, known, p) } : it;
  }
  return byNoun(ref, known, p);
}

/** « cette créature », « la créature sacrifiée »; the source by whatever it is called. */
function byNoun(ref: ObjectRef, known: Mention, p: FrenchContext): Nominal {
  const meant = p.meant(objectKey(ref));
  p.callByNoun(objectKey(ref));
  if (meant === "this") return p.self;
  if (ref.kind === "granter") return nominal(p.options.name, known.noun.gender);
  if (ref.kind === "target" && isOneOfAlike(known, p))
    return p.phrases.target(targetClause(ref.target, p), p);
  if (ref.kind === "attached" && p.hasPassed(known.noun)) return p.options.attached;
  const done =
    ref.kind === "bound"
      ? dealtWith(ref.name)
      : ref.kind === "linked" && ref.link === "exiled"
        ? "exiler"
        : isPlainTarget(ref, known, p)
          ? "cibler"
          : undefined;
  if (done === undefined)
    return isUnique(known.noun) ? definite(known.noun, true) : p.that(known.noun, known.plural);
  const thing = definite(known.noun, known.plural);
  return { ...thing, text: `${thing.text} ${participle(done)(thing)}` };
}

/** « les cartes de l'autre pile », « les autres cartes révélées »: the noun says which ones. */
function isUnique({ one }: Noun): boolean {
  return one.includes(" pile") || one.startsWith("autre ") || one.endsWith(" de cette manière");
}

/** Two targets go by the same noun: « la créature ciblée que vous contrôlez » again, as « cette créature » could be either. */
function isOneOfAlike(known: Mention, p: FrenchContext): boolean {
  const alike = p.targets.filter(({ id, count }) => {
    const other = p.mentioned(`target:${id}`);
    return count === undefined && other?.noun.one === known.noun.one;
  });
  return !known.plural && alike.length > 1;
}

/** The only target of its kind is « la créature ciblée » where « cette créature » could be another. */
function isPlainTarget(ref: ObjectRef, { noun: called }: Mention, p: FrenchContext): boolean {
  if (ref.kind !== "target" || !p.hasPassed(called)) return false;
  const such = p.targets.filter(({ id }) => p.mentioned(`target:${id}`)?.noun.one === called.one);
  return such.length === 1;
}

/** A pronoun would be taken for what the clause, or the one before it, is about. */
function isMistakable(of: Agreement, key: string, { subjectOfClause }: FrenchContext): boolean {
  return subjectOfClause !== undefined && subjectOfClause.of !== key && agrees(subjectOfClause, of);
}

/** « le reste » stands for several, but takes the verb in the singular. */
const REST = nominal("le reste", "m");

function firstMention(ref: ObjectRef, key: string, p: FrenchContext): Nominal {
  switch (ref.kind) {
    case "this":
      p.mention(key, p.selfNoun, false);
      return p.self;
    case "granter":
      p.mention(key, PERMANENT, false);
      return nominal(p.options.name, "m");
    case "attached":
      p.mention(key, p.options.attachedNoun, false);
      return p.options.attached;
    case "target":
      return p.phrases.target(targetClause(ref.target, p), p);
    case "linked":
      p.mention(key, CARD, false);
      return nominal("la carte exilée", "f");
    case "rest":
      p.mention(key, CARD, true);
      return REST;
    case "event": {
      const called = ROLES[ref.role];
      p.mention(key, called, false);
      return p.that(called);
    }
    case "each":
    case "bound":
      p.mention(key, PERMANENT, false);
      return p.that(PERMANENT);
  }
}

const ROLES = {
  object: PERMANENT,
  source: noun("source", "f"),
  recipient: PERMANENT,
  attacker: CREATURE,
  blocker: CREATURE,
  spell: SPELL,
  cause: noun("sort ou cette capacité", "m", "sorts ou ces capacités"),
  opposed: CREATURE,
} as const;

export function targetClause(id: string, p: FrenchContext): TargetClause {
  const clause = p.targets.find((one) => one.id === id);
  if (clause === undefined) throw new NotPrintable("target", `no target clause "${id}"`);
  return clause;
}

/** What was done to things bound under these names: « la créature sacrifiée ». */
const PARTICIPLES: Readonly<Record<string, string>> = {
  sacrificed: "sacrifier",
  exiled: "exiler",
  revealed: "révéler",
  returned: "renvoyer",
  chosen: "choisir",
  tapped: "engager",
  milled: "meuler",
  destroyed: "détruire",
  discarded: "défausser",
  drawn: "piocher",
};

export function dealtWith(name: string): string | undefined {
  return PARTICIPLES[name.replace(/\d+$/, "")];
}

/** « vous », « chaque adversaire », « le joueur ciblé », « ce joueur », « son contrôleur ». */
export function printPlayer(ref: PlayerRef, p: FrenchContext): Nominal {
  if (ref.kind === "you") return YOU;
  const key = playerKey(ref);
  if (p.actor === key) {
    const several = ref.kind === "each" ? p.each?.plural : p.mentioned(key)?.plural;
    return pronounFor({ gender: "m", plural: several === true });
  }
  const known = p.mentioned(key);
  if (known !== undefined) return demonstrative(known.noun, known.plural);
  return firstPlayer(ref, key, p);
}

const CONTROLLER = noun("contrôleur", "m");
const OWNER = noun("propriétaire", "m");

function firstPlayer(ref: Exclude<PlayerRef, { kind: "you" }>, key: string, p: FrenchContext): Nominal {
  switch (ref.kind) {
    case "opponents":
      return nominal("chaque adversaire", "m");
    case "allPlayers":
      return nominal("chaque joueur", "m");
    case "otherPlayers":
    case "otherThanEventPlayer":
      return nominal("chaque autre joueur", "m");
    case "target":
      return p.phrases.target(targetClause(ref.target, p), p);
    case "controller":
    case "owner": {
      const { it } = p;
      const whose = p.object(ref.of);
      const { plural: many } = whose;
      p.mention(key, PLAYER, many);
      p.it = it ?? p.meant(objectKey(ref.of));
      if (it !== undefined && whose.pronoun !== true) p.passOver(whose);
      return possessed(ref.kind === "controller" ? CONTROLLER : OWNER, whose, many);
    }
    case "each":
      p.mentionAside(key, PLAYER, false);
      return p.each ?? demonstrative(PLAYER);
    case "event":
    case "bound":
      p.mentionAside(key, PLAYER, false);
      return demonstrative(PLAYER);
    case "enchanted":
      return nominal("le joueur enchanté", "m");
    case "chosen":
      return nominal("le joueur choisi", "m");
    case "active":
      return nominal(p.inCombat ? "le joueur attaquant" : "le joueur actif", "m");
    case "defending":
      return nominal("le joueur défenseur", "m");
    case "monarch":
      return nominal("le monarque", "m");
    case "mostLife":
      return nominal(
        "le joueur qui a le plus de points de vie ou est à égalité pour le plus de points de vie",
        "m",
      );
    case "attackedByYou":
      return nominal("chaque adversaire que vous avez attaqué ce combat", "m");
  }
}

/** Who does something in an event or a condition: « vous », « un adversaire », « un joueur ». */
export function anyPlayer(who: PlayerRef, p: FrenchContext): Nominal {
  switch (who.kind) {
    case "opponents":
      return nominal("un adversaire", "m");
    case "allPlayers":
      return nominal("un joueur", "m");
    case "otherPlayers":
      return nominal("un autre joueur", "m");
    default:
      return p.player(who);
  }
}

/** Several at once: « vos adversaires », « les joueurs ». */
export function players(who: PlayerRef, p: FrenchContext): Nominal {
  switch (who.kind) {
    case "opponents":
      return nominal("vos adversaires", "m", true);
    case "allPlayers":
      return nominal("les joueurs", "m", true);
    case "otherPlayers":
      return nominal("les autres joueurs", "m", true);
    default:
      return p.player(who);
  }
}

export function playerNoun(who: PlayerRef): typeof PLAYER {
  return who.kind === "opponents" ? OPPONENT : PLAYER;
}
