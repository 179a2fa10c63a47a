import type { PlainBody } from "@spellroom/card-language";
import { characteristics } from "../../../query/layers/index.ts";
import { existing, objectOf, playerOf } from "../../../state/access.ts";
import { emptyContext } from "../../../state/context.ts";
import type { DelayedTrigger } from "../../../state/continuous.ts";
import type { ObjectId } from "../../../state/ids.ts";
import { presentPlace } from "../../../state/turn.ts";
import { updatePlayer } from "../../game/game.ts";
import { tellAction } from "../keyword-event.ts";
import type { Run } from "../run.ts";
import { exileFirst } from "./exile-first.ts";

const CARD = "paradigm";

const CASTS_COPY: PlainBody = {
  kind: "plain",
  effects: [
    {
      kind: "castNow",
      who: { kind: "you" },
      what: { kind: "ref", ref: { kind: "bound", name: CARD } },
      cost: "withoutPaying",
      copies: 1,
      optional: true,
    },
  ],
};

/**
 * Paradigm (Secrets of Strixhaven): the spell is exiled, and after the first one of its name that its controller has resolved, a
 * copy of it may be cast from exile at the beginning of each of their first main phases. Of a copy nothing stays in exile.
 */
export function paradigm(run: Run): void {
  const exiled = exileFirst(run, () =>
    existing(run.state, run.source)?.zone === "stack" ? run.source : null,
  );
  if (!exiled) return;
  const card = exiled.find((id) => objectOf(run.state, id).kind === "card");
  run.finish(undefined, { did: card !== undefined });
  const isFirst = noteFirst(run);
  if (card === undefined) return;
  tellAction(run.g, "paradigm", run.controller, card);
  if (isFirst) run.g.state.delayed = [...run.g.state.delayed, castingCopies(run, card)];
}

/** Whether that player had resolved none of that name in this game, and that they have now. */
function noteFirst(run: Run): boolean {
  const mark = `paradigm:${characteristics(run.state, run.source).name}`;
  const { marks } = playerOf(run.state, run.controller);
  if (marks.includes(mark)) return false;
  updatePlayer(run.g, run.controller, { marks: [...marks, mark] });
  return true;
}

function castingCopies(run: Run, card: ObjectId): DelayedTrigger {
  return {
    timestamp: run.g.state.nextTimestamp++,
    event: { kind: "stepBegins", step: "precombatMain", whose: { kind: "you" } },
    body: CASTS_COPY,
    context: { ...emptyContext(card, run.controller), bindings: { [CARD]: { objects: [card] } } },
    repeats: true,
    lasting: null,
    madeInStep: presentPlace(run.state.turn),
  };
}
