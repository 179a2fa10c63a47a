import { characteristics, type GameState, type ObjectId } from "@spellroom/rules";

/** Things that must be true of every state between two choices. Each broken one is a sentence; none is the good case. */
export function brokenInvariants(state: GameState, cardsAtStart: number): string[] {
  const broken: string[] = [];
  const seen = new Map<ObjectId, string>();
  const look = (ids: readonly ObjectId[], zone: string, owner: number | null): void => {
    for (const id of ids) {
      const where = owner === null ? zone : `${zone} of ${owner}`;
      const before = seen.get(id);
      if (before) broken.push(`object ${id} is in ${before} and in ${where}`);
      seen.set(id, where);
      const object = state.objects[id];
      if (!object) broken.push(`object ${id} in ${where} does not exist`);
      else if (object.zone !== zone)
        broken.push(`object ${id} is listed in ${where} but says ${object.zone}`);
      else if (owner !== null && object.owner !== owner)
        broken.push(`object ${id} of ${object.owner} is in ${where}`);
    }
  };
  look(state.battlefield, "battlefield", null);
  look(state.stack, "stack", null);
  look(state.exile, "exile", null);
  look(state.command, "command", null);
  for (const player of state.players) {
    look(player.library, "library", player.seat);
    look(player.hand, "hand", player.seat);
    look(player.graveyard, "graveyard", player.seat);
  }
  const cards = new Map<number, ObjectId>();
  for (const object of state.objects) {
    if (!object || object.zone === null) continue;
    if (!seen.has(object.id)) broken.push(`object ${object.id} says ${object.zone} but is in no list`);
    if (object.kind !== "card") continue;
    const other = cards.get(object.card);
    if (other !== undefined)
      broken.push(`card ${object.card} is both object ${other} and object ${object.id}`);
    cards.set(object.card, object.id);
  }
  const nobodyLeft = state.players.every((player) => player.lost === null);
  if (nobodyLeft && cards.size !== cardsAtStart)
    broken.push(`${cards.size} cards exist, ${cardsAtStart} began`);
  broken.push(...brokenPermanents(state), ...brokenMetadata(state));
  return broken;
}

function brokenPermanents(state: GameState): string[] {
  const broken: string[] = [];
  for (const id of state.battlefield) {
    const object = state.objects[id];
    if (!object) continue;
    for (const [counter, count] of Object.entries(object.counters)) {
      if (!Number.isInteger(count) || count <= 0)
        broken.push(`object ${id} has ${count} ${counter} counters`);
    }
    const { attachedTo } = object;
    const { toughness, types, abilities } = characteristics(state, id);
    // An Aura may enchant a card in another zone (CR 303.4a: Animate Dead). What has phased out keeps what it was attached to until it phases in (CR 702.26i).
    if (
      attachedTo &&
      "object" in attachedTo &&
      !object.status.phasedOut &&
      !attachableZones(abilities).includes(state.objects[attachedTo.object]?.zone ?? "nowhere") &&
      state.decision?.kind === "act"
    ) {
      broken.push(`object ${id} is attached to ${attachedTo.object}, which is not where it could be`);
    }
    if (
      state.decision?.kind === "act" &&
      types.includes("creature") &&
      (toughness ?? 0) <= 0 &&
      !object.status.phasedOut
    ) {
      broken.push(`creature ${id} lives with toughness ${toughness}`);
    }
  }
  return broken;
}

/** Where what an Aura enchants, or what something else is attached to, may be (CR 303.4, 702.5a). */
function attachableZones(abilities: ReturnType<typeof characteristics>["abilities"]): readonly string[] {
  const zones = abilities.flatMap(({ ability }) =>
    ability.kind === "keyword" && ability.keyword === "enchant" && typeof ability.what === "object"
      ? (ability.what.zones ?? [])
      : [],
  );
  return zones.length > 0 ? zones : ["battlefield"];
}

function brokenMetadata(state: GameState): string[] {
  const broken: string[] = [];
  if (state.result === null && state.decision === null)
    broken.push("nobody is asked, but the game is not over");
  if (state.decision && state.players[state.decision.seat]?.lost !== null)
    broken.push(`seat ${state.decision.seat} is asked after it lost`);
  if (state.decision?.kind === "act" && state.pendingTriggers.length > 0)
    broken.push("triggers wait while a player has priority");
  return broken;
}
