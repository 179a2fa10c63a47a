import type { DamageRecipient } from "../damage-recipient.ts";
import type { PrintContext } from "./context.ts";
import { definiteOf } from "./definite.ts";
import { printRecipient } from "./event-words.ts";
import { manyOf } from "./noun-phrase.ts";
import { listOf } from "./words.ts";

/** "you", "players", "creatures you control": all that are protected. */
export function protectedWords(to: DamageRecipient, p: PrintContext): string {
  if (to.kind === "player" && to.player.kind === "allPlayers") return "players";
  if (to.kind === "player" && to.player.kind === "target") return p.player(to.player, "object");
  if (to.kind === "object" && typeof to.what === "object" && "filter" in to.what) {
    const definite = definiteOf(to.what.filter);
    return definite === undefined ? manyOf(p.noun(to.what.filter)) : p.object(definite);
  }
  const target = mixedTarget(to);
  if (target !== undefined) return p.object({ kind: "target", target });
  if (to.kind === "either") {
    return listOf(
      to.of.map((one) => protectedWords(one, p)),
      p.say(to).conjunction ?? "and",
    );
  }
  return printRecipient(to, p);
}

/** The clause whose target is protected, player or object as it may be. */
export function mixedTarget(to: DamageRecipient): string | undefined {
  if (to.kind !== "either" || to.of.length !== 2) return undefined;
  const [player, object] = to.of;
  if (player?.kind !== "player" || player.player.kind !== "target" || object?.kind !== "object")
    return undefined;
  const { what } = object;
  if (typeof what !== "object" || !("filter" in what)) return undefined;
  const [only] = what.filter.of;
  const same =
    only?.kind === "oneOf" && only.ref.kind === "target" && only.ref.target === player.player.target;
  return same && what.filter.of.length === 1 ? player.player.target : undefined;
}
