import type { Effect } from "@spellroom/card-language";
import { contextOf, type Game } from "../../state/access.ts";
import type { Binding } from "../../state/context.ts";
import type { PlayersFrame, Share } from "../../state/frame.ts";
import { proposeShares } from "../events/index.ts";
import { bind, closeContext, popFrame, pushFrame, replaceFrame } from "../game/game.ts";

type Part = PlayersFrame["parts"][number];

/** Frame runner: the next player's choices for this action; after the last player's the action itself, then the next action. */
export function runPlayers(g: Game, frame: PlayersFrame): void {
  const { parts, at } = frame;
  const part = parts[at];
  if (part) {
    const [next, ...left] = part.left;
    replaceFrame(g, { ...frame, at: at + 1, parts: parts.with(at, { ...part, left }) });
    if (next) pushTogether(g, part, next);
    return;
  }
  const shares = parts.flatMap((one) => one.shares);
  if (shares.length === 0 && parts.every(({ left }) => left.length === 0)) {
    popFrame(g);
    end(g, frame);
    return;
  }
  replaceFrame(g, { ...frame, at: 0, parts: parts.map((one) => ({ ...one, shares: [] })) });
  proposeShares(g, shares);
}

function pushTogether(g: Game, { context }: Part, effect: Effect): void {
  pushFrame(g, { kind: "effects", effects: [effect], at: 0, context, scratch: {}, together: true });
}

/** Keeps what one player's part of an action is to be, until all of them have chosen. */
export function contribute(g: Game, shares: readonly Share[]): void {
  change(g, (part) => ({ ...part, shares: [...part.shares, ...shares] }));
}

/**
 * Inner instructions of the player who is choosing. The first is chosen for along with what it is part of (CR 101.4c) if it is
 * done by all at once; whatever is done one player after another, and all that comes later, is left until all players have chosen.
 */
export function doTogether(g: Game, effects: readonly Effect[]): void {
  const [first, ...later] = effects;
  if (!first) return;
  const now = DONE_AT_ONCE.has(first.kind);
  const part = change(g, (one) => ({ ...one, left: [...(now ? later : effects), ...one.left] }));
  if (part && now) pushTogether(g, part, first);
}

const DONE_AT_ONCE: ReadonlySet<Effect["kind"]> = new Set<Effect["kind"]>([
  "loseLife",
  "gainLife",
  "discard",
  "mill",
  "destroy",
  "sacrifice",
  "exile",
  "move",
  "tap",
  "untap",
  "addCounters",
  "removeCounters",
  "createToken",
  "may",
  "if",
]);

/** Changes the part of the player who is choosing, in the innermost frame of players. */
function change(g: Game, to: (part: Part) => Part): Part | undefined {
  const index = g.state.frames.findLastIndex((one) => one.kind === "players");
  const frame = g.state.frames[index];
  if (frame?.kind !== "players") return undefined;
  const part = frame.parts[frame.at - 1];
  if (!part) return undefined;
  const changed = to(part);
  g.state.frames = g.state.frames.with(index, { ...frame, parts: frame.parts.with(frame.at - 1, changed) });
  return changed;
}

/** For the text that follows, the results for each of the players become the results for all of them. */
function end(g: Game, { context, parts }: PlayersFrame): void {
  const before = contextOf(g.state, context).bindings;
  const all = new Map<string, Binding>();
  for (const part of parts) {
    for (const [name, binding] of Object.entries(contextOf(g.state, part.context).bindings)) {
      if (binding !== before[name]) all.set(name, joined(all.get(name), binding));
    }
    closeContext(g, part.context);
  }
  for (const [name, binding] of all) bind(g, context, name, binding);
}

function joined(one: Binding | undefined, other: Binding): Binding {
  if (!one) return other;
  return {
    ...one,
    ...other,
    ...listsOf("objects", one, other),
    ...listsOf("players", one, other),
    ...(one.amount === undefined && other.amount === undefined
      ? {}
      : { amount: (one.amount ?? 0) + (other.amount ?? 0) }),
    did: one.did === true || other.did === true,
  };
}

function listsOf(name: "objects" | "players", one: Binding, other: Binding): Pick<Binding, typeof name> {
  const all = [...(one[name] ?? []), ...(other[name] ?? [])];
  return all.length > 0 ? { [name]: all } : {};
}
