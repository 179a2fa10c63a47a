import type { Body } from "@spellroom/card-language";

const known = new WeakMap<Body, boolean>();

/** Whether an ability without targets has an instruction that adds mana somewhere in it (CR 605.1a). */
export function addsMana(body: Body): boolean {
  const found = known.get(body);
  if (found !== undefined) return found;
  const targets = body.kind === "plain" ? (body.targets?.length ?? 0) : 0;
  const result = targets === 0 && mentionsAddMana(body);
  known.set(body, result);
  return result;
}

function mentionsAddMana(part: unknown): boolean {
  if (Array.isArray(part)) return part.some(mentionsAddMana);
  if (typeof part !== "object" || part === null) return false;
  if ("kind" in part && part.kind === "addMana") return true;
  return Object.values(part).some(mentionsAddMana);
}
