import { existing, type Game, numbersIn, seatsInOrder } from "../../state/access.ts";
import type { HappenFrame, Scratch } from "../../state/frame.ts";
import type { GameState } from "../../state/game-state.ts";
import type { Happening } from "../../state/happening.ts";
import type { ObjectId } from "../../state/ids.ts";
import type { GameObject } from "../../state/object.ts";
import { ask, replaceFrame } from "../game/game.ts";

/** What a frame is asking about while it asks for such an order. */
export const COMPONENT_ORDER = "componentOrder";

type Move = Extract<Happening, { kind: "move" }>;

/** The components of a merged permanent in the order that was chosen, from the top down, by their place among them. */
export function componentOrder(scratch: Scratch, object: ObjectId): readonly number[] {
  return numbersIn(scratch, `${COMPONENT_ORDER}:${object}`) ?? NOT_CHOSEN;
}

const NOT_CHOSEN: readonly number[] = [];

/**
 * CR 712.21a, 727.3a: the owner arranges the cards of a merged permanent that is put into the graveyard or library; several owners
 * in APNAP order.
 */
export function askComponentOrder(g: Game, frame: HappenFrame): boolean {
  const open = frame.batch.flatMap(({ happening }, about) => {
    const object = happening.kind === "move" ? arranged(g.state, frame.scratch, happening) : null;
    return object ? [{ about, object }] : [];
  });
  if (open.length === 0) return false;
  const seats = seatsInOrder(g.state);
  const [next] = open.toSorted((a, b) => seats.indexOf(a.object.owner) - seats.indexOf(b.object.owner));
  if (!next) return false;
  const { object, about } = next;
  const move = frame.batch[about]?.happening;
  const isBottom = move?.kind === "move" && isAtBottom(move);
  const isOnlyCards = move?.kind === "move" && move.cardsApart !== undefined;
  replaceFrame(g, { ...frame, scratch: { ...frame.scratch, asking: COMPONENT_ORDER, about } });
  ask(
    g,
    object.owner,
    { key: "orderCards", source: object.id, detail: isBottom ? "bottom" : "top" },
    {
      kind: "order",
      options: namesOf(g.state, object).flatMap((word, value) =>
        isOnlyCards && object.merged?.components[value]?.kind !== "card"
          ? []
          : [{ value, what: { kind: "word", word } }],
      ),
    },
  );
  return true;
}

function arranged(state: GameState, scratch: Scratch, move: Move): GameObject | null {
  const { object: id, commandersApart } = move;
  const object = existing(state, id);
  const to = goalOf(move);
  if (!object?.merged || (to.zone !== "graveyard" && to.zone !== "library")) return null;
  if (to.shuffle || to.position === "bottomRandom" || componentOrder(scratch, id).length > 0) return null;
  const cards = object.merged.components.filter(({ kind }) => kind === "card");
  const staying = cards.filter((one) => !(commandersApart && one.commander));
  return staying.length > 1 ? object : null;
}

/** Where what is arranged goes: cards may go elsewhere than the token on top of them (CR 727.3e). */
function goalOf({ to, cardsApart }: Move): Move["to"] {
  return cardsApart?.to ?? to;
}

function isAtBottom(move: Move): boolean {
  const { zone, position } = goalOf(move);
  return zone === "library" && (position === "bottom" || position === "bottomAnyOrder");
}

function namesOf(state: GameState, { merged }: GameObject): readonly string[] {
  return (merged?.components ?? []).map(
    ({ definition, copied }) =>
      copied?.token?.name ?? state.definitions[copied?.definition ?? definition]?.faces[0].name ?? "",
  );
}

/** Notes the order that was chosen. */
export function withComponentOrder(frame: HappenFrame, about: number, order: readonly number[]): HappenFrame {
  const move = frame.batch[about]?.happening;
  if (move?.kind !== "move") return frame;
  return { ...frame, scratch: { ...frame.scratch, [`${COMPONENT_ORDER}:${move.object}`]: order } };
}
