/** What used to be sent, or could be by a slip, in games without a server. Each must be found out. */
import type { CardIdentity, PrivateCard } from "@spellroom/protocol";
import type { Decision, GameObject, GameState, ObjectId } from "@spellroom/rules";
import type { Sent, Spoil } from "./pool-game.ts";

function cardOf({ copied, definition, face }: GameObject): CardIdentity {
  return copied ? { definition: copied.definition, face: copied.face } : { definition, face };
}

function objectOf(state: GameState, id: ObjectId): GameObject | null {
  return state.objects[id] ?? state.lastKnown[id]?.object ?? null;
}

/** Who is asked is shown what is offered, whatever it is. */
export const showingOptions: Spoil = (sent, state) => {
  const { decision } = state;
  if (!decision || sent.own === null || decision.seat !== sent.audience) return sent;
  return withKnown(
    sent,
    offered(decision).flatMap((id) => objectOf(state, id) ?? []),
  );
};

function offered(decision: Decision): readonly ObjectId[] {
  if (!("options" in decision)) return [];
  return decision.options.flatMap(({ what }) => (what.kind === "object" ? [what.object] : []));
}

function withKnown(sent: Sent, objects: readonly GameObject[]): Sent {
  if (sent.own === null) return sent;
  const more = objects.map(
    (object): PrivateCard => ({
      key: "s999",
      card: cardOf(object),
      zone: "battlefield",
      owner: object.owner,
    }),
  );
  return { ...sent, own: { ...sent.own, known: [...sent.own.known, ...more] } };
}

/** An ability on the stack shows the card that it comes from. */
export const showingSources: Spoil = (sent, state, { book }) => {
  const objects = { ...sent.table.objects };
  for (const id of state.stack) {
    const key = book.publicKeys.get(id) ?? "";
    const [object, view] = [objectOf(state, id), objects[key]];
    if (view && object?.kind === "ability") objects[key] = { ...view, card: cardOf(object) };
  }
  return { ...sent, table: { ...sent.table, objects } };
};

/** The log names what an ability that has resolved came from. */
export const tellingSources: Spoil = (sent, state, { step }) => ({
  ...sent,
  events: [
    ...sent.events,
    ...step.events.flatMap((event) => {
      const object = event.kind === "resolved" ? objectOf(state, event.object) : null;
      const what = object && { key: null, card: cardOf(object) };
      return what ? [{ kind: "resolved", what, seat: 0 } as const] : [];
    }),
  ],
});

/** Copies show what they are copies of, even of something face down. */
export const showingCopied: Spoil = (sent, state, { book }) => {
  const objects = { ...sent.table.objects };
  for (const id of state.battlefield) {
    const key = book.publicKeys.get(id) ?? "";
    const [object, view] = [objectOf(state, id), objects[key]];
    if (view && object?.copied?.token) objects[key] = { ...view, card: cardOf(object) };
  }
  return { ...sent, table: { ...sent.table, objects } };
};

/** Everyone at the table is shown what was exiled face down. */
export const showingExiled: Spoil = (sent, state) =>
  withKnown(
    sent,
    state.exile.flatMap((id) => {
      const object = objectOf(state, id);
      return object && object.status.faceDown !== null ? [object] : [];
    }),
  );

/** The player who looks at the top of a library reveals it to the opponent. */
export const tellingLooks: Spoil = (sent, state, { step }) =>
  withKnown(
    sent,
    step.events.flatMap((event) =>
      event.kind === "revealed" ? event.objects.flatMap((id) => objectOf(state, id) ?? []) : [],
    ),
  );

/** Abilities go by the engine's own names. */
export const tellingKeys: Spoil = (sent, state, { book }) => {
  const objects = { ...sent.table.objects };
  for (const id of state.stack) {
    const key = book.publicKeys.get(id) ?? "";
    const [object, view] = [objectOf(state, id), objects[key]];
    if (view) objects[key] = { ...view, ability: object?.announcement?.ability?.key ?? null };
  }
  return { ...sent, table: { ...sent.table, objects } };
};
