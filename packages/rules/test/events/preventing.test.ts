import { describe, expect, it } from "vitest";
import { cards, many } from "../corner-cases/lands.ts";
import { type Play, play, real, spell } from "../effects/play.ts";

/** "Damage can't be prevented this turn. Stomp deals 2 damage to any target." */
function stomp(t: Play, target: string): Play {
  const act =
    t.decision.kind === "act"
      ? t.decision.acts.find((one) => one.kind === "cast" && one.face === 1)
      : undefined;
  return t
    .say({ kind: "act", act: act?.id ?? "", autoPay: true })
    .pick(target)
    .resolve();
}

const shielded = { card: real("Hill Giant"), as: { counters: { shield: 1 } } };
const giant = { hand: cards("Bonecrusher Giant // Stomp") };

describe("damage that can't be prevented (CR 615.12)", () => {
  it("is dealt in spite of Fog", () => {
    const t = play({
      A: { ...giant, battlefield: [real("Hill Giant"), ...many(2, "Mountain")] },
      B: { battlefield: cards("Forest"), hand: cards("Fog") },
    });
    stomp(t, "B").attack("Hill Giant").pass().cast("Fog").resolve().fight();
    expect(t.life("B")).toBe(15);
  });

  it("leaves shields as they are: Healing Salve prevents nothing and is not used up", () => {
    const t = play({
      A: { ...giant, battlefield: many(2, "Mountain") },
      B: { battlefield: cards("Plains"), hand: cards("Healing Salve") },
    });
    t.pass().cast("Healing Salve");
    while (t.decision.kind !== "act") t.pick(t.options().includes("mode 1") ? "mode 1" : "B");
    t.resolve();
    stomp(t, "B");
    expect([t.life("B"), t.state.replacements[0]?.amountLeft]).toEqual([18, 3]);
  });

  it("still takes a shield counter along, once", () => {
    const t = play({ A: { ...giant, battlefield: many(2, "Mountain") }, B: { battlefield: [shielded] } });
    stomp(t, "Hill Giant");
    expect(t.object("Hill Giant")).toMatchObject({ damage: 2, counters: {} });
  });
});

describe("several effects that would prevent the same damage (CR 616.1)", () => {
  it.each([
    ["the shield counter, which is removed", "Hill Giant", {}],
    ["Fog, which costs nothing more", "Fog", { shield: 1 }],
  ])("are chosen from: %s", (_, source, counters) => {
    const t = play({
      A: { battlefield: cards("Grizzly Bears") },
      B: { battlefield: [shielded, real("Forest")], hand: cards("Fog") },
    });
    t.attack("Grizzly Bears").pass().cast("Fog").resolve().block("Hill Giant>Grizzly Bears");
    while (t.asked !== "B pick orderReplacements") t.pass();
    t.pick(`ability of ${source}`);
    expect(t.object("Hill Giant").counters).toEqual(counters);
  });

  it("need no choice where each prevents everything and nothing else", () => {
    const t = play({
      A: { battlefield: cards("Grizzly Bears") },
      B: { battlefield: many(2, "Forest"), hand: cards("Fog", "Fog") },
    });
    t.attack("Grizzly Bears").pass().cast("Fog").resolve();
    t.pass().cast("Fog").resolve().fight();
    expect(t.life("B")).toBe(20);
  });
});

describe("a creature of one's choice, not a source (CR 109.2, 609.7)", () => {
  const shield = spell("Shadow Ward", [
    {
      kind: "createReplacement",
      replacement: {
        kind: "preventDamage",
        source: { filter: { of: [{ kind: "type", type: "creature" }] } },
      },
      duration: "endOfTurn",
      uses: 1,
      chosenSource: true,
      amongPermanents: true,
    },
  ]);

  it("is chosen among the permanents, without the creature spells", () => {
    const t = play({
      A: { battlefield: cards("Forest", "Forest", "Hill Giant"), hand: cards("Grizzly Bears") },
      B: { battlefield: cards("Serra Angel"), hand: [shield] },
    });
    t.cast("Grizzly Bears").pass().cast("Shadow Ward").resolve();
    expect([t.asked, t.options()]).toEqual(["B pick choose", ["Hill Giant", "Serra Angel"]]);
  });
});
