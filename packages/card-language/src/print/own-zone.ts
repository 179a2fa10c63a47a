import type { Selection } from "../selection.ts";
import type { PrintContext } from "./context.ts";

/** "~ from your graveyard": where the source is whose ability functions there. */
export function fromOwnZone(what: Selection | "this", p: PrintContext): string {
  const self = what === "this" || (what.kind === "ref" && what.ref.kind === "this");
  const said = what === "this" || what.kind !== "ref" ? {} : p.say(what.ref);
  if (!self || p.abilityZone === "stack") return "";
  if (p.abilityZone === undefined) return said.preposition === "from" ? " from your graveyard" : "";
  if (said.as !== undefined && said.preposition !== "from") return "";
  return p.abilityZone === "exile" ? " from exile" : ` from your ${p.abilityZone}`;
}
