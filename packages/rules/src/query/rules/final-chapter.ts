import type { EventPattern } from "@spellroom/card-language";
import type { Characteristics } from "../../state/object.ts";

/** The greatest number among a Saga's chapter abilities, or 0 (CR 714.2d). */
export function finalChapter({ abilities }: Pick<Characteristics, "abilities">): number {
  let last = 0;
  for (const { ability } of abilities)
    if (ability.kind === "triggered") last = Math.max(last, lastChapter(ability.event));
  return last;
}

function lastChapter(event: EventPattern): number {
  return event.kind === "chapter" ? Math.max(...event.numbers) : 0;
}
