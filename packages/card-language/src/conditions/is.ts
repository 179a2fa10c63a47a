import * as fr from "../french/phrases.ts";
import type { Predicate } from "../predicate.ts";
import type { PrintContext } from "../print/context.ts";
import { is } from "../print/is.ts";
import { objectRef } from "../reference.ts";
import { objectKey } from "../reference-key.ts";
import { flag, some, variant, zones } from "../schema/basic.ts";
import { type Node, predicate } from "../schema/nodes.ts";
import type { Zone } from "../zone.ts";

/** "if it's a creature". Uses last known information where the object is gone. */
export const schema = variant("is", {
  object: objectRef,
  of: some(predicate),
  zones: zones.exactOptional(),
  /** Of several objects: that one of them is so, rather than all ("if a creature card was exiled this way"). */
  any: flag,
});
export interface IsCondition extends Node<typeof schema> {}

export function english(condition: IsCondition, p: PrintContext): string {
  return is(condition, p);
}

export function french(condition: IsCondition, p: fr.FrenchContext, denied: boolean): string {
  const { object, zones, of } = condition;
  if (condition.any === true) return frenchThisWay(condition, denied, p);
  const subject = p.object(object);
  const say = (verb: fr.VerbPhrase): string => fr.present(subject, denied ? fr.not(verb) : verb);
  const [zone] = zones ?? [];
  if (zone !== undefined) return say(fr.vp("être", undefined, frenchWhere(condition, zone, subject, p)));
  const [first] = of;
  if (of.length === 1 && first !== undefined) {
    const special = frenchSpecial(first, object, subject, denied, p);
    if (special !== undefined) return special;
  }
  const np = p.noun(frenchIsCard(object, p) ? { zones: ["graveyard"], of } : { of });
  if (of.every(fr.isAdjective) && np.after.length === 0)
    return say(
      fr.vp(
        "être",
        undefined,
        fr.listOf(
          np.adjectives.map((one) => one(subject)),
          "et",
        ),
      ),
    );
  const quality = fr.phrase(np, { zone: "none", many: subject.plural });
  if (subject.pronoun === true && !subject.plural)
    return denied ? `ce n'est pas ${quality.text}` : `c'est ${quality.text}`;
  return say(fr.vp("être", quality.text));
}

/** « une carte de créature a été exilée de cette manière » */
function frenchThisWay({ object, of }: IsCondition, denied: boolean, p: fr.FrenchContext): string {
  const how = object.kind === "bound" ? object.name.replace(/\d+$/, "") : "";
  const verb = FRENCH_WAYS[how] ?? "choisir";
  const one = fr.aOrAn(
    p.noun(how === "destroyed" || how === "sacrificed" ? { of } : { zones: ["graveyard"], of }),
    "none",
  );
  const been = `été ${fr.participle(verb)(one)} de cette manière`;
  return `${one.text} ${denied ? "n'a pas" : "a"} ${been}`;
}

const FRENCH_WAYS: Readonly<Record<string, string>> = {
  destroyed: "détruire",
  sacrificed: "sacrifier",
  exiled: "exiler",
  discarded: "défausser",
  milled: "meuler",
  returned: "renvoyer",
  revealed: "révéler",
};

function frenchIsCard(object: IsCondition["object"], p: fr.FrenchContext): boolean {
  return p.mentioned(objectKey(object))?.noun === fr.CARD;
}

function frenchWhere(condition: IsCondition, zone: Zone, subject: fr.Nominal, p: fr.FrenchContext): string {
  if (zone === "battlefield") return "sur le champ de bataille";
  if (zone === "exile") return fr.participle("exiler")(subject);
  const owner = condition.of.find((one) => one.kind === "owner");
  const whose =
    owner?.kind === "owner"
      ? fr.possessed(fr.ZONES[zone], p.player(owner.player))
      : fr.definite(fr.ZONES[zone]);
  return `dans ${whose.text}`;
}

function frenchSpecial(
  first: Predicate,
  object: IsCondition["object"],
  subject: fr.Nominal,
  denied: boolean,
  p: fr.FrenchContext,
): string | undefined {
  const say = (who: fr.Nominal, verb: fr.VerbPhrase): string => fr.present(who, denied ? fr.not(verb) : verb);
  switch (first.kind) {
    case "keyword":
      return say(subject, fr.vp("avoir", fr.keywordArticle(first.keyword)));
    case "stat":
      return say(
        fr.possessed(fr.STATS[first.stat], subject),
        fr.vp("être", undefined, fr.isCompared(first.compare, first.value, p)),
      );
    case "counters":
    case "attachedTo":
    case "chosen":
    case "shares":
    case "targets":
    case "extreme": {
      const words = p.phrases.after(first, p).words(subject);
      if (words.startsWith("avec ")) return say(subject, fr.vp("avoir", words.slice(5)));
      if (words.startsWith("sans "))
        return fr.present(subject, fr.not(fr.vp("avoir", `de ${words.slice(5)}`)));
      if (words.startsWith("qui ")) return `${fr.subjectText(subject)} ${words.slice(4)}`;
      return say(subject, fr.vp("être", undefined, words));
    }
    case "paired":
      return say(
        subject,
        fr.vp("être", undefined, `${fr.participle("associer")(subject)} à une autre créature`),
      );
    case "controller":
      return say(p.player(first.player), fr.vp("contrôler", p.object(object)));
    case "status":
      return frenchStatus(first.status, subject, denied);
    default:
      return undefined;
  }
}

const FRENCH_PAST: Readonly<Record<string, fr.VerbPhrase>> = {
  attackedThisTurn: fr.vp("attaquer", undefined, "ce tour-ci"),
  blockedThisTurn: fr.vp("bloquer", undefined, "ce tour-ci"),
  enteredThisTurn: fr.vp("arriver", undefined, "sur le champ de bataille ce tour-ci"),
  dealtDamageThisTurn: fr.vp("subir", "des blessures", "ce tour-ci"),
};

function frenchStatus(status: string, subject: fr.Nominal, denied: boolean): string | undefined {
  const verb = FRENCH_PAST[status];
  if (status === "tributePaid") {
    const paid = fr.vp("être", undefined, "payé");
    return fr.happened(fr.nominal("le tribut", "m"), denied ? fr.not(paid) : paid);
  }
  if (verb === undefined) return undefined;
  return fr.happened(subject, denied ? fr.not(verb) : verb);
}
