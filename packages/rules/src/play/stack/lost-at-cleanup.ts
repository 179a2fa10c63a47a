import { faceNumbered } from "@spellroom/card-language";
import { ownFlashFor } from "../../query/rules/card-facts.ts";
import { wasFlash } from "../../query/rules/flash-ways.ts";
import { emptyContext } from "../../state/context.ts";
import type { DelayedTrigger } from "../../state/continuous.ts";
import type { GameState } from "../../state/game-state.ts";
import type { ObjectId } from "../../state/ids.ts";
import type { GameObject } from "../../state/object.ts";
import { presentPlace } from "../../state/turn.ts";

/** Whether a spell says of itself that what it becomes is sacrificed, having been cast when a sorcery couldn't have been. */
export function isLostAtCleanup(state: GameState, spell: GameObject): boolean {
  const { announcement, face } = spell;
  if (!announcement?.wasCast || !wasFlash(announcement.via)) return false;
  const definition = state.definitions[spell.definition];
  const abilities = (definition && faceNumbered(definition, face).abilities) ?? [];
  return abilities.some((ability) => ownFlashFor(ability)?.sacrificed === true);
}

/** "The controller of the permanent it becomes sacrifices it at the beginning of the next cleanup step" (CR 603.7). */
export function sacrificedAtCleanup(
  state: GameState,
  spell: GameObject,
  permanent: ObjectId,
): DelayedTrigger {
  const it = { kind: "bound", name: "it" } as const;
  return {
    timestamp: state.nextTimestamp++,
    event: { kind: "nextStep", step: "cleanup", whose: state.players.map(({ seat }) => seat) },
    body: {
      kind: "plain",
      effects: [{ kind: "sacrifice", who: { kind: "controller", of: it }, what: { kind: "ref", ref: it } }],
    },
    context: { ...emptyContext(permanent, spell.controller), bindings: { it: { objects: [permanent] } } },
    repeats: false,
    lasting: null,
    madeInStep: presentPlace(state.turn),
  };
}
