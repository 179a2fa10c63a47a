import type { ObjectStatus } from "@spellroom/card-language";
import { assertNever } from "../../state/access.ts";
import { lastCombatMark } from "../../state/combat-marks.ts";
import { ringBearerOf } from "../../state/designations.ts";
import type { GameEvent } from "../../state/event.ts";
import type { ObjectId } from "../../state/ids.ts";
import type { Characteristics, GameObject } from "../../state/object.ts";
import { timesKicked } from "./announced.ts";
import { isBlock } from "./blocks.ts";
import type { Sight } from "./sight.ts";

/** Conditions of a permanent that are there or not: CR 110.5, 506.4, 509.1g-h, 700.9, 701.38, 701.58. */
export function hasStatus(
  sight: Sight,
  object: GameObject,
  values: Characteristics,
  status: ObjectStatus,
): boolean {
  switch (status) {
    case "tapped":
      return object.status.tapped;
    case "untapped":
      return !object.status.tapped;
    case "attacking":
    case "blocking":
    case "blocked":
    case "unblocked":
      return sight.existing(object.id)
        ? isInCombat(sight, object.id, status)
        : object.marks.includes(lastCombatMark(status));
    case "faceDown":
      return object.status.faceDown !== null;
    case "enchanted":
    case "equipped":
    case "modified":
      return isAdorned(sight, object, values, status);
    case "enteredThisTurn":
      return object.zone === "battlefield" && object.enteredTurn === sight.state.turn.number;
    case "dealtDamageThisTurn":
    case "hasDealtDamageThisTurn":
    case "attackedThisTurn":
    case "blockedThisTurn":
    case "wasBlockedThisTurn":
      return sight.state.history.thisTurn.some((event) => isAbout(event, status, object.id));
    case "goaded":
      return object.marks.some((mark) => mark.startsWith("goadedBy"));
    case "suspected":
      return object.marks.includes("suspected");
    case "saddled":
    case "renowned":
    case "monstrous":
    case "prepared":
    case "commander":
    case "tributePaid":
      return object.marks.includes(status);
    case "kicked":
      return timesKicked(sight.state, object) > 0;
    case "suspended":
      return object.zone === "exile" && values.keywords.has("suspend") && (object.counters.time ?? 0) > 0;
    case "ringBearer":
      return object.zone === "battlefield" && object.marks.includes(ringBearerOf(values.controller));
    case "cameSinceUpkeep":
      return cameSinceUpkeep(sight, object, values);
    default:
      return assertNever(status);
  }
}

/** CR 702.30a: its controller's last upkeep is the one before that which has just begun; without one, everything is new. */
function cameSinceUpkeep(sight: Sight, object: GameObject, values: Characteristics): boolean {
  const [previous, latest] = sight.state.players[values.controller]?.upkeeps ?? [];
  return latest === undefined || previous === undefined || object.controlledSince >= previous;
}

function isInCombat(
  sight: Sight,
  id: ObjectId,
  status: "attacking" | "blocking" | "blocked" | "unblocked",
): boolean {
  const { combat } = sight.state;
  if (!combat) return false;
  if (status === "blocking") return combat.blockers.some(({ object }) => object === id);
  const attacker = combat.attackers.find(({ object }) => object === id);
  if (!attacker) return false;
  if (status === "attacking") return true;
  return attacker.blocked === (status === "blocked");
}

/** CR 303.4, 301.5; modified is to be equipped, to have a counter, or to be enchanted by an Aura of its controller (CR 700.9). */
function isAdorned(
  sight: Sight,
  object: GameObject,
  values: Characteristics,
  status: "enchanted" | "equipped" | "modified",
): boolean {
  if (status === "modified" && Object.values(object.counters).some((count) => count > 0)) return true;
  return sight.attachments(object.id).some((id) => {
    const attached = sight.read(id);
    if (!attached) return false;
    const isAura = attached.subtypes.includes("Aura");
    const isEquipment = attached.subtypes.includes("Equipment");
    if (status === "enchanted") return isAura;
    if (status === "equipped") return isEquipment;
    return isEquipment || (isAura && attached.controller === values.controller);
  });
}

function isAbout(
  event: GameEvent,
  status:
    | "dealtDamageThisTurn"
    | "hasDealtDamageThisTurn"
    | "attackedThisTurn"
    | "blockedThisTurn"
    | "wasBlockedThisTurn",
  id: ObjectId,
): boolean {
  switch (status) {
    case "dealtDamageThisTurn":
      return event.kind === "damageDealt" && "object" in event.to && event.to.object === id;
    case "hasDealtDamageThisTurn":
      return event.kind === "damageDealt" && event.source === id;
    case "attackedThisTurn":
      return event.kind === "attackersDeclared" && event.attackers.some(({ object }) => object === id);
    case "wasBlockedThisTurn":
      return isBlock(event, (_, attacker) => attacker === id);
    case "blockedThisTurn":
      return isBlock(event, (blocker) => blocker === id);
    default:
      return assertNever(status);
  }
}
