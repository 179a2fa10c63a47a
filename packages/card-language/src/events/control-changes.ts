import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import type { EventClause } from "../print/event-clause.ts";
import { does, eventPlayer } from "../print/event-player.ts";
import { subjectOf } from "../print/event-words.ts";
import { NotPrintable } from "../print/not-printable.ts";
import { playerRef } from "../reference.ts";
import { variant } from "../schema/basic.ts";
import { type Node, subject } from "../schema/nodes.ts";

/** A permanent has come under another player's control; `from` and `to` say whose it was and whose it is. */
export const schema = variant("controlChanges", {
  what: subject,
  from: playerRef.exactOptional(),
  to: playerRef.exactOptional(),
});
export interface ControlChangesEvent extends Node<typeof schema> {}

/** "you lose control of that creature", "an opponent gains control of a permanent from you". */
export function english(event: ControlChangesEvent, p: PrintContext): EventClause {
  const { what, from, to } = event;
  if (from === undefined) throw new NotPrintable("event controlChanges", "from anybody");
  if (to === undefined)
    return { ...does(from, "lose", ` control of ${subjectOf(what, p, false)}`, p), word: "when" };
  const who = eventPlayer(from, p);
  return does(to, "gain", ` control of ${subjectOf(what, p, false)} from ${who}`, p);
}

export function french(event: ControlChangesEvent, p: fr.FrenchContext): fr.EventClause {
  const { from, to } = event;
  const what = fr.eventSubject(event.what, p, false);
  if (from === undefined) return fr.eventOf(what, fr.vp("changer", undefined, "de contrôleur"));
  if (to === undefined) return fr.playerDoes(from, p, () => fr.vp("perdre", `le contrôle de ${what.text}`));
  const who = fr.anyPlayer(from, p);
  return fr.playerDoes(to, p, () =>
    fr.vp("acquérir", `le contrôle de ${what.text} que ${fr.present(who, fr.vp("contrôler"))}`),
  );
}
