import type { Effect } from "@spellroom/card-language";
import { characteristics } from "../../../query/layers/index.ts";
import { numberIn, numbersIn } from "../../../state/access.ts";
import { SAME_DEFENDER } from "../../../state/context.ts";
import type { Entity, Seat } from "../../../state/ids.ts";
import { confirm, pickEntities } from "../ask.ts";
import type { Run } from "../run.ts";
import { permanentsAmong } from "../selected.ts";
import { copyHappening } from "../tokens.ts";
import type { ActionEffect } from "./action.ts";

const TOKENS = "myriad";

/** "Exile the tokens at end of combat." */
const EXILE: Effect = {
  kind: "delayed",
  event: { kind: "nextStep", step: "endOfCombat", whose: { kind: "allPlayers" } },
  body: {
    kind: "plain",
    effects: [{ kind: "exile", what: { kind: "ref", ref: { kind: "bound", name: TOKENS } } }],
  },
};

/** CR 702.116a: for each opponent other than the defending player, a copy that attacks that player or a planeswalker there. */
export function myriad(run: Run, _effect: ActionEffect): void {
  const seats = numbersIn(run.scratch, "seats") ?? others(run);
  if (!numbersIn(run.scratch, "seats")) run.note("seats", seats);
  for (let at = numberIn(run.scratch, "at") ?? 0; at < seats.length; at++) {
    const seat = seats[at];
    if (seat === undefined) continue;
    const wants = confirm(run, `make:${at}`, run.controller, { key: "may", detail: `myriad:${seat}` });
    if (wants === undefined) return;
    const attacked = wants ? whomToAttack(run, at, seat) : null;
    if (attacked === undefined) return;
    run.note("at", at + 1);
    if (attacked && !createFor(run, at, attacked)) return;
  }
  const tokens = seats.flatMap((_, at) => run.context.bindings[`${TOKENS}:${at}`]?.objects ?? []);
  run.bind(TOKENS, { objects: tokens });
  run.finish(undefined, { objects: tokens, did: tokens.length > 0 });
  if (tokens.length > 0) run.push([EXILE]);
}

function others(run: Run): readonly Seat[] {
  const defending = run.players({ kind: "defending" });
  return run.players({ kind: "opponents" }).filter((seat) => !defending.includes(seat));
}

function whomToAttack(run: Run, at: number, seat: Seat): Entity | undefined {
  const planeswalkers = permanentsAmong(run, run.state.battlefield).filter((id) => {
    const { controller, types } = characteristics(run.state, id);
    return controller === seat && types.includes("planeswalker");
  });
  const among: readonly Entity[] = [{ player: seat }, ...planeswalkers.map((object) => ({ object }))];
  const about = { key: "choose", detail: "attack" } as const;
  return pickEntities(run, `attack:${at}`, run.controller, about, among, { min: 1, max: 1 })?.[0];
}

/** True when the token is there already. */
function createFor(run: Run, at: number, attacked: Entity): boolean {
  const how = {
    count: 1,
    controller: run.controller,
    except: [],
    with: { tapped: true, attacking: true },
  } as const;
  const made = copyHappening(run, run.source, how);
  if (made.kind !== "createToken") return true;
  const binding = "player" in attacked ? { players: [attacked.player] } : { objects: [attacked.object] };
  const bindings = { ...run.context.bindings, [SAME_DEFENDER]: binding };
  return run.step([{ ...made, context: { ...run.context, bindings } }], `${TOKENS}:${at}`);
}
