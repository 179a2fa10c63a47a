import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import type { EventClause } from "../print/event-clause.ts";
import { NotPrintable } from "../print/not-printable.ts";
import { playerRef } from "../reference.ts";
import { flag, variant } from "../schema/basic.ts";
import { type Node, subject } from "../schema/nodes.ts";

export const schema = variant("activates", {
  who: playerRef,
  of: subject,
  notMana: flag,
  loyalty: flag,
});
export interface ActivatesEvent extends Node<typeof schema> {}

export function english(_event: ActivatesEvent, _p: PrintContext): EventClause {
  throw new NotPrintable(`event activates`);
}

export function french(event: ActivatesEvent, p: fr.FrenchContext): fr.EventClause {
  const kind = event.loyalty === true ? "une capacité de loyauté" : "une capacité";
  const mana = event.notMana === true ? " qui n'est pas une capacité de mana" : "";
  return fr.playerDoes(event.who, p, () =>
    fr.vp("activer", `${kind} de ${fr.otherObject(event.of, "event:object", p).text}${mana}`),
  );
}
