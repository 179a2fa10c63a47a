import type { Cost } from "@spellroom/card-language";
import { propose } from "../../change/events/index.ts";
import { bind, updateObject, updatePlayer } from "../../change/game/game.ts";
import { startManaAbility } from "../../change/mana/activate.ts";
import type { Act } from "../../decisions/parts/act.ts";
import { landWays } from "../../query/casting/land-play.ts";
import { isActivated } from "../../query/casting/may-activate.ts";
import { isCastable } from "../../query/casting/may-cast.ts";
import { specialActId, specialActionsOf } from "../../query/casting/special-actions.ts";
import { characteristics, inheritCache } from "../../query/layers/index.ts";
import { outlookOf } from "../../query/mana/outlook.ts";
import { asCast, type CastingWay, castingWays, wayNamed } from "../../query/rules/ways.ts";
import { EngineError, fork, type Game, playerOf } from "../../state/access.ts";
import type { Delivery } from "../../state/context.ts";
import type { PlayPermission } from "../../state/continuous.ts";
import type { GameState } from "../../state/game-state.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import { proposeAbility, proposeSpell } from "../announce/propose.ts";
import { startSpecialAction } from "../announce/special-action.ts";

/**
 * Begins what a player with priority chose to do (CR 117.1): what was offered may be carried out as far as the choices to come
 * allow; otherwise everything returns to `rewind`.
 */
export function startAct(g: Game, seat: Seat, act: Act, autoPay: boolean, rewind: GameState): void {
  inheritCache(g.state, rewind);
  switch (act.kind) {
    case "pass":
      throw new EngineError("passing is no act to begin");
    case "playLand":
      return playLand(g, seat, act);
    case "cast":
      return startCast(g, seat, act, autoPay, rewind);
    case "activate":
      return startActivate(g, seat, act, autoPay, rewind);
    case "special": {
      const action = specialActionsOf(g.state, seat, act.object).find(
        (one) => specialActId(act.object, one) === act.id,
      );
      if (!action) throw new EngineError(`object ${act.object} offers no ${act.action}`);
      return startSpecialAction(g, seat, act.object, action, autoPay);
    }
  }
}

/** Puts a card on the stack and begins to announce it (CR 601.2a). */
export function startCast(
  g: Game,
  seat: Seat,
  act: Extract<Act, { kind: "cast" }>,
  autoPay: boolean,
  rewind: GameState,
): void {
  const way = wayNamed(g.state, seat, act.object, act.face, act.via);
  if (!way) throw new EngineError(`object ${act.object} can't be cast by way of ${act.via}`);
  proposeSpell(g, act.object, way, { seat, autoPay, rewind });
}

/** Puts an ability on the stack and begins to announce it (CR 602.2a); a mana ability resolves at once instead (CR 605.3b). */
export function startActivate(
  g: Game,
  seat: Seat,
  act: Extract<Act, { kind: "activate" }>,
  autoPay: boolean,
  rewind: GameState,
): void {
  if (act.mana) {
    startManaAbility(g, seat, act.object, act.ability);
    return;
  }
  const current = characteristics(g.state, act.object).abilities.find((one) => one.key === act.ability);
  if (!current || !isActivated(current))
    throw new EngineError(`object ${act.object} has no ability ${act.ability}`);
  proposeAbility(g, act.object, current, { seat, autoPay, rewind });
}

/** Puts a land onto the battlefield: a special action, for which there is no stack and nothing to pay (CR 116.2a, 305.1). */
export function playLand(g: Game, seat: Seat, act: Extract<Act, { kind: "playLand" }>): void {
  const way = landWays(g.state, seat, act.object).find((one) => one.face === act.face && one.via === act.via);
  if (!way) throw new EngineError(`object ${act.object} can't be played by way of ${act.via}`);
  updatePlayer(g, seat, { landsPlayed: playerOf(g.state, seat).landsPlayed + 1 });
  const once = way.grant.oncePerTurn;
  const source = once ? g.state.objects[once.source] : null;
  if (once && source) {
    const used = (source.usedThisTurn[once.number] ?? 0) + 1;
    updateObject(g, once.source, { usedThisTurn: { ...source.usedThisTurn, [once.number]: used } });
  }
  propose(g, [
    {
      kind: "move",
      object: act.object,
      to: { zone: "battlefield" },
      cause: "play",
      by: seat,
      source: null,
      controller: seat,
      face: way.face,
    },
  ]);
}

/** How an effect lets a card be cast while it resolves (CR 608.2g). */
export interface CastByEffect {
  readonly cost: "usual" | "withoutPaying" | readonly Cost[];
  readonly anyManaType?: boolean;
  /** With its back face up. */
  readonly transformed?: true;
  /** The object whose effect it is. */
  readonly source: ObjectId;
  readonly deliver: Delivery;
}

/** The ways in which an effect that lets a player cast a card now could have it cast; timing doesn't matter (CR 608.2g). */
export function waysByEffect(g: Game, seat: Seat, card: ObjectId, how: CastByEffect): CastingWay[] {
  const permitted = withPermission(g.state, seat, card, how);
  const name = `permission:${how.source}:${g.state.turn.number}`;
  const outlook = outlookOf(g.state, seat);
  return castingWays(permitted, seat, card).filter(
    (way) =>
      way.via?.endsWith(name) === true &&
      way.flash !== true &&
      isCastable(asCast(g.state, card, way), seat, card, way, outlook).ok,
  );
}

/**
 * Has a player cast a card as part of an effect's resolution. Whether it was cast, and as what object, is bound where `deliver`
 * says; after an illegal or abandoned attempt everything but that is as it was.
 */
export function castByEffect(g: Game, seat: Seat, card: ObjectId, way: CastingWay, how: CastByEffect): void {
  const rewind = withPermission(g.state, seat, card, how);
  inheritCache(g.state, rewind);
  bind(g, how.deliver.context, how.deliver.name, { did: false, objects: [] });
  proposeSpell(g, card, way, {
    seat,
    autoPay: false,
    rewind,
    scratch: { deliverTo: how.deliver.context, deliverAs: how.deliver.name },
  });
}

/** The state as it is, with a permission for that one card that lasts as long as the casting. */
function withPermission(state: GameState, seat: Seat, card: ObjectId, how: CastByEffect): GameState {
  const permission: PlayPermission = {
    objects: [card],
    seat,
    act: "cast",
    cost: how.cost,
    anyManaType: how.anyManaType === true,
    ...(how.transformed ? { transformed: true } : {}),
    lasting: { duration: "endOfTurn", seat, source: how.source, since: state.turn.number },
  };
  const copy = fork(state);
  copy.permissions = [...copy.permissions, permission];
  return copy;
}
