import { announcementOf } from "../../change/targets/choosing.ts";
import { isActivated } from "../../query/casting/may-activate.ts";
import type { CurrentActivated } from "../../query/kept/mana-holder.ts";
import { characteristics } from "../../query/layers/index.ts";
import type { Purpose } from "../../query/mana/purpose.ts";
import { type CastingWay, wayNamed } from "../../query/rules/ways.ts";
import { EngineError, objectOf, wordIn } from "../../state/access.ts";
import type { AnnounceFrame, GameState } from "../../state/game-state.ts";
import { originOf } from "./frame.ts";

/** The way in which a spell is being cast, as it was open when casting began. */
export function wayOfSpell(state: GameState, frame: AnnounceFrame): CastingWay {
  const { via } = announcementOf(state, frame.object);
  const { face } = objectOf(state, frame.object);
  const origin = originOf(frame);
  if (via === null) return usualWay(face);
  const way = frame.rewind && origin !== null ? wayNamed(frame.rewind, frame.seat, origin, face, via) : null;
  if (!way) throw new EngineError(`no way ${via} to cast object ${origin}`);
  return way;
}

/** Casting it for its mana cost. */
function usualWay(face: number): CastingWay {
  return {
    via: null,
    face,
    faceDown: null,
    instead: null,
    additional: [],
    anyType: false,
    grant: null,
    timing: "usual",
  };
}

export function purposeOfSpell(state: GameState, frame: AnnounceFrame): Purpose {
  const anyType = wayOfSpell(state, frame).anyType;
  return { kind: "cast", object: frame.object, ...(anyType ? { anyType } : {}) };
}

/** The ability being activated, as its source has it. */
export function abilityBeingActivated(state: GameState, frame: AnnounceFrame): CurrentActivated | null {
  const key = wordIn(frame.scratch, "key");
  const { source } = announcementOf(state, frame.object);
  if (source === null) return null;
  const found = characteristics(state, source).abilities.find((one) => one.key === key);
  return found && isActivated(found) ? found : null;
}
