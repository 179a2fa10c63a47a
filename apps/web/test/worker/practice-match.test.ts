import type { CardDefinition } from "@spellroom/card-language";
import { loadPool } from "@spellroom/cards";
import type { WireChoice } from "@spellroom/protocol";
import { describe, expect, it } from "vitest";
import { STARTER } from "../../src/bots/starter.ts";
import { reviveGame } from "../../src/worker/kept-game.ts";
import { answerRequest } from "../../src/worker/practice-requests.ts";
import { practiceOffer, setUpPractice } from "../../src/worker/practice-setup.ts";
import { ADA, BEA, BRASS, begin, beginWith, PracticeTable } from "./practice-table.ts";

describe("a match on this device", () => {
  it("is played against a bot to its end, and then takes no more", () => {
    const table = new PracticeTable(begin(ADA, BRASS));
    table.playUntil(() => table.match.isOver);
    expect(table.last.table.result).not.toBeNull();
    const offer = answerRequest(table.match, { name: "offer", body: { kind: "takeBack" } });
    expect(offer).toMatchObject({ ok: false, error: { code: "gameOver" } });
  });

  it("is played against the player's own bot by its rules, even after it was saved", () => {
    const mulligan = { keep: { atLeast: 8 }, most: 3 };
    const rules = JSON.stringify({ ...JSON.parse(STARTER), mulligan });
    const table = new PracticeTable(begin(ADA, { ...BRASS, bot: "own-0123456789", rules }));
    const mulligans = () => table.last.table.players[1]?.mulligans;
    table.playUntil(() => mulligans() === 1);
    const revived = reviveGame(structuredClone(table.kept));
    if (revived === null) throw new Error("the match can't be played again");
    const again = new PracticeTable(revived);
    again.playUntil(() => again.last.table.players[1]?.mulligans === 3);
  });

  it("is the same after it was saved and replayed, with its log, and continues", () => {
    const table = new PracticeTable(begin(ADA, BRASS));
    table.playUntil(() => table.match.position.state.turn.number >= 4 && table.decision !== null);
    const before = table.look();
    const revived = reviveGame(structuredClone(table.kept));
    if (revived === null) throw new Error("the match can't be played again");
    const again = new PracticeTable(revived);
    const after = again.look();
    expect(after.decision).toMatchObject({ id: before.decision?.id, kind: before.decision?.kind });
    expect(after.known.map(({ card }) => card.definition).sort()).toEqual(
      before.known.map(({ card }) => card.definition).sort(),
    );
    expect(after.log.slice(-10).map(({ kind }) => kind)).toEqual(
      before.log.slice(-10).map(({ kind }) => kind),
    );
    again.playUntil(() => again.match.isOver);
  });

  it("is not taken for one that it isn't: what leads elsewhere is not gone on with", () => {
    const table = new PracticeTable(begin(ADA, BRASS));
    table.playUntil(() => table.kept !== null);
    expect(reviveGame({ ...table.kept, hash: "0".repeat(32) })).toBeNull();
    expect(reviveGame({ form: 0 })).toBeNull();
    expect(reviveGame(undefined)).toBeNull();
  });

  it("lets a move be taken back, and a bot that was thinking about it answers nothing", () => {
    const table = new PracticeTable(begin(ADA, BRASS));
    table.playUntil(() => table.decision?.kind === "act" && table.match.position.state.turn.active === 0);
    const { seq } = table.match.position;
    const asked = table.decision?.id;
    table.step();
    expect(table.match.position.seq).toBeGreaterThan(seq);
    const reply = answerRequest(table.match, { name: "offer", body: { kind: "takeBack" } });
    expect(reply).toEqual({ ok: true, done: true });
    expect(table.last.message.kind).toBe("snapshot");
    expect(table.decision?.kind).toBe("act");
    expect(table.decision?.id).not.toBe(asked);
    const stands = table.match.position.seq;
    table.think();
    expect(table.match.position.seq).toBe(stands);
  });

  it("sends every visible card once, and none that only the opponent knows", () => {
    const table = new PracticeTable(begin(ADA, BRASS));
    table.playUntil(() => table.match.isOver);
    const told = table.told.flatMap(({ cards }) => cards.map(([hash]) => hash));
    expect(new Set(told).size).toBe(told.length);
    const names = new Set(table.told.flatMap(({ cards }) => cards.map(([, card]) => card.name)));
    const shown = new Set(Object.values(table.last.table.objects).map(({ card }) => card?.definition));
    const theirs = new Set(table.match.game.setup.players[1]?.deck.map(({ name }) => name));
    const own = new Set(table.match.game.setup.players[0]?.deck.map(({ name }) => name));
    const seen = [...theirs].filter((name) => names.has(name) && !own.has(name));
    expect(seen.length).toBeLessThan(theirs.size);
    expect(shown.size).toBeGreaterThan(0);
  });
});

