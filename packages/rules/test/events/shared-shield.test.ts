import { describe, expect, it } from "vitest";
import { cards } from "../corner-cases/lands.ts";
import { type Play, play } from "../effects/play.ts";

/** A's attackers at B, who has cast Healing Salve on the player ("prevent the next 3 damage ... this turn"). */
function salved(...attackers: readonly string[]): Play {
  const t = play({
    A: { battlefield: cards(...attackers) },
    B: { battlefield: cards("Plains"), hand: cards("Healing Salve") },
  });
  t.attack(...attackers).pass();
  return salve(t, "B");
}

function salve(t: Play, on: string): Play {
  t.cast("Healing Salve");
  while (t.decision.kind !== "act") t.pick(t.options().includes("mode 1") ? "mode 1" : on);
  return t.resolve();
}

/** On to the next question that is not one of priority or blocks. */
function toDamage(t: Play): Play {
  for (let at = 0; at < 20 && t.state.turn.step !== "postcombatMain"; at++) {
    if (t.decision.kind === "act") t.pass();
    else if (t.decision.kind === "blockers") t.say({ kind: "blockers", blocks: [] });
    else break;
  }
  return t;
}

describe("a shield against so much damage, and more from several sources at once (CR 615.7)", () => {
  it.each([
    ["all of the lifelinker's, so that nothing is gained", [2, 1], 20],
    ["of the other's alone, so that its controller gains life", [0, 3], 22],
  ])("prevents what the shielded player chooses: %s", (_, amounts, life) => {
    const t = toDamage(salved("Child of Night", "Hill Giant"));
    expect(t.asked).toBe("B distribute preventDamage");
    expect(t.options()).toEqual(["Child of Night", "Hill Giant"]);
    t.divide(...amounts);
    expect([t.life("A"), t.life("B")]).toEqual([life, 18]);
    expect(t.state.replacements).toEqual([]);
  });

  it("keeps the poison away, or the loss of life", () => {
    const t = toDamage(salved("Glistener Elf", "Hill Giant"));
    t.divide(1, 2);
    expect([t.life("B"), t.state.players[1]?.counters.poison ?? 0]).toEqual([19, 0]);
  });

  it("saves an attacker from the deadlier of two blockers, as its controller chooses", () => {
    const t = play({
      A: { battlefield: cards("Samite Healer", "Hill Giant") },
      B: { battlefield: cards("Grizzly Bears", "Typhoid Rats") },
    });
    t.attack("Hill Giant").pass().pass();
    t.block("Grizzly Bears>Hill Giant", "Typhoid Rats>Hill Giant").activate("Samite Healer", "Hill Giant");
    while (t.asked !== "A distribute assignCombatDamage") t.pass();
    t.divide(2, 1);
    expect(t.asked).toBe("A distribute preventDamage");
    expect(t.options()).toEqual(["Grizzly Bears", "Typhoid Rats"]);
    t.divide(0, 1);
    expect(t.object("Hill Giant")).toMatchObject({ zone: "battlefield", damage: 2 });
  });

  it("takes no more of a source than it deals, and no less in all than it can", () => {
    const t = toDamage(salved("Child of Night", "Hill Giant"));
    expect(t.answer({ kind: "distribute", amounts: [3, 0] })).toMatchObject({ kind: "notOffered" });
    expect(t.answer({ kind: "distribute", amounts: [1, 1] })).toMatchObject({ kind: "illegalCombination" });
    expect(t.answer({ kind: "distribute", amounts: [1, 2] })).toBeNull();
  });

  it("prevents what the damage has become by other effects, in the order chosen for each", () => {
    const t = play({
      A: { battlefield: cards("Child of Night", "Hill Giant", "Furnace of Rath") },
      B: { battlefield: cards("Plains"), hand: cards("Healing Salve") },
    });
    toDamage(salve(t.attack("Child of Night", "Hill Giant").pass(), "B"));
    expect(t.asked).toBe("B pick orderReplacements");
    t.pick("ability of Furnace of Rath");
    expect(t.asked).toBe("B pick orderReplacements");
    t.pick("ability of Healing Salve");
    expect(t.decision).toMatchObject({ kind: "distribute", options: [{ maximum: 3 }, { maximum: 3 }] });
    t.divide(1, 2);
    expect([t.life("A"), t.life("B")]).toEqual([23, 15]);
  });
});

describe("nobody is asked (CR 615.7)", () => {
  it("where the shield prevents all of it; what is left of it stays", () => {
    const t = toDamage(salved("Glistener Elf", "Typhoid Rats"));
    expect(t.asked).toBe("A act priority");
    expect([t.life("B"), t.state.replacements[0]?.amountLeft]).toEqual([20, 1]);
  });

  it("where one source deals all of it", () => {
    const t = toDamage(salved("Serra Angel"));
    expect([t.asked, t.life("B")]).toEqual(["A act priority", 19]);
  });

  it("where the other damage is dealt to another player", () => {
    const t = play({
      A: { battlefield: cards("Hill Giant", "Serra Angel") },
      B: { battlefield: cards("Plains", "Grizzly Bears"), hand: cards("Healing Salve") },
    });
    t.attack("Hill Giant", "Serra Angel").pass();
    salve(t, "B").pass().pass().block("Grizzly Bears>Hill Giant").fight();
    expect([t.life("B"), t.state.replacements]).toEqual([19, []]);
  });
});
