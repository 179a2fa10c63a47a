import type { ActView } from "@spellroom/protocol";
import { fill } from "../../i18n/fill.ts";
import type { Messages } from "../../i18n/messages.ts";
import { lookUp } from "./log-segments.ts";

/** What is done by an act. @param what the name of the object with which it is done */
export function actLabel(act: ActView, what: string, { decisions, words }: Messages): string {
  const { acts } = decisions;
  switch (act.kind) {
    case "pass":
      return decisions.buttons.pass;
    case "playLand":
      return fill(acts.play, { what });
    case "cast": {
      const cast = fill(acts.cast, { what });
      return act.via === null ? cast : `${cast} (${lookUp(words.vias, act.via) ?? words.keyword(act.via)})`;
    }
    case "activate":
      return act.mana ? acts.mana : acts.activate;
    case "special":
      return words.specials[act.action];
  }
}
