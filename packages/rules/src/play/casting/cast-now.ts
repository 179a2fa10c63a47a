import { pickObjects, put } from "../../change/effects/ask.ts";
import { copyOfCard } from "../../change/effects/card-copy.ts";
import type { EffectOf, Run } from "../../change/effects/run.ts";
import { selected } from "../../change/effects/selected.ts";
import { updatePlayer } from "../../change/game/game.ts";
import { landFaces, landForbidden, landsAllowed } from "../../query/casting/land-play.ts";
import { characteristics } from "../../query/layers/index.ts";
import { asCast, asFace } from "../../query/rules/ways.ts";
import { satisfies } from "../../query/selection/index.ts";
import { existing, numberIn, numbersIn, playerOf } from "../../state/access.ts";
import type { GameState } from "../../state/game-state.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import { isActive } from "../../state/teams.ts";
import { type CastByEffect, type CastingWay, castByEffect, waysByEffect } from "./index.ts";

type CastNow = EffectOf<"castNow">;

/** Whether a single attempt led to a spell, and to which. */
const ATTEMPT = "#castNow";

/**
 * CR 608.2g: a player casts cards as part of the resolution, one after another, by the steps of 601.2 and without regard to
 * timing; nobody gets priority in between. A card that can't be cast is skipped.
 */
export function castNow(run: Run, effect: CastNow): void {
  const seat = run.player(effect.who);
  const cards = numbersIn(run.scratch, "cards") ?? (seat === undefined ? [] : toCast(run, effect, seat));
  if (!cards) return;
  if (!numbersIn(run.scratch, "cards")) run.note("cards", cards);
  if (run.scratch.trying === true) takeOver(run);
  for (let at = numberIn(run.scratch, "at") ?? 0; seat !== undefined && at < cards.length; at++) {
    const card = cards[at];
    if (card === undefined || !existing(run.state, card)) continue;
    const way = chosenWay(run, effect, seat, card, at);
    if (way === undefined) return;
    run.note("at", at + 1);
    if (way === null) continue;
    run.note("trying", true);
    if ("landFace" in way) playAsLand(run, seat, card, way.landFace);
    else castByEffect(run.g, seat, card, way, howToCast(run, effect));
    return;
  }
  const cast = numbersIn(run.scratch, "cast") ?? [];
  run.finish(effect.bind, { objects: cast, amount: cast.length, did: cast.length > 0 });
}

/** The cards, or the copies of them that are created where they are (CR 707.12). */
function toCast(run: Run, effect: CastNow, seat: Seat): readonly ObjectId[] | undefined {
  const couldBe = (card: ObjectId): boolean => waysMeant(run, effect, seat, card).length > 0;
  const cards =
    effect.spell && effect.what.kind === "choose"
      ? selected(run, effect.what, "what", "choose", couldBe)
      : selected(run, effect.what);
  const { copies } = effect;
  if (copies === undefined) return cards;
  const originals = cards?.flatMap((card) => Array.from({ length: copies }, () => card));
  return originals?.flatMap((card) => copyOfCard(run.g, card, seat) ?? []);
}

function howToCast(run: Run, effect: CastNow): CastByEffect {
  return {
    cost: effect.cost,
    ...(effect.transformed ? { transformed: true } : {}),
    source: run.source,
    deliver: { context: run.contextId, name: ATTEMPT },
  };
}

/** Notes what came of the attempt that has just ended. */
function takeOver(run: Run): void {
  const cast = numbersIn(run.scratch, "cast") ?? [];
  run.note("trying", false);
  run.note("cast", [...cast, ...(run.context.bindings[ATTEMPT]?.objects ?? [])]);
}

/** How the card is cast; `null` for not at all, `undefined` while the player has yet to say. */
function chosenWay(
  run: Run,
  effect: CastNow,
  seat: Seat,
  card: ObjectId,
  at: number,
): WayToPlay | null | undefined {
  const ways = waysMeant(run, effect, seat, card);
  const lands = effect.landsToo === true && mayPlayLand(run, seat) ? landsMeant(run, seat, card) : [];
  const all: readonly WayToPlay[] = [...ways, ...lands.map((landFace) => ({ landFace }))];
  const [only, another] = all;
  if (!only) return null;
  if (!another) {
    const wants = effect.optional ? confirmCasting(run, seat, card, at) : true;
    if (wants === undefined) return undefined;
    return wants ? only : null;
  }
  return askForWay(run, effect, seat, waysToPick(run.state, card, all), at);
}

