import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import type { EventClause } from "../print/event-clause.ts";
import { NotPrintable } from "../print/not-printable.ts";
import { playerRef } from "../reference.ts";
import { variant } from "../schema/basic.ts";
import { type Node, subject } from "../schema/nodes.ts";

export const schema = variant("manaAdded", {
  source: subject,
  who: playerRef,
});
export interface ManaAddedEvent extends Node<typeof schema> {}

export function english(_event: ManaAddedEvent, _p: PrintContext): EventClause {
  throw new NotPrintable(`event manaAdded`);
}

export function french(event: ManaAddedEvent, p: fr.FrenchContext): fr.EventClause {
  return fr.playerDoes(event.who, p, () =>
    fr.vp("ajouter", "du mana", `avec ${p.subject(event.source).text}`),
  );
}
