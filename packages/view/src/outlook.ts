import type { CardDefinition } from "@spellroom/card-language";
import {
  type Act,
  type Decision,
  type GameObject,
  type GameState,
  isActive,
  legalActs,
  type Seat,
} from "@spellroom/rules";
import { isPublicZone, live } from "./keys.ts";

/** A card of which nothing is known: it can't be cast, played or used. */
const UNKNOWN_ID = "unknown";
const UNKNOWN: CardDefinition = {
  version: 1,
  name: "Unknown",
  layout: "normal",
  faces: [{ name: "Unknown", manaCost: null, types: ["artifact"] }],
};

/**
 * Whether a seat with priority could do something as far as everyone can see: its hand may be anything, so it could if it holds
 * cards and has mana, or if something public can be used. The actual hand makes no difference.
 *
 * @param withoutMana also if it holds cards and has no mana
 */
export function mightAct(
  state: GameState,
  decision: Extract<Decision, { kind: "act" }>,
  withoutMana: boolean,
): boolean {
  const { seat } = decision;
  const open = decision.acts.filter((act) => isOpen(state, act));
  if (holdsSomething(state, seat)) {
    const hasMana = (state.players[seat]?.mana.length ?? 0) > 0 || open.some(isManaAct);
    if (hasMana || withoutMana || hasLandDrop(state, seat)) return true;
  }
  if (!open.some((act) => !isManaAct(act))) return false;
  return legalActs(withoutSecrets(state, seat), seat).some((act) => act.kind !== "pass" && !isManaAct(act));
}

function isManaAct(act: Act): boolean {
  return act.kind === "activate" && act.mana;
}

/** Whether an act uses something that everyone can see. */
function isOpen(state: GameState, act: Act): boolean {
  if (act.kind === "pass") return false;
  const object = live(state, act.object);
  return object !== null && isPublicZone(object.zone) && object.status.faceDown === null;
}

function isSecret({ zone, owner, controller, status }: GameObject, seat: Seat): boolean {
  if (zone === null || (owner !== seat && controller !== seat)) return false;
  return !isPublicZone(zone) || status.faceDown !== null;
}

/** A hand, or something face down. */
function holdsSomething(state: GameState, seat: Seat): boolean {
  if ((state.players[seat]?.hand.length ?? 0) > 0) return true;
  return state.objects.some(
    (object) => object !== null && object.zone !== "library" && isSecret(object, seat),
  );
}

/** CR 305.1-2: a land may be played in one's own main phase while the stack is empty. */
function hasLandDrop(state: GameState, seat: Seat): boolean {
  const { turn, stack, players } = state;
  const isMain = turn.step === "precombatMain" || turn.step === "postcombatMain";
  return isMain && isActive(state, seat) && stack.length === 0 && players[seat]?.landsPlayed === 0;
}

/** The same game with the seat's hand unknown. */
function withoutSecrets(state: GameState, seat: Seat): GameState {
  return {
    ...state,
    definitions: { ...state.definitions, [UNKNOWN_ID]: UNKNOWN },
    objects: state.objects.map((object) =>
      object && isSecret(object, seat)
        ? { ...object, definition: UNKNOWN_ID, face: 0, copied: null, marks: [] }
        : object,
    ),
  };
}
