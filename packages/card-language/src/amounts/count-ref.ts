import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import type { Unit } from "../print/measure.ts";
import { NotPrintable } from "../print/not-printable.ts";
import { plural } from "../print/words.ts";
import { objectRef } from "../reference.ts";
import { objectKey } from "../reference-key.ts";
import { flag, variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

export const schema = variant("countRef", {
  ref: objectRef,
  /** Of the cards of several owners, those of the one who had most. */
  mostOfOne: flag,
});
export interface CountRefAmount extends Node<typeof schema> {}

export function english(amount: CountRefAmount, p: PrintContext): string {
  if (amount.mostOfOne === true) return `the greatest number of ${byOne(amount)}`;
  return `the number of ${refThing(amount, p).many}`;
}

/** "cards a player discarded this way" */
function byOne({ ref }: CountRefAmount): string {
  const done = ref.kind === "bound" ? participleOf(ref.name) : undefined;
  if (done !== "discarded") throw new NotPrintable("amount countRef", "of one player");
  return `cards a player ${done} this way`;
}

function refThing(amount: CountRefAmount, p: PrintContext): Unit {
  if (isDevoured(amount)) return { one: "creature it devoured", many: "creatures it devoured" };
  const { noun, variant } = p.say(amount);
  const mentioned = p.mentioned(objectKey(amount.ref))?.noun ?? "permanent";
  if (variant === 21)
    return { one: `${mentioned} returned this way`, many: `${plural(mentioned)} returned this way` };
  if (isGained(amount))
    return { one: "one they gained control of this way", many: "those they gained control of this way" };
  if (isKept(amount))
    return { one: "card you put on top of your library", many: "cards you put on top of your library" };
  if (noun !== undefined && amount.ref.kind === "bound") {
    const way = `${amount.ref.name.replace(/\d+$/, "")} this way`;
    return { one: `${noun} ${way}`, many: `${noun}s ${way}` };
  }
  const known = amount.ref.kind === "bound" ? p.mentioned(`way:${amount.ref.name}`) : undefined;
  if (known !== undefined)
    return { one: known.noun, many: known.noun.replace(/^\S+/, (head) => plural(head)) };
  const done = amount.ref.kind === "bound" ? participleOf(amount.ref.name) : undefined;
  if (done !== undefined) {
    const what = p.mentioned(objectKey(amount.ref))?.noun ?? (CARDS.includes(done) ? "card" : "permanent");
    return { one: `${what} ${done} this way`, many: `${plural(what)} ${done} this way` };
  }
  const them = p.object(amount.ref);
  return { one: `of ${them}`, many: them };
}

/** What is done to cards of a hand or a library. */
const CARDS: readonly string[] = ["discarded", "milled", "revealed"];

/** What was done to the objects that an effect bound, if their name says so: "destroyed". */
function participleOf(name: string): string | undefined {
  const word = name.replace(/\d+$/, "");
  return word.endsWith("ed") ? word : undefined;
}

/** What a creature with devour sacrificed as it entered (CR 702.82b). */
function isDevoured({ ref }: CountRefAmount): boolean {
  return ref.kind === "linked" && ref.link === "devoured";
}

/** What somebody who surveilled put back on top (CR 701.42a). */
function isKept({ ref }: CountRefAmount): boolean {
  return ref.kind === "bound" && /^kept\d*$/.test(ref.name);
}

/** What a target player gained control of. */
function isGained({ ref }: CountRefAmount): boolean {
  return ref.kind === "bound" && /^gained\d*$/.test(ref.name);
}

export function englishEach(amount: CountRefAmount, p: PrintContext): string {
  return refThing(amount, p).one;
}

export function french(amount: CountRefAmount, p: fr.FrenchContext): string {
  const many = frenchThing(amount, p).many;
  return amount.mostOfOne === true
    ? `le plus grand nombre de ${many} par un même joueur`
    : `le nombre de ${many}`;
}

export function frenchEach(amount: CountRefAmount, p: fr.FrenchContext): string {
  return frenchThing(amount, p).one;
}

/** « cartes révélées de cette manière ». */
function frenchThing(amount: CountRefAmount, p: fr.FrenchContext): fr.Noun {
  const { ref } = amount;
  if (isKept(amount)) {
    const there = "au-dessus de votre bibliothèque";
    return fr.noun(`carte que vous avez mise ${there}`, "f", `cartes que vous avez mises ${there}`);
  }
  if (isGained(amount)) {
    const taken = "dont ce joueur a ainsi acquis le contrôle";
    return fr.noun(`permanent ${taken}`, "m", `permanents ${taken}`);
  }
  if (isDevoured(amount)) return fr.noun("créature dévorée", "f", "créatures dévorées");
  const noun = p.mentioned(objectKey(ref))?.noun ?? fr.PERMANENT;
  const done = ref.kind === "bound" ? fr.dealtWith(ref.name) : undefined;
  if (done === undefined) {
    const these = p.that(noun, true).text;
    return fr.noun(`objet parmi ${these}`, "m", these);
  }
  const way = (plural: boolean): string =>
    `${fr.participle(done)({ gender: noun.gender, plural })} de cette manière`;
  return fr.noun(`${noun.one} ${way(false)}`, noun.gender, `${noun.many} ${way(true)}`);
}
