import { describe, expect, it } from "vitest";
import type { Choice } from "../../src/index.ts";
import { type Play, play, real } from "../effects/play.ts";
import { card } from "../support/cards.ts";
import { cards } from "./lands.ts";

/** Announces a spell and is asked to pay for it by hand. */
function announce(t: Play, name: string): Play {
  const { decision } = t;
  if (decision.kind !== "act") throw new Error(t.asked);
  const act = decision.acts.find((one) => one.kind === "cast" && t.nameOf(one.object) === name);
  return t.say({ kind: "act", act: act?.id ?? "", autoPay: false });
}

/** In the middle of a payment: the names of the objects whose mana abilities are offered. */
function sources(t: Play): string[] {
  const { decision } = t;
  if (decision.kind !== "pay") throw new Error(`asked ${t.asked}`);
  return decision.abilities.flatMap((act) => (act.kind === "activate" ? [t.nameOf(act.object)] : []));
}

function tap(t: Play, name: string): Play {
  const { decision } = t;
  if (decision.kind !== "pay") throw new Error(`asked ${t.asked}`);
  const act = decision.abilities.find((one) => one.kind === "activate" && t.nameOf(one.object) === name);
  if (!act) throw new Error(`${name} gives no mana now`);
  const how: Choice = { kind: "pay", how: { activate: act.id } };
  return t.say(how);
}

describe("hard cases of mana, with their cards", () => {
  it("M01: Forest with Wild Growth and Llanowar Elves give their mana at once in mid-payment, nobody gets priority (605.3b, 605.4a)", () => {
    const t = play({
      A: {
        battlefield: [real("Forest"), { card: real("Wild Growth"), on: "Forest" }, real("Llanowar Elves")],
        hand: cards("Centaur Courser"),
      },
    });
    announce(t, "Centaur Courser");
    tap(t, "Forest");
    expect(t.state.players[0]?.mana.map((mana) => mana.type)).toEqual(["G", "G"]);
    expect([t.asked, t.stack()]).toEqual(["A pay payMana", ["Centaur Courser"]]);
    tap(t, "Llanowar Elves");
    if (t.decision.kind === "pay") t.say({ kind: "pay", how: "auto" });
    t.resolve();
    expect(t.battlefield("A")).toContain("Centaur Courser");
    expect(t.told("abilityTriggered")).toBe(0);
  });

  it("M02: Deathrite Shaman's first ability targets, so it uses the stack and can't be used in mid-payment (605.1a)", () => {
    const t = play({
      A: {
        battlefield: cards("Deathrite Shaman", "Forest"),
        hand: cards("Llanowar Elves"),
        graveyard: cards("Mountain"),
      },
      B: { battlefield: cards("Mountain"), hand: cards("Lightning Bolt") },
    });
    announce(t, "Llanowar Elves");
    expect(sources(t)).toEqual(["Forest"]);
    t.say({ kind: "pay", how: "cancel" });
    t.activate("Deathrite Shaman", "Mountain");
    expect(t.stack()).toEqual(["ability of Deathrite Shaman"]);
    expect(t.pass().canCast("Lightning Bolt")).toBe(true);
  });

  it("M03: Siege Wurm is cast with convoke from seven summoning-sick creatures, two of them green; its mana value stays 7 (702.51, 302.6)", () => {
    const sick = (name: string) => ({ card: real(name), as: { controlledSince: 5 } });
    const t = play({
      A: {
        battlefield: [
          ...Array.from({ length: 2 }, () => sick("Grizzly Bears")),
          ...Array.from({ length: 5 }, () => sick("Goblin Piker")),
        ],
        hand: cards("Siege Wurm"),
      },
    });
    t.cast("Siege Wurm");
    while (t.decision.kind === "pay") t.say({ kind: "pay", how: "auto" });
    const [spell] = t.state.stack;
    expect(t.stack()).toEqual(["Siege Wurm"]);
    expect(t.state.battlefield.every((id) => t.state.objects[id]?.status.tapped)).toBe(true);
    expect(t.told("abilityActivated")).toBe(0);
    expect(spell === undefined ? null : t.manaValue(spell)).toBe(7);
  });

  it("M04: Dismember with one Wastes at 5 life is paid with 4 life; at 3 life two symbols can't be (107.4f, 119.4)", () => {
    const setup = (lands: readonly string[], life: number) =>
      play({
        A: { battlefield: cards(...lands, "Grizzly Bears"), hand: cards("Dismember"), life },
      });
    const rich = setup(["Wastes"], 5);
    rich.cast("Dismember", "Grizzly Bears");
    while (rich.decision.kind === "pay") rich.say({ kind: "pay", how: "auto" });
    expect(rich.life("A")).toBe(1);
    expect(setup(["Wastes"], 3).canCast("Dismember")).toBe(false);
    const oneByLife = setup(["Mountain", "Swamp"], 3);
    expect(oneByLife.canCast("Dismember")).toBe(true);
    oneByLife.cast("Dismember", "Grizzly Bears");
    while (oneByLife.decision.kind === "pay") oneByLife.say({ kind: "pay", how: "auto" });
    expect(oneByLife.life("A")).toBe(1);
  });

  it("M06: {W}{U}{G} is paid with Savannah for white, Tropical Island for blue and Forest for green (601.2g-h)", () => {
    const bant = card("Three Colors", { types: ["sorcery"], manaCost: ["W", "U", "G"] });
    const t = play({ A: { battlefield: cards("Savannah", "Tropical Island", "Forest"), hand: [bant] } });
    expect(t.canCast("Three Colors")).toBe(true);
    t.cast("Three Colors");
    expect(t.stack()).toEqual(["Three Colors"]);
    const added = t.events.flatMap((event) =>
      event.kind === "manaAdded" ? [`${t.nameOf(event.source)} ${event.mana.join("")}`] : [],
    );
    expect(added.sort()).toEqual(["Forest G", "Savannah W", "Tropical Island U"]);
  });

  it("M07: Chromatic Star's card comes from a trigger above the spell, Chromatic Sphere's at once in the mana ability (605.1, 603.3)", () => {
    const paidWith = (artifact: string) => {
      const t = play({
        A: { battlefield: cards(artifact, "Mountain"), hand: cards("Llanowar Elves") },
      });
      announce(t, "Llanowar Elves");
      tap(t, artifact);
      if (t.decision.kind === "pay" && !t.state.players[0]?.mana.some((mana) => mana.type === "G")) {
        tap(t, "Mountain");
      }
      if (t.decision.kind === "pick") t.pick("G");
      while (t.decision.kind === "pay") t.say({ kind: "pay", how: "auto" });
      return t;
    };
    const star = paidWith("Chromatic Star");
    expect([star.hand("A"), star.stack()]).toEqual([[], ["Llanowar Elves", "ability of Chromatic Star"]]);
    const sphere = paidWith("Chromatic Sphere");
    expect([sphere.hand("A"), sphere.stack()]).toEqual([["Mountain"], ["Llanowar Elves"]]);
  });
});
