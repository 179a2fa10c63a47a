import type { Destination, Filter, Selection } from "@spellroom/card-language";
import { bodyOf } from "../../query/rules/spell-body.ts";
import { clausesOf } from "../../query/targets/clauses.ts";
import { existing, objectOf } from "../../state/access.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import { moved } from "./moved.ts";
import type { EffectOf, Run } from "./run.ts";
import { shuffleAsTold } from "./shuffle.ts";

/** Shuffles existing objects into their owners' libraries (CR 701.20c-d): a library is shuffled even if nothing is left to go there. */
export function shuffleInto(
  run: Run,
  effect: EffectOf<"move">,
  named: readonly ObjectId[],
  there: readonly ObjectId[],
): void {
  const owners = ownersOf(run, effect.what, named);
  const outside = there.filter((id) => existing(run.state, id)?.zone !== "library");
  if (run.scratch.moved !== true && outside.length > 0) {
    run.note("moved", true);
    const to: Destination = { zone: "library" };
    if (
      !run.step(
        outside.map((object) => moved(run, object, to)),
        SHUFFLED_IN,
      )
    )
      return;
  }
  run.finish(effect.bind, run.context.bindings[SHUFFLED_IN] ?? { did: owners.size > 0 });
  for (const owner of owners) shuffleAsTold(run.g, owner);
}

const SHUFFLED_IN = "#shuffledIn";

/** The owners of what was named; where nothing was, or all cards of some players, the players whose cards could have been. */
function ownersOf(run: Run, what: Selection, named: readonly ObjectId[]): ReadonlySet<Seat> {
  const owners = new Set(named.map((id) => objectOf(run.state, id).owner));
  if (owners.size > 0 && what.kind !== "all") return owners;
  if (what.kind === "ref" && what.ref.kind === "bound")
    return new Set(run.context.bindings[what.ref.name]?.players ?? []);
  for (const { of } of filtersOf(run, what))
    for (const predicate of of)
      if (predicate.kind === "owner") for (const seat of run.players(predicate.player)) owners.add(seat);
  return owners;
}

/** By what descriptions a selection finds its objects. */
function filtersOf(run: Run, what: Selection): readonly Filter[] {
  switch (what.kind) {
    case "all":
    case "choose":
      return [what.filter];
    case "union":
      return what.of.flatMap((one) => filtersOf(run, one));
    case "ref":
      return what.ref.kind === "target" ? targetFilters(run, what.ref.target) : [];
    default:
      return [];
  }
}

function targetFilters(run: Run, target: string): readonly Filter[] {
  const frame = run.state.frames.findLast((one) => one.kind === "resolve");
  if (frame?.kind !== "resolve") return [];
  const { announcement } = objectOf(run.state, frame.object);
  const clauses = clausesOf(bodyOf(run.state, frame.object), announcement?.modes ?? []);
  return clauses.flatMap(({ clause }) =>
    clause.id === target && clause.what.kind === "object" ? [clause.what.filter] : [],
  );
}
