import type { TriggeredAbility } from "@spellroom/card-language";
import type { Characteristics, CurrentAbility } from "../../state/object.ts";
import type { Trigger } from "../kept/trigger-holder.ts";
import { looksBack } from "./look-back.ts";
import { patternMask } from "./masks.ts";

const NONE: readonly Trigger[] = [];
const known = new WeakMap<readonly CurrentAbility[], readonly Trigger[]>();

/** The triggered abilities among an object's abilities; found once for each list of abilities. */
export function triggersIn({ abilities }: Characteristics): readonly Trigger[] {
  const found = known.get(abilities);
  if (found) return found;
  const triggers = abilities.flatMap(({ ability, key, from }) =>
    ability.kind === "triggered"
      ? sidesOf(ability).map((side) => ({
          key,
          from,
          ability: side,
          mask: patternMask(side.event),
          looksBack: looksBack(side.event),
        }))
      : NONE,
  );
  known.set(abilities, triggers);
  return triggers;
}

const sides = new WeakMap<TriggeredAbility, readonly TriggeredAbility[]>();

/** "Whenever this enters or dies": the events that look back in time (CR 603.10) apart from those that don't. */
function sidesOf(ability: TriggeredAbility): readonly TriggeredAbility[] {
  const known = sides.get(ability);
  if (known) return known;
  const { event } = ability;
  const all = event.kind === "anyOf" ? event.of : [event];
  const back = all.filter(looksBack);
  const found =
    back.length === 0 || back.length === all.length
      ? [ability]
      : [back, all.filter((one) => !back.includes(one))].map(
          (of): TriggeredAbility => ({ ...ability, event: { kind: "anyOf", of } }),
        );
  sides.set(ability, found);
  return found;
}
