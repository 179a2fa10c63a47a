import { moveDirectly } from "../../change/events/zones.ts";
import { putAbility } from "../../change/game/ability-on-stack.ts";
import { pushFrame, tell, updateObject } from "../../change/game/game.ts";
import type { CurrentActivated } from "../../query/kept/mana-holder.ts";
import { inheritCache } from "../../query/layers/index.ts";
import { isLoyaltyAbility } from "../../query/rules/activation-limits.ts";
import type { CastingWay } from "../../query/rules/ways.ts";
import { EngineError, existing, fork, type Game, objectOf } from "../../state/access.ts";
import { contextOfAbility, emptyContext } from "../../state/context.ts";
import type { Scratch } from "../../state/frame.ts";
import type { GameState } from "../../state/game-state.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import { FRESH_STATUS } from "../../state/setup.ts";

/** What beginning to cast or activate needs to know apart from its subject. */
export interface Proposal {
  readonly seat: Seat;
  readonly autoPay: boolean;
  /** The state to return to, with the frames that shall be there then; `null`: as it is now (CR 601.2, 730.1). */
  readonly rewind: GameState | null;
  readonly scratch?: Scratch;
}

/**
 * CR 601.2a: the card moves to the stack as a new object under its caster's control, with the face and the face-down status it
 * is cast with, and stays there while the rest of the process goes on. Its move is told, and looked at by triggers, once it
 * has been cast.
 */
export function proposeSpell(g: Game, card: ObjectId, way: CastingWay, proposal: Proposal): ObjectId {
  const { seat } = proposal;
  const old = existing(g.state, card);
  if (!old || old.zone === null) throw new EngineError(`no card ${card} to cast`);
  const rewind = proposal.rewind ?? snapshot(g);
  const from = old.zone;
  const id = moveDirectly(g, card, "stack", "top", {
    controller: seat,
    face: way.face,
    kind: old.kind,
    status: { ...FRESH_STATUS, faceDown: way.faceDown },
    copied: old.kind === "copy" ? old.copied : null,
  });
  const context = emptyContext(id, seat);
  const announcement = {
    source: null,
    ability: null,
    modes: [],
    context,
    via: way.via,
    castFrom: from,
    wasCast: true,
    manaSpent: {},
    paidOptions: [],
  };
  updateObject(g, id, { announcement });
  tell(g, {
    kind: "moved",
    object: card,
    became: id,
    from,
    to: "stack",
    owner: old.owner,
    controller: seat,
    cause: "cast",
    by: seat,
    source: null,
  });
  pushFrame(g, {
    kind: "announce",
    stage: "options",
    seat,
    object: id,
    autoPay: proposal.autoPay,
    scratch: { kind: "cast", origin: card, from, ...proposal.scratch },
    rewind,
  });
  return id;
}

/** CR 602.2a: the ability is created on the stack as an object that isn't a card, its source being revealed if it was hidden. */
export function proposeAbility(
  g: Game,
  source: ObjectId,
  current: CurrentActivated,
  proposal: Proposal,
): ObjectId {
  const { seat } = proposal;
  const rewind = proposal.rewind ?? snapshot(g);
  const from = objectOf(g.state, source);
  const { ability, key } = current;
  const object = putAbility(g, from, seat, {
    source,
    ability: {
      kind: "activated",
      body: ability.body,
      key,
      ...(isLoyaltyAbility(ability) ? { loyalty: true } : {}),
    },
    modes: [],
    context: contextOfAbility(source, seat, current.from),
    via: null,
    castFrom: null,
    wasCast: false,
    manaSpent: {},
    paidOptions: [],
  });
  if (from.zone === "hand") tell(g, { kind: "revealed", objects: [source], by: seat, to: "all" });
  pushFrame(g, {
    kind: "announce",
    stage: "modes",
    seat,
    object: object.id,
    autoPay: proposal.autoPay,
    scratch: { kind: "activate", key, ...proposal.scratch },
    rewind,
  });
  return object.id;
}

/** A snapshot to return to when nothing else was given: as it is now. */
function snapshot(g: Game): GameState {
  const copy = fork(g.state);
  inheritCache(g.state, copy);
  return copy;
}
