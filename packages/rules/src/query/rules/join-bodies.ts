import type { Body, PlainBody } from "@spellroom/card-language";

/**
 * Several texts as one, their instructions one after another: the spell abilities of a card, the halves of a fused split card
 * (CR 702.102d), what was spliced onto a spell (CR 702.47b). Target clauses of the same name are kept apart.
 */
export function joinBodies(bodies: readonly Body[]): Body {
  const apart = withTargetsApart(bodies);
  const plain = apart.flatMap((body) => (body.kind === "plain" ? [body] : []));
  const modal = apart.find((body) => body.kind === "modal");
  if (!modal) return inSequence(plain);
  const at = apart.indexOf(modal);
  const before = inSequence(apart.slice(0, at).flatMap((body) => (body.kind === "plain" ? [body] : [])));
  const after = inSequence(apart.slice(at + 1).flatMap((body) => (body.kind === "plain" ? [body] : [])));
  return {
    ...modal,
    modes: modal.modes.map((mode) => ({
      ...mode,
      targets: [...(before.targets ?? []), ...(mode.targets ?? []), ...(after.targets ?? [])],
      effects: [...before.effects, ...mode.effects, ...after.effects],
    })),
  };
}

function inSequence(bodies: readonly PlainBody[]): PlainBody {
  return {
    kind: "plain",
    targets: bodies.flatMap((body) => body.targets ?? []),
    effects: bodies.flatMap((body) => body.effects),
  };
}

/** The texts with the clauses of later ones renamed where an earlier one has a clause of that name. */
function withTargetsApart(bodies: readonly Body[]): readonly Body[] {
  const taken = new Set<string>();
  return bodies.map((body, at) => {
    const ids = clauseIds(body);
    const renamed = ids.some((id) => taken.has(id)) ? withPrefix(body, `${at}:`) : body;
    for (const id of clauseIds(renamed)) taken.add(id);
    return renamed;
  });
}

function clauseIds(body: Body): readonly string[] {
  const parts = body.kind === "plain" ? [body] : body.modes;
  return parts.flatMap((part) => (part.targets ?? []).map(({ id }) => id));
}

/** Every target clause of a text, and whatever refers to one, under a name with something in front. */
function withPrefix(body: Body, prefix: string): Body {
  const named: Body = JSON.parse(JSON.stringify(body), (_key, value: unknown) => {
    if (typeof value !== "object" || value === null) return value;
    const isReference =
      "kind" in value &&
      (value.kind === "target" || value.kind === "targets") &&
      "target" in value &&
      typeof value.target === "string";
    if (isReference) return { ...value, target: `${prefix}${value.target}` };
    if (!("id" in value && "what" in value && typeof value.id === "string")) return value;
    const others = "otherThan" in value && Array.isArray(value.otherThan) ? value.otherThan : null;
    return {
      ...value,
      id: `${prefix}${value.id}`,
      ...(others ? { otherThan: others.map((id: unknown) => `${prefix}${String(id)}`) } : {}),
    };
  });
  return named;
}
