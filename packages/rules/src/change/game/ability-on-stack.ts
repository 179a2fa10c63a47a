import { printedOn } from "../../query/layers/index.ts";
import type { Game } from "../../state/access.ts";
import type { Seat } from "../../state/ids.ts";
import type { Announcement, GameObject } from "../../state/object.ts";
import { FRESH_STATUS, freshObject } from "../../state/setup.ts";
import { addObject, setZone } from "./game.ts";

/**
 * Puts an ability on the stack as an object that isn't a card (CR 113.7a, 602.2a, 603.3). It remembers what its source was: its card,
 * what that was a copy of, and whether it was face down, so that nobody learns from the ability what may not be seen of the source;
 * of a merged permanent the card that has the ability.
 *
 * @param of the source, or of a copied ability that ability (CR 707.10)
 */
export function putAbility(
  g: Game,
  of: GameObject,
  controller: Seat,
  announcement: Announcement,
): GameObject {
  const printed = announcement.ability && printedOn(g.state, of, announcement.ability.key);
  const { card, definition, face, copied } = printed?.component ?? of;
  const ability = addObject(g, (id, timestamp) => ({
    ...freshObject({ id, timestamp, card, kind: "ability", definition, owner: controller, zone: "stack" }),
    face,
    copied,
    status: of.status.faceDown === null ? FRESH_STATUS : { ...FRESH_STATUS, faceDown: of.status.faceDown },
    announcement,
  }));
  setZone(g, "stack", controller, [...g.state.stack, ability.id]);
  return ability;
}
