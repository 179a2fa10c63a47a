import type { Ability, Modification } from "@spellroom/card-language";
import { characteristics, printedFace } from "../../query/layers/index.ts";
import { objectOf } from "../../state/access.ts";
import type { StackAbility } from "../../state/object.ts";
import type { Run } from "./run.ts";

/** The ability that is resolving as something to gain, the printed one where its source has lost it since (CR 707.9a). */
export function keptAbility(run: Run): Extract<Modification, { kind: "gainAbility" }> | null {
  const resolving = run.state.frames.findLast((frame) => frame.kind === "resolve");
  if (resolving?.kind !== "resolve") return null;
  const { announcement } = objectOf(run.state, resolving.object);
  if (!announcement?.ability || announcement.source === null) return null;
  const source = objectOf(run.state, announcement.source);
  const known = [
    ...characteristics(run.state, source.id).abilities.map(({ ability }) => ability),
    ...(printedFace(run.state, { ...source, copied: null }).abilities ?? []),
  ];
  const { ability: resolved } = announcement;
  const ability = known.find((one) => isSame(one, resolved));
  return ability === undefined ? null : { kind: "gainAbility", ability };
}

/** Its source may have become something else in the meantime, so that the names of its abilities say nothing. */
function isSame(ability: Ability, { kind, body }: StackAbility): boolean {
  return ability.kind === kind && JSON.stringify(ability.body) === JSON.stringify(body);
}
