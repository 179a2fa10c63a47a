import type { ObjectId } from "../../state/ids.ts";

/** A part of a choice, such as the land of "an artifact and a land": how many it asks for, and what could be chosen for it. */
export interface Part {
  readonly needs: number;
  readonly candidates: readonly ObjectId[];
}

/**
 * Whether an object may be chosen for a part: not where another part of the same instruction would then go short that needn't,
 * since as much of an instruction is done as is possible (CR 101.3, 609.3). The only land that is an artifact as well is left
 * for the land.
 */
export function leavesEnough(id: ObjectId, part: Part, others: readonly Part[]): boolean {
  if (!others.some(({ candidates }) => candidates.includes(id))) return true;
  const filled = Math.min(1, part.needs);
  const rest = { ...part, needs: part.needs - filled };
  const left = mostFilled([rest, ...others].map((one) => without(one, id)));
  return left + filled >= mostFilled([part, ...others]);
}

function without({ needs, candidates }: Part, id: ObjectId): Part {
  return { needs, candidates: candidates.filter((one) => one !== id) };
}

/** For how many of what all parts ask for an object of its own can be found: a matching that is extended place by place. */
function mostFilled(parts: readonly Part[]): number {
  const places = parts.flatMap(({ needs, candidates }) =>
    Array.from({ length: Math.min(needs, candidates.length) }, () => candidates),
  );
  const holder = new Map<ObjectId, number>();
  const place = (at: number, seen: Set<ObjectId>): boolean => {
    for (const id of places[at] ?? []) {
      if (seen.has(id)) continue;
      seen.add(id);
      const held = holder.get(id);
      if (held !== undefined && !place(held, seen)) continue;
      holder.set(id, at);
      return true;
    }
    return false;
  };
  return places.filter((_, at) => place(at, new Set())).length;
}
