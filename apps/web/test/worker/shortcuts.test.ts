import type { CardDefinition } from "@spellroom/card-language";
import { loadPool } from "@spellroom/cards";
import type { DecisionView, ShortcutView } from "@spellroom/protocol";
import { describe, expect, it } from "vitest";
import { answerRequest } from "../../src/worker/practice-requests.ts";
import { ADA, BRASS, beginWith, PracticeTable } from "./practice-table.ts";

type ActView = Extract<DecisionView, { kind: "act" }>["acts"][number];

/** The player has untapped a free Basalt Monolith with its own mana, and could go on doing so. */
function untapped(): PracticeTable {
  const card = loadPool().byName("Basalt Monolith");
  if (card === undefined) throw new Error("the card is missing");
  const [face] = card.faces;
  const free = { ...card, faces: [{ ...face, manaCost: ["0"] }] } satisfies CardDefinition;
  const practice = new PracticeTable(beginWith(free, ADA, BRASS));
  practice.playUntil(() => has(practice, ({ kind }) => kind === "cast"));
  act(practice, ({ kind }) => kind === "cast");
  act(practice, (one) => one.kind === "activate" && one.mana === true);
  act(practice, (one) => one.kind === "activate" && one.mana !== true);
  return practice;
}

function place({ decision }: PracticeTable, wanted: (act: ActView) => boolean): number {
  return decision?.kind === "act" ? decision.acts.findIndex(wanted) : -1;
}

function has(practice: PracticeTable, wanted: (act: ActView) => boolean): boolean {
  return place(practice, wanted) >= 0;
}

/** Does something and waits until it has resolved. */
function act(practice: PracticeTable, wanted: (act: ActView) => boolean): void {
  const choice = { kind: "act", act: place(practice, wanted), autoPay: true } as const;
  const decision = practice.decision?.id ?? 0;
  const reply = answerRequest(practice.match, { name: "choose", body: { decision, choice } });
  expect(reply).toMatchObject({ ok: true });
  while (practice.match.position.state.stack.length > 0) practice.step();
}

function propose(practice: PracticeTable, times: number): void {
  const decision = practice.decision?.id ?? 0;
  const wish = { decision, acts: 2, times };
  const reply = answerRequest(practice.match, { name: "proposeShortcut", body: wish });
  expect(reply).toMatchObject({ ok: true });
}

function shortcutOf(practice: PracticeTable): ShortcutView {
  const { shortcut } = practice.look().status;
  if (shortcut === undefined) throw new Error("there is no shortcut");
  return shortcut;
}

describe("a shortcut in a practice match", () => {
  it("is carried out without asking the bot, in parts between which the page is told how far it is", () => {
    const practice = untapped();
    expect(answerRequest(practice.match, { name: "repeatable", body: {} })).toMatchObject({
      sequences: expect.arrayContaining([{ acts: 2, most: 200 }]),
    });
    propose(practice, 100);
    expect(shortcutOf(practice)).toMatchObject({ times: 100, asked: null, ended: null });
    const told = practice.told.length;
    for (let parts = 0; shortcutOf(practice).ended === null && parts < 100; parts++) practice.think();
    expect(shortcutOf(practice)).toMatchObject({ done: 100, ended: "done" });
    expect(practice.told.slice(told).some(({ message }) => message.kind === "status")).toBe(true);
    expect(practice.decision?.kind).toBe("act");
  });

  it("ends when the player wants it to, and when something else is done", () => {
    const practice = untapped();
    propose(practice, 200);
    practice.think();
    const { id } = shortcutOf(practice);
    expect(answerRequest(practice.match, { name: "endShortcut", body: { id } })).toMatchObject({ ok: true });
    expect(shortcutOf(practice).ended).toBe("canceled");
    propose(practice, 200);
    act(practice, (one) => one.kind === "activate" && one.mana === true);
    expect(shortcutOf(practice).ended).toBe("interrupted");
    const { seq } = practice.match.position;
    practice.think();
    expect(practice.match.position.seq).toBe(seq);
  });
});
