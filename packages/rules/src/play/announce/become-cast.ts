import { noteCrime } from "../../change/events/crime.ts";
import { exileAfterwards } from "../../change/events/exile-afterwards.ts";
import { noteActivation } from "../../change/events/note-activation.ts";
import { becomeUnprepared } from "../../change/events/prepared.ts";
import { closeContext, popFrame, tell, updateObject, updatePlayer } from "../../change/game/game.ts";
import { announcementOf, updateAnnouncement } from "../../change/targets/choosing.ts";
import { collectTriggers } from "../../change/triggers/collect.ts";
import { applyToNextSpell } from "../../change/triggers/delayed.ts";
import { commanderMark } from "../../query/casting/spell-cost.ts";
import { isManaAbility } from "../../query/mana/abilities.ts";
import { allTargets } from "../../query/targets/clauses.ts";
import { contextOf, type Game, numberIn, objectOf, playerOf } from "../../state/access.ts";
import type { GameEvent } from "../../state/event.ts";
import type { AnnounceFrame } from "../../state/game-state.ts";
import { preparedFor } from "../../state/prepared.ts";
import { noteAsCast } from "./as-cast.ts";
import { deliver, isSpell, originOf } from "./frame.ts";
import { PAID } from "./pay.ts";
import { abilityBeingActivated, wayOfSpell } from "./way-of-spell.ts";

/** CR 601.2i: the spell becomes cast, the ability activated. Abilities that trigger on it do so now, and the transaction is over. */
export function becomeCast(g: Game, frame: AnnounceFrame): void {
  const id = frame.object;
  takeOverBindings(g, frame);
  const cast = isSpell(frame) ? spellCast(g, frame) : null;
  if (!cast) abilityActivated(g, frame);
  popFrame(g);
  deliver(g, frame, true, [id]);
  if (cast) applyToNextSpell(g, cast);
}

/** What the payment bound - the sacrificed creature, the discarded card - belongs to the text from now on. */
function takeOverBindings(g: Game, frame: AnnounceFrame): void {
  const payment = numberIn(frame.scratch, "payment");
  if (payment === undefined) return;
  const { [PAID]: _paid, ...bindings } = contextOf(g.state, payment).bindings;
  closeContext(g, payment);
  const { context } = announcementOf(g.state, frame.object);
  if (Object.keys(bindings).length > Object.keys(context.bindings).length)
    updateAnnouncement(g, frame.object, { context: { ...context, bindings } });
}

function spellCast(g: Game, frame: AnnounceFrame): GameEvent {
  const id = frame.object;
  const { seat } = frame;
  noteUse(g, frame);
  noteAsCast(g, id);
  const origin = g.state.objects[originOf(frame) ?? id];
  const prepared = origin ? preparedFor(origin) : null;
  if (prepared !== null) becomeUnprepared(g, prepared);
  const { context, castFrom } = announcementOf(g.state, id);
  const from = castFrom ?? "hand";
  const event = { kind: "spellCast", seat, object: id, targets: allTargets(context), from } as const;
  tell(g, event);
  collectTriggers(g, [movedEvent(g, frame), event], []);
  noteCrime(g, seat, event.targets);
  return event;
}

/** Its move to the stack, which triggers look at only now (CR 601.2i). */
function movedEvent(g: Game, frame: AnnounceFrame): GameEvent {
  const { owner, announcement } = objectOf(g.state, frame.object);
  return {
    kind: "moved",
    object: originOf(frame) ?? frame.object,
    became: frame.object,
    from: announcement?.castFrom ?? "hand",
    to: "stack",
    owner,
    controller: frame.seat,
    cause: "cast",
    by: frame.seat,
    source: null,
  };
}

/** Commanders count their castings, and permissions for once each turn their use. */
function noteUse(g: Game, frame: AnnounceFrame): void {
  const { via } = announcementOf(g.state, frame.object);
  if (via === null) return;
  if (via === "command" || via.endsWith(":command")) {
    const { marks } = playerOf(g.state, frame.seat);
    updatePlayer(g, frame.seat, { marks: [...marks, commanderMark(g.state, frame.object)] });
  }
  const { oncePerTurn: once, thenExile = null } = wayOfSpell(g.state, frame).grant ?? {};
  if (thenExile !== null) exileAfterwards(g, frame.object, frame.seat, thenExile);
  const source = once ? g.state.objects[once.source] : null;
  if (once && source) {
    const { usedThisTurn } = source;
    updateObject(g, once.source, {
      usedThisTurn: { ...usedThisTurn, [once.number]: (usedThisTurn[once.number] ?? 0) + 1 },
    });
  }
}

function abilityActivated(g: Game, frame: AnnounceFrame): void {
  const { source, context, ability } = announcementOf(g.state, frame.object);
  if (source === null || !ability) return;
  const current = abilityBeingActivated(g.state, frame);
  const targets = allTargets(context);
  if (current) {
    const mana = isManaAbility(current.ability);
    noteActivation(g, frame.seat, source, current, frame.object, targets, mana);
    return;
  }
  const event: GameEvent = {
    kind: "abilityActivated",
    seat: frame.seat,
    object: frame.object,
    source,
    targets,
    mana: false,
  };
  tell(g, event);
  collectTriggers(g, [event], []);
  noteCrime(g, frame.seat, targets);
}