/** Nevermore's abilities on a land: "As this enters, choose a nonland card name." */
function namingLand(): CardDefinition {
  const card = loadPool().byName("Nevermore");
  if (!card) throw new Error("Nevermore isn't in the pool");
  const [face] = card.faces;
  const name = "Hushed Isle";
  return { ...card, name, faces: [{ ...face, name, manaCost: null, types: ["land"] }] };
}

describe("a card name in a practice match", () => {
  it("is refused if only nonland card names may be chosen and it names a land", () => {
    const table = new PracticeTable(beginWith(namingLand(), ADA, BRASS));
    const choose = (choice: WireChoice) =>
      answerRequest(table.match, { name: "choose", body: { decision: table.decision?.id ?? 0, choice } });
    table.playUntil(() => {
      const { decision } = table.match.position.state;
      if (decision?.seat !== 0 || decision.kind !== "act") return table.decision?.kind === "name";
      const land = decision.acts.findIndex(({ kind }) => kind === "playLand");
      if (land >= 0) choose({ kind: "act", act: land });
      return table.decision?.kind === "name";
    });
    const { seq } = table.match.position;
    expect(choose({ kind: "name", name: "Savannah" })).toMatchObject({ error: { code: "notOffered" } });
    expect(table.match.position.seq).toBe(seq);
    expect(choose({ kind: "name", name: "Shock" })).toMatchObject({ ok: true });
  });
});

describe("two at one screen", () => {
  it("hand it over whenever the other one decides, and between them it shows neither hand", () => {
    const table = new PracticeTable(begin(ADA, BEA));
    expect(table.last.handOver).not.toBeNull();
    table.playUntil(() => table.match.isOver);
    const seats = new Set<number>();
    for (const { handOver, message } of table.told) {
      if (handOver !== null) {
        expect(message).toMatchObject({
          kind: "snapshot",
          snapshot: { seat: null, known: [], decision: null },
        });
      } else if (message.kind === "snapshot" && message.snapshot.seat !== null) {
        const { seat, known } = message.snapshot;
        seats.add(seat);
        expect(known.filter(({ zone }) => zone === "hand").every(({ owner }) => owner === seat)).toBe(true);
      }
    }
    expect([...seats].sort()).toEqual([0, 1]);
  });

  it("nobody plays while nobody has taken the screen over", () => {
    const table = new PracticeTable(begin(ADA, BEA));
    const reply = answerRequest(table.match, { name: "concede", body: {} });
    expect(reply).toMatchObject({ ok: false, error: { code: "notASeat" } });
    expect(table.match.isOver).toBe(false);
  });
});

describe("what can be played on a device", () => {
  it("is every ready-made deck in a format for two, and every bot", () => {
    const { formats, decks, bots } = practiceOffer();
    expect(decks.every((deck) => deck.formats.length > 0)).toBe(true);
    expect(formats.every(({ players }) => players <= 2)).toBe(true);
    expect(bots.map(({ id }) => id)).toContain("master");
  });

  it("comes with its sideboard, which cards may reach", () => {
    const own = { ...ADA, deck: { list: "60 Mountain\n\nSideboard\n2 Shock" } };
    const made = setUpPractice({ format: "open", seats: [own, BRASS] }, "5a".repeat(32), () => 0);
    if (!made.ok) throw new Error(JSON.stringify(made.refusal));
    expect(made.setup.sideboards.map((cards) => cards.map(({ name }) => name))).toEqual([
      ["Shock", "Shock"],
      [],
    ]);
  });

  it("may be the player's own deck, unless it has cards that only a server knows", () => {
    const own = { ...ADA, deck: { list: "24 Mountain\n36 Nobody's Card" } };
    const made = setUpPractice({ format: "open", seats: [own, BRASS] }, "5a".repeat(32), () => 0);
    expect(made).toMatchObject({ ok: false, refusal: { kind: "deck", seat: 0 } });
  });
});
