import type { EventView } from "@spellroom/protocol";
import type { Messages } from "../../i18n/messages.ts";
import { card, flat, listOf, player, say, type Wording } from "./log-segments.ts";

type Moved = Extract<EventView, { kind: "moved" }>;
type MoveKey = keyof Messages["log"]["moved"];

/** A card that changed zones: by what moved it where that has a name, else by where it went; cards that melded. */
export function wordMove(event: Moved, messages: Messages): Wording {
  const { log } = messages;
  if (event.melded !== undefined) {
    const cards = listOf(
      event.melded.map((one) => [card(one)]),
      messages,
    );
    return flat(log.melded, { cards, what: [card(event.what)] });
  }
  return say(log.moved[moveKey(event)], { who: player(event.seat), what: card(event.what) });
}

export function moveKey({ from, to, cause }: Moved): MoveKey {
  switch (cause) {
    case "play":
    case "discard":
    case "mill":
    case "destroy":
    case "sacrifice":
    case "cycle":
    case "leftGame":
      return cause;
    default:
      break;
  }
  if (to === "battlefield") return "enters";
  if (cause === "stateBased" && from === "battlefield" && to === "graveyard") return "dies";
  return to;
}
