import type { Duration } from "@spellroom/card-language";
import { controllerOf } from "../../query/layers/index.ts";
import { existing } from "../../state/access.ts";
import type { Context } from "../../state/context.ts";
import type { Lasting } from "../../state/continuous.ts";
import type { Run } from "./run.ts";

/** When something made by this instruction ends. */
export function lastingFor(run: Run, duration: Duration): Lasting {
  return { duration, seat: run.controller, source: run.source, since: run.state.turn.number };
}

/** CR 611.2b: an effect "for as long as" something holds never begins if it no longer holds. */
export function canBegin(run: Run, duration: Duration): boolean {
  const source = existing(run.state, run.source);
  switch (duration) {
    case "whileSourceOnBattlefield":
      return source?.zone === "battlefield";
    case "whileYouControlSource":
      return source?.zone === "battlefield" && controllerOf(run.state, source.id) === run.controller;
    case "whileYouControlSourceTapped":
      return (
        source?.zone === "battlefield" &&
        source.status.tapped &&
        controllerOf(run.state, source.id) === run.controller
      );
    case "whileSourceTapped":
      return source?.zone === "battlefield" && source.status.tapped;
    case "endOfTurn":
    case "yourNextTurn":
    case "endOfYourNextTurn":
    case "endOfCombat":
    case "endOfGame":
    case "untilNextUpkeep":
    case "untilNextEndStep":
    case "whileItHasCounter":
    case "whileThere":
      return true;
  }
}

/** The context as it is now, for something that outlasts the resolution; without the interpreter's own notes. */
export function captured(run: Run): Context {
  const { replacing: _, drawnFor: _draws, ...context } = run.context;
  const bindings = Object.fromEntries(
    Object.entries(context.bindings).filter(([name]) => !name.startsWith("#")),
  );
  return { ...context, bindings };
}