/** The ways to cast the card that make it such a spell as the effect speaks of. */
function waysMeant(run: Run, effect: CastNow, seat: Seat, card: ObjectId): CastingWay[] {
  return waysByEffect(run.g, seat, card, howToCast(run, effect)).filter((way) =>
    isSpellMeant(run, effect, card, way),
  );
}

/** CR 702.85a, 715.3a: conditions on the spell apply to what the card would be on the stack. */
function isSpellMeant(run: Run, { spell }: CastNow, card: ObjectId, way: CastingWay): boolean {
  if (!spell) return true;
  return satisfies(asCast(run.state, card, way), run.context, spell.of, card);
}

function confirmCasting(run: Run, seat: Seat, card: ObjectId, at: number): boolean | undefined {
  const picked = pickObjects(run, `cast:${at}`, seat, { key: "castNow" }, [card], { min: 0, max: 1 });
  return picked && picked.length > 0;
}

/** To cast it, or to play it as a land with that face up. */
type WayToPlay = CastingWay | { readonly landFace: number };

interface WayToPick {
  readonly way: WayToPlay;
  /** The name that the card would have; `null` if that doesn't distinguish the ways. */
  readonly label: string | null;
}

/** The ways to cast or play a card, by the names that its parts have (CR 709.3, 712.11b, 715.3). */
function waysToPick(state: GameState, card: ObjectId, ways: readonly WayToPlay[]): readonly WayToPick[] {
  const named = ways.map((way) => {
    const view = "landFace" in way ? asFace(state, card, way.landFace) : asCast(state, card, way);
    const name = isPrototyped(way) ? "prototype" : characteristics(view, card).name;
    return { way, name };
  });
  const apart = new Set(named.map(({ name }) => name)).size === named.length;
  return named.map(({ way, name }) => ({ way, label: apart && name !== "" ? name : null }));
}

/** Its name is that of the card cast normally, so that the way goes by the keyword. */
function isPrototyped(way: WayToPlay): boolean {
  return "via" in way && way.via?.startsWith("prototype:") === true;
}

function askForWay(
  run: Run,
  effect: CastNow,
  seat: Seat,
  offered: readonly WayToPick[],
  at: number,
): WayToPlay | null | undefined {
  const name = `way:${at}`;
  const answered = run.scratch[name];
  if (Array.isArray(answered)) {
    const [picked] = answered;
    const way = offered.find(({ label }, number) => picked === (label ?? number));
    return way === undefined ? null : way.way;
  }
  put(
    run,
    name,
    seat,
    { key: "castNow" },
    {
      kind: "pick",
      options: offered.map(({ label }, value) => ({
        value,
        what: label === null ? { kind: "mode", mode: value } : { kind: "word", word: label },
      })),
      min: effect.optional ? 0 : 1,
      max: 1,
    },
  );
  return undefined;
}

/** CR 305.2b, 305.3: only in that player's own turn, and only while there is a land play left. */
function mayPlayLand({ state }: Run, seat: Seat): boolean {
  return isActive(state, seat) && playerOf(state, seat).landsPlayed < landsAllowed(state, seat);
}

/** The faces with which nothing keeps the player from playing it, which is judged of it as it would be. */
function landsMeant(run: Run, seat: Seat, card: ObjectId): readonly number[] {
  return landFaces(run.state, card)
    .filter(({ view }) => landForbidden(view, seat, card) === null)
    .map(({ face }) => face);
}

function playAsLand(run: Run, seat: Seat, object: ObjectId, face: number): void {
  updatePlayer(run.g, seat, { landsPlayed: playerOf(run.state, seat).landsPlayed + 1 });
  run.step(
    [
      {
        kind: "move",
        object,
        to: { zone: "battlefield" },
        face,
        cause: "play",
        by: seat,
        source: run.source,
        controller: seat,
      },
    ],
    ATTEMPT,
  );
}
