import { finalChapter } from "../../query/rules/final-chapter.ts";
import type { GameState } from "../../state/game-state.ts";
import type { StateBasedAction } from "./check.ts";
import type { Permanent } from "./permanents.ts";

/** CR 704.5s: a Saga with its final chapter reached is sacrificed once that chapter ability has left the stack. */
export const sagaFinished: StateBasedAction = (state, permanents) =>
  permanents
    .filter(
      (permanent) =>
        permanent.values.subtypes.includes("Saga") &&
        isFinished(permanent) &&
        !chapterWaits(state, permanent),
    )
    .map(({ object, values }) => ({
      kind: "sacrifice",
      player: values.controller,
      object: object.id,
      source: null,
    }));

function isFinished({ object, values }: Permanent): boolean {
  const last = finalChapter(values);
  return last > 0 && (object.counters.lore ?? 0) >= last;
}

function chapterWaits(state: GameState, { object, values }: Permanent): boolean {
  const isChapter = (key: string | undefined): boolean =>
    values.abilities.some(
      (one) => one.key === key && one.ability.kind === "triggered" && one.ability.event.kind === "chapter",
    );
  return (
    state.pendingTriggers.some(({ source, key }) => source === object.id && isChapter(key)) ||
    state.stack.some((id) => {
      const announcement = state.objects[id]?.announcement;
      return announcement?.source === object.id && isChapter(announcement.ability?.key);
    })
  );
}
