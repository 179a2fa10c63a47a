import type { Ability } from "@spellroom/card-language";
import { propose } from "../../change/events/index.ts";
import { ask, popFrame, pushFrame, replaceFrame } from "../../change/game/game.ts";
import type { Choice, Decision } from "../../decisions/decision.ts";
import type { Refusal } from "../../decisions/parts/refusal.ts";
import { type Game, objectOf, playerOf } from "../../state/access.ts";
import type { BeginFrame } from "../../state/frame.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";

/**
 * CR 103.6: once all have kept their hands, each player in turn order, the starting player first, may begin the game with cards of
 * the opening hand on the battlefield that say so. Then the first turn begins.
 */
export function openingActs(g: Game, frame: BeginFrame): void {
  const { length } = g.state.players;
  const order = Array.from({ length }, (_, step) => (g.state.turn.active + step) % length);
  const done = frame.opened ?? [];
  const seat = order.find((one) => !done.includes(one) && cardsToBegin(g, one).length > 0);
  if (seat === undefined) {
    popFrame(g);
    // Of a game that was restarted they are there, below what is left of the spell or ability that did it (CR 724.4).
    if (g.state.frames.length === 0) pushFrame(g, { kind: "turns", stage: "nextTurn", action: 0 });
    return;
  }
  replaceFrame(g, { ...frame, seat });
  const cards = cardsToBegin(g, seat);
  ask(
    g,
    seat,
    { key: "choose", source: null, amount: cards.length },
    {
      kind: "pick",
      min: 0,
      max: cards.length,
      options: cards.map((object, value) => ({ value, what: { kind: "object", object } })),
    },
  );
}

function cardsToBegin(g: Game, seat: Seat): readonly ObjectId[] {
  const { hand, lost } = playerOf(g.state, seat);
  if (lost !== null) return [];
  return hand.filter((id) => {
    const { definition } = objectOf(g.state, id);
    return g.state.definitions[definition]?.faces[0].abilities?.some(begins) === true;
  });
}

function begins(ability: Ability): boolean {
  return (
    ability.kind === "static" &&
    ability.effects.some((one) => one.kind === "rule" && one.rule.kind === "beginsOnBattlefield")
  );
}

/** Puts the cards that were picked onto the battlefield. */
export function answerOpening(
  g: Game,
  frame: BeginFrame,
  decision: Decision,
  choice: Choice,
): Refusal | null {
  if (choice.kind !== "pick" || decision.kind !== "pick")
    return { kind: "wrongKind", expected: decision.kind };
  const { seat } = frame;
  replaceFrame(g, { ...frame, opened: [...(frame.opened ?? []), seat] });
  const picked = decision.options.flatMap(({ value, what }) =>
    choice.values.includes(value) && what.kind === "object" ? [what.object] : [],
  );
  if (picked.length > 0)
    propose(
      g,
      picked.map((object) => ({
        kind: "move",
        object,
        to: { zone: "battlefield" },
        cause: "put",
        by: seat,
        source: null,
        controller: seat,
      })),
    );
  return null;
}
