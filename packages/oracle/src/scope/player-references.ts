import type { PlayerRef } from "@spellroom/card-language";
import { Unresolved } from "../unresolved.ts";
import { isSpokenOf, sameRef } from "./antecedents.ts";
import { ObjectReferences } from "./object-references.ts";

/** What words for players refer to: "that player", "they", "them". */
export abstract class PlayerReferences extends ObjectReferences {
  /** "that player", "that opponent". */
  thatPlayer(noun: "player" | "opponent"): PlayerRef {
    const found = this.players.findLast((one) => !one.plural && (noun === "player" || one.noun === noun));
    if (found === undefined && this.actor !== undefined && this.actor().kind === "each") {
      this.actorUsed = true;
      return this.actor();
    }
    if (found === undefined) return this.#opponentOfTarget(noun);
    const rival = this.players.findLast(
      (one) =>
        one !== found && !one.plural && one.clause === found.clause && !sameRef(one.make(), found.make()),
    );
    if (rival !== undefined) throw new Unresolved(`that ${noun}`, "two players it may refer to");
    return found.make();
  }

  /** The player who was mentioned last. */
  spokenOf(): PlayerRef | undefined {
    return this.players.at(-1)?.make();
  }

  /** "target creature an opponent controls ... that player": its controller, where no other player is spoken of. */
  #opponentOfTarget(noun: string): PlayerRef {
    const [only] = this.targets;
    const filter = only?.what.kind === "object" ? only.what.filter : undefined;
    const whose = filter?.of.find(
      (one) => (one.kind === "controller" || one.kind === "owner") && one.player.kind === "opponents",
    );
    if (only === undefined || this.targets.length > 1 || only.count !== undefined || whose === undefined)
      throw new Unresolved(`that ${noun}`, "nobody to refer to");
    const kind = whose.kind === "owner" ? "owner" : "controller";
    return { kind, of: { kind: "target", target: only.id } };
  }

  /** "they", "their" of one player: the subject of the clause, or who was mentioned last. */
  they(): PlayerRef {
    if (this.actor !== undefined) {
      this.actorUsed = true;
      return this.say(this.actor(), { as: "they" });
    }
    const found = this.players.at(-1);
    if (found === undefined) return this.say(this.#opponentOfTarget("player"), { as: "they" });
    return this.say(found.make(), { as: "they" });
  }

  /** "to them": the one player spoken of, where no several objects are. */
  themPlayer(): PlayerRef {
    if (this.objects.some((one) => one.plural && isSpokenOf(one)))
      throw new Unresolved("them", "objects, perhaps");
    const found = this.players.at(-1);
    if (found === undefined || found.plural) throw new Unresolved("them", "nobody to refer to");
    if (
      this.players.some(
        (one) => one !== found && one.clause === found.clause && !sameRef(one.make(), found.make()),
      )
    )
      throw new Unresolved("them", "two players it may refer to");
    return this.say(found.make(), { as: "they" });
  }
}
