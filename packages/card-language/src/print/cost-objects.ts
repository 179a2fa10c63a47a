import type { CostObjects } from "../cost-objects.ts";
import type { Filter } from "../filter.ts";
import type { ObjectRef } from "../reference.ts";
import type { PrintContext } from "./context.ts";
import { definiteOf } from "./definite.ts";
import { NotPrintable } from "./not-printable.ts";
import { indefinite, manyOf, type ZonePreposition } from "./noun-phrase.ts";
import { numberWord } from "./words.ts";

interface ObjectsStyle {
  readonly zone?: ZonePreposition;
  readonly untapped?: boolean;
}

/** What the text has named: what gives the ability, what it targets, what the card is on, what the event is about. */
const SPOKEN_OF: ReadonlySet<ObjectRef["kind"]> = new Set(["granter", "attached", "target", "event"]);

export function objects(what: CostObjects, p: PrintContext, style: ObjectsStyle): string {
  if (what === "this") return p.object({ kind: "this" });
  const definite = definiteOf(what.filter);
  if (definite !== undefined && SPOKEN_OF.has(definite.kind)) return p.object(definite);
  const np = p.noun(fromOwnHand(style.untapped === true ? untapped(what.filter) : what.filter, p));
  const zone = style.zone ?? "in";
  const { count } = what;
  if (count === "any") return `any number of ${manyOf(np, zone)}`;
  if (count === 1) return indefinite(np, zone);
  if (typeof count === "number") return `${numberWord(count)} ${manyOf(np, zone)}`;
  if (count.kind === "x") return `X ${manyOf(np, zone)}`;
  if (count.kind === "count" && JSON.stringify(count.filter) === JSON.stringify(what.filter))
    return `all ${manyOf(np, zone)}`;
  throw new NotPrintable("cost", "of a counted number of objects");
}

/** Cards in hand that pay a cost are the payer's own. */
export function fromOwnHand(filter: Filter, p: PrintContext): Filter {
  if (filter.zones?.[0] !== "hand" || filter.of.some((one) => one.kind === "owner")) return filter;
  const own: Filter = { ...filter, of: [...filter.of, { kind: "owner", player: { kind: "you" } }] };
  p.sayAs(own, filter);
  return own;
}

export function untapped(filter: Filter): Filter {
  if (filter.of.some((one) => one.kind === "status" && one.status === "untapped")) return filter;
  return { ...filter, of: [{ kind: "status", status: "untapped" }, ...filter.of] };
}
