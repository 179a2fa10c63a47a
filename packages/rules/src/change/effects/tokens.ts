import type { EntersWith } from "@spellroom/card-language";
import { objectOf } from "../../state/access.ts";
import type { Happening } from "../../state/happening.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import { copiedFrom } from "../events/entering.ts";
import { settled } from "./modify.ts";
import type { EffectOf, Run } from "./run.ts";
import { selected } from "./selected.ts";

/** CR 701.6, 111.1: the tokens of all the players at the same time. */
export function createToken(run: Run, effect: EffectOf<"createToken">): void {
  const count = run.count(effect.amount);
  if (count === 0) {
    run.fail(effect.bind);
    return;
  }
  run.propose(
    run.players(effect.who).map((controller) => ({
      kind: "createToken",
      token: effect.token,
      count,
      controller,
      with: effect.with ?? null,
      source: run.source,
      context: run.context,
    })),
    effect.bind,
  );
}

/** Tokens that are copies (CR 707.2); of an object that is gone, as it last was. */
export function createCopyToken(run: Run, effect: EffectOf<"createCopyToken">): void {
  const of = selected(run, effect.of);
  if (!of) return;
  const except = settled(run, effect.except ?? []);
  if (!except) return;
  const count = run.count(effect.amount);
  const batch = run
    .players(effect.who)
    .flatMap((controller) =>
      count === 0
        ? []
        : of.map((id) => copyHappening(run, id, { count, controller, except, with: effect.with ?? null })),
    );
  run.propose(batch, effect.bind);
}

/** The happening by which copies of a permanent or card are created. */
export function copyHappening(
  run: Run,
  id: ObjectId,
  how: {
    readonly count: number;
    readonly controller: Seat;
    readonly except: NonNullable<EffectOf<"createCopyToken">["except"]>;
    readonly with: EntersWith | null;
  },
): Happening {
  const original = objectOf(run.state, id);
  const copied = copiedFrom(run.g, original.id, how.except);
  return {
    kind: "createToken",
    token: { copyOf: id, ...copied },
    count: how.count,
    controller: how.controller,
    with: how.with,
    source: run.source,
    context: run.context,
  };
}
