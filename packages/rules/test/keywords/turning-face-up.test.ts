import { describe, expect, it } from "vitest";
import { cards, many } from "../corner-cases/lands.ts";
import { type Play, play, real } from "../effects/play.ts";
import type { Placed } from "../support/board.ts";

function faceDown(name: string, how: "morph" | "manifest"): Placed {
  return {
    card: real(name),
    as: { status: { tapped: false, flipped: false, faceDown: how, phasedOut: false } },
  };
}

/** What the special actions offered cost. */
function offered(t: Play): string[] {
  const { decision } = t;
  if (decision.kind !== "act") throw new Error(t.asked);
  return decision.acts.flatMap((act) => (act.kind === "special" ? [act.cost.join("")] : []));
}

function turnUp(t: Play, cost: string): Play {
  const { decision } = t;
  if (decision.kind !== "act") throw new Error(t.asked);
  const act = decision.acts.find((one) => one.kind === "special" && one.cost.join("") === cost);
  return t.say({ kind: "act", act: act?.id ?? `for ${cost}`, autoPay: true });
}

describe("turning a permanent face up", () => {
  it("isn't possible for a morph cost that it wouldn't have face up, as under Humility (CR 702.37e)", () => {
    const own = [...many(3, "Island"), faceDown("Willbender", "morph")];
    expect(offered(play({ A: { battlefield: own } }))).toEqual(["1U"]);
    expect(offered(play({ A: { battlefield: [...own, real("Humility")] } }))).toEqual([]);
  });

  it("is possible for the mana cost of a manifested creature card under Humility: the card counts (CR 701.34b)", () => {
    const t = play({
      A: { battlefield: [...cards("Forest", "Humility"), faceDown("Llanowar Elves", "manifest")] },
    });
    expect(offered(t)).toEqual(["G"]);
  });

  it("costs the one or the other where a card with morph was manifested (CR 701.34c)", () => {
    for (const [cost, untapped] of [
      ["3W", 1],
      ["1W", 3],
    ] as const) {
      const t = play({
        A: { battlefield: [...many(5, "Plains"), faceDown("Liege of the Axe", "manifest")] },
      });
      expect(offered(t)).toEqual(["1W", "3W"]);
      turnUp(t, cost);
      const plains = t.state.battlefield.filter((id) => t.nameOf(id) === "Plains");
      expect(plains.filter((id) => !t.state.objects[id]?.status.tapped)).toHaveLength(untapped);
    }
  });

  it("gives the counter of megamorph only for the megamorph cost (CR 702.37b)", () => {
    for (const [cost, counters] of [
      ["1G", {}],
      ["3G", { "+1/+1": 1 }],
    ] as const) {
      const shieldBearer = faceDown("Guardian Shield-Bearer", "manifest");
      const t = play({ A: { battlefield: [...many(5, "Forest"), ...cards("Grizzly Bears"), shieldBearer] } });
      turnUp(t, cost);
      expect(t.object("Guardian Shield-Bearer").counters).toEqual(counters);
    }
  });
});
