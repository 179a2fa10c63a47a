import type { EntersWith } from "@spellroom/card-language";
import { describe, expect, it } from "vitest";
import { mayLookAt, type ObjectId } from "../../src/index.ts";
import { type Play, play, real, spell } from "../effects/play.ts";
import { creature, entering, land } from "../support/cards.ts";

const GIANTS = { of: [{ kind: "subtype", subtype: "Giant" } as const] };

/** "As this enters, you may reveal a Giant card from your hand. If you don't, it enters tapped." */
const palace = land("Palace", [], {
  abilities: [entering({ reveal: { filter: GIANTS, otherwise: "tapped" } })],
});

function playedLand(): Play {
  return play({ A: { hand: [palace, real("Hill Giant"), real("Grizzly Bears")] } }).land("Palace");
}

function inHand(t: Play, name: string): ObjectId {
  const found = t.state.players[0]?.hand.find((id) => t.nameOf(id) === name);
  if (found === undefined) throw new Error(`no ${name} in hand`);
  return found;
}

function isSeenByOpponent(t: Play, name: string): boolean {
  const object = t.state.objects[inHand(t, name)];
  return object ? mayLookAt(t.state, object, 1) : false;
}

function revealed(t: Play): string[] {
  return t.events.flatMap((event) =>
    event.kind === "revealed" && event.to === "all" ? event.objects.map((id) => t.nameOf(id)) : [],
  );
}

describe("a card revealed from the hand as a permanent enters (CR 701.16a)", () => {
  it("is announced to everyone and known to the opponent from then on, and no other card is", () => {
    const t = playedLand().pick("Hill Giant");
    expect(t.object("Palace").status.tapped).toBe(false);
    expect(revealed(t)).toEqual(["Hill Giant"]);
    expect([isSeenByOpponent(t, "Hill Giant"), isSeenByOpponent(t, "Grizzly Bears")]).toEqual([true, false]);
  });

  it("is none where the player declines, and the land enters tapped", () => {
    const t = playedLand().pick();
    expect(t.object("Palace").status.tapped).toBe(true);
    expect([revealed(t), isSeenByOpponent(t, "Hill Giant")]).toEqual([[], false]);
  });

  it("is known to the opponent as well where any number of them are revealed for counters", () => {
    const how: EntersWith = { anyNumber: { how: "reveal", filter: GIANTS, counter: "+1/+1", each: 1 } };
    const amplified = creature("Amplified", 1, 1, { manaCost: ["0"], abilities: [entering(how)] });
    const t = play({ A: { hand: [amplified, real("Hill Giant"), real("Hill Giant")] } });
    t.cast("Amplified").resolve().pick("Hill Giant");
    expect([t.pt("Amplified"), revealed(t)]).toEqual(["2/2", ["Hill Giant"]]);
    expect(isSeenByOpponent(t, "Hill Giant")).toBe(true);
  });
});

describe("a card revealed from the hand as a cost (CR 701.16a)", () => {
  it("is known to the opponent for as long as it stays in the hand", () => {
    const effects = [{ kind: "gainLife", who: { kind: "you" }, amount: 1 }] as const;
    const show = spell("Show", [
      {
        kind: "may",
        who: { kind: "you" },
        cost: [{ kind: "reveal", what: { count: 1, filter: GIANTS } }],
        effects,
      },
    ]);
    const t = play({ A: { hand: [show, real("Hill Giant")] } });
    t.cast("Show").resolve().yes();
    expect([t.life("A"), revealed(t), isSeenByOpponent(t, "Hill Giant")]).toEqual([21, ["Hill Giant"], true]);
  });
});
