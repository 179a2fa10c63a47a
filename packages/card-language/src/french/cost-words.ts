import type { CostObjects } from "../cost-objects.ts";
import type { Filter } from "../filter.ts";
import type { ObjectRef } from "../reference.ts";
import type { FrenchContext } from "./context.ts";
import type { Nominal } from "./grammar.ts";
import { aOrAn, genderOf, phrase, type ZonePreposition } from "./noun-phrase.ts";
import { countWord, definiteOf } from "./selection.ts";
import type { VerbPhrase } from "./verbs.ts";

/** A part of a cost: a symbol that stands for itself, or something to do. */
export interface CostWords {
  readonly symbol?: string;
  readonly verb: VerbPhrase;
}

/** What the text has named: what gives the ability, what it targets, what the card is on, what the event is about. */
const SPOKEN_OF: ReadonlySet<ObjectRef["kind"]> = new Set(["granter", "attached", "target", "event"]);

/** The objects that pay a cost: « cette créature », « deux artefacts dégagés ». */
export function costObjects(what: CostObjects, p: FrenchContext, zone: ZonePreposition = "in"): Nominal {
  if (what === "this") return p.object({ kind: "this" });
  const definite = definiteOf(what.filter);
  if (definite !== undefined && SPOKEN_OF.has(definite.kind)) return p.object(definite);
  const np = p.noun(fromOwnHand(what.filter));
  const { count } = what;
  p.mentionUnnamed({ gender: genderOf(np), plural: count !== 1 }, np);
  if (count === 1) return aOrAn(np, zone);
  if (count === "any")
    return phrase(np, { determiner: { number: () => "n'importe quel nombre de" }, many: true, zone });
  return phrase(np, { determiner: { number: (gender) => countWord(count, p, gender) }, many: true, zone });
}

/** Cards in hand that pay a cost are the payer's own. */
function fromOwnHand(filter: Filter): Filter {
  if (filter.zones?.[0] !== "hand" || filter.of.some((one) => one.kind === "owner")) return filter;
  return { ...filter, of: [...filter.of, { kind: "owner", player: { kind: "you" } }] };
}

export function untapped(what: CostObjects): CostObjects {
  if (what === "this" || what.filter.of.some((one) => one.kind === "status" && one.status === "untapped"))
    return what;
  return {
    ...what,
    filter: { ...what.filter, of: [...what.filter.of, { kind: "status", status: "untapped" }] },
  };
}

/** « depuis votre cimetière »: where the source is whose ability functions there. */
export function ownZone(p: FrenchContext): string {
  switch (p.abilityZone) {
    case "graveyard":
      return "depuis votre cimetière";
    case "hand":
      return "depuis votre main";
    case "exile":
      return "depuis l'exil";
    default:
      return "";
  }
}
