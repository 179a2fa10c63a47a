import type { EventView } from "@spellroom/protocol";
import type { GameEvent, Seat } from "@spellroom/rules";
import type { Known } from "./knowledge.ts";
import { mention, party, type Teller } from "./mentions.ts";

/** A declaration of attackers or blockers. */
export type Declaration = Extract<GameEvent, { kind: "attackersDeclared" | "blockersDeclared" }>;

/** Who attacks or blocks with what: the players of a team declare together (CR 805.10b, 805.10d), with one event for each player. */
export function declarationViews(teller: Teller, event: Declaration): readonly Known<EventView>[] {
  if (event.kind === "blockersDeclared")
    return byPlayer(event.seat, event.blockers).map(([seat, declared]) => ({
      kind: "blockers",
      seat,
      blocks: declared.map(({ object, attackers }) => ({
        what: mention(teller, object),
        attackers: attackers.map((one) => mention(teller, one)),
      })),
    }));
  return byPlayer(event.seat, event.attackers).map(([seat, declared]) => ({
    kind: "attackers",
    seat,
    attacks: declared.flatMap(({ object, defender }) => {
      const to = party(teller, defender);
      return to ? [{ what: mention(teller, object), defender: to }] : [];
    }),
  }));
}

/** An empty declaration is one event, too: of the player who could have declared. */
function byPlayer<T extends { readonly by?: Seat }>(
  seat: Seat,
  declared: readonly T[],
): readonly (readonly [Seat, readonly T[]])[] {
  if (declared.length === 0) return [[seat, declared]];
  return [...Map.groupBy(declared, ({ by = seat }) => by)];
}
