import type { TriggeredAbility } from "../ability.ts";
import type { Effect } from "../effect.ts";
import type { EventPattern } from "../event.ts";
import type { Modification } from "../modification.ts";
import type { Selection } from "../selection.ts";
import type { FrenchContext } from "./context.ts";
import { subtypeNoun } from "./subtype-names.ts";

/** What the source of an ability is to what leaves: the source itself, for an Aura also what it is attached to. */
type Own = ReadonlySet<string>;

/**
 * Whether an ability triggers once and not again, so that cards say « quand »: the source, or what its Aura is attached
 * to, leaves or becomes something else with that.
 */
export function happensOnce({ event, body, zone }: TriggeredAbility, p: FrenchContext): boolean {
  if (zone === "graveyard") return false;
  const aura = p.options.selfNoun.one === subtypeNoun("Aura").one;
  if (aura && endsEnchanting(event)) return true;
  const own: Own = new Set(aura ? ["this", "attached"] : ["this"]);
  if (body.kind !== "plain" || body.effects.some((one) => comesBack(one, own))) return false;
  return body.effects.some((one) => endsIt(one, own));
}

/** What goes to a hand or returns to the battlefield can do so again. */
function comesBack(effect: Effect, own: Own): boolean {
  if (effect.kind !== "move") return false;
  return effect.to.zone === "hand" ? isOwn(effect.what, own) : effect.to.zone === "battlefield";
}

/** « quand la créature enchantée meurt » */
function endsEnchanting(event: EventPattern): boolean {
  return (
    (event.kind === "moves" && event.what === "attached" && event.from === "battlefield") ||
    (event.kind === "turnedFaceUp" && event.what === "attached")
  );
}

function endsIt(effect: Effect, own: Own): boolean {
  switch (effect.kind) {
    case "sacrifice":
    case "destroy":
    case "exile":
    case "move":
    case "transform":
      return isOwn(effect.what, own);
    case "modify":
      return (
        effect.duration === "endOfGame" && isItself(effect.what) && effect.modifications.some(becomesOther)
      );
    case "delayed":
      return (
        effect.event.kind === "nextStep" &&
        effect.body.kind === "plain" &&
        effect.body.effects.some((one) => endsIt(one, own))
      );
    default:
      return false;
  }
}

function isOwn(what: Selection, own: Own): boolean {
  return what.kind === "ref" && own.has(what.ref.kind);
}

function isItself(what: Selection): boolean {
  return what.kind === "ref" && what.ref.kind === "this";
}

function becomesOther(one: Modification): boolean {
  return one.kind === "types" && one.mode === "set";
}
