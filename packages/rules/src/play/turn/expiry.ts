import type { StepName } from "@spellroom/card-language";
import { controllerOf } from "../../query/layers/index.ts";
import { existing, type Game } from "../../state/access.ts";
import type { Lasting } from "../../state/continuous.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import { turnSeats } from "../../state/teams.ts";

/** A moment at which lasting effects may end. */
export type Moment =
  | { readonly kind: "turnBegins"; readonly seat: Seat }
  | { readonly kind: "stepBegins"; readonly step: StepName; readonly seat: Seat }
  | { readonly kind: "combatEnds" }
  | { readonly kind: "cleanup"; readonly seat: Seat }
  | { readonly kind: "stateChecked" };

/** Ends what lasts until a moment (CR 611.2a, 500.5, 514.2). */
export function expire(g: Game, moment: Moment): void {
  const { effects, rules, replacements, permissions, delayed } = g.state;
  const made = effects.length + rules.length + replacements.length + permissions.length + delayed.length;
  if (made === 0) return;
  const stays = (lasting: Lasting | null): boolean => lasting === null || !ends(g, lasting, moment);
  const keep = <T>(list: readonly T[], lastingOf: (one: T) => Lasting | null): readonly T[] =>
    list.length === 0 || list.every((one) => stays(lastingOf(one)))
      ? list
      : list.filter((one) => stays(lastingOf(one)));
  g.state.effects = keep(g.state.effects, (one) => one.lasting);
  g.state.rules = keep(g.state.rules, (one) => one.lasting);
  g.state.replacements = keep(g.state.replacements, (one) => one.lasting);
  g.state.permissions = keep(g.state.permissions, (one) => one.lasting);
  g.state.delayed = keep(g.state.delayed, (one) => one.lasting);
}

/** CR 514.2: "until end of turn" and "this turn" effects end as damage wears off. */
export function expireAtCleanup(g: Game): void {
  for (const seat of turnSeats(g.state, g.state.turn.active)) expire(g, { kind: "cleanup", seat });
}

function ends(g: Game, lasting: Lasting, moment: Moment): boolean {
  const later = lasting.since < g.state.turn.number;
  switch (lasting.duration) {
    case "endOfTurn":
      return moment.kind === "cleanup";
    case "yourNextTurn":
      return moment.kind === "turnBegins" && moment.seat === lasting.seat && later;
    case "endOfYourNextTurn":
      return moment.kind === "cleanup" && moment.seat === lasting.seat && later;
    case "endOfCombat":
      return moment.kind === "combatEnds" || moment.kind === "cleanup";
    case "untilNextUpkeep":
      return (
        moment.kind === "stepBegins" && moment.step === "upkeep" && moment.seat === lasting.seat && later
      );
    case "untilNextEndStep":
      return moment.kind === "stepBegins" && moment.step === "end" && moment.seat === lasting.seat;
    case "whileSourceOnBattlefield":
      return !isThere(g, lasting.source);
    case "whileYouControlSource":
      return !isThere(g, lasting.source) || controllerOf(g.state, lasting.source) !== lasting.seat;
    case "whileYouControlSourceTapped":
      return (
        !isThere(g, lasting.source) ||
        existing(g.state, lasting.source)?.status.tapped !== true ||
        controllerOf(g.state, lasting.source) !== lasting.seat
      );
    case "whileSourceTapped":
      return !isThere(g, lasting.source) || existing(g.state, lasting.source)?.status.tapped !== true;
    case "whileItHasCounter":
      return (existing(g.state, lasting.source)?.counters[lasting.counter ?? ""] ?? 0) === 0;
    case "whileAttached":
      return existing(g.state, lasting.source)?.zone !== "battlefield";
    case "whileThere":
    case "endOfGame":
      return false;
  }
}

/** What has phased out can't be seen by what lasts as long as it is there (CR 702.26f). */
function isThere(g: Game, id: ObjectId): boolean {
  const object = existing(g.state, id);
  return object?.zone === "battlefield" && !object.status.phasedOut;
}
