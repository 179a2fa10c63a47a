import { type DecisionView, type Prompt, type WireChoice, wireChoiceSchema } from "@spellroom/protocol";
import { describe, expect, it } from "vitest";
import { tableOf } from "../../src/dev/make.ts";
import { SCENE_NAMES, sceneState } from "../../src/dev/scenes.ts";
import { LANGUAGES } from "../../src/i18n/languages.ts";
import { MESSAGES } from "../../src/i18n/messages.ts";
import type { ButtonAids } from "../../src/table/model/answers.ts";
import { choiceOf, type Draft, startDraft } from "../../src/table/model/draft.ts";
import { answersOf } from "../../src/table/model/main-button.ts";
import { costText, hintText, promptText } from "../../src/table/model/prompt-words.ts";

const head = { id: 7, prompt: "choose", source: null } as const;
const objects = (...keys: readonly string[]) => keys.map((key) => ({ kind: "object", key }) as const);

function aidsIn(language: (typeof LANGUAGES)[number], more: Partial<ButtonAids> = {}): ButtonAids {
  return {
    messages: MESSAGES[language],
    table: tableOf([]),
    seat: 0,
    handCount: 7,
    nameOf: (key) => `<${key}>`,
    ...more,
  };
}

const decisions = SCENE_NAMES.flatMap((name) => sceneState(name).decision ?? []);
const KINDS: Record<DecisionView["kind"], true> = {
  act: true,
  pick: true,
  order: true,
  distribute: true,
  number: true,
  confirm: true,
  modes: true,
  attackers: true,
  blockers: true,
  pay: true,
  arrange: true,
  name: true,
};

describe("the scenes for working on the table", () => {
  it("show every kind of question", () => {
    expect([...new Set(decisions.map(({ kind }) => kind))].sort()).toEqual(Object.keys(KINDS).sort());
  });
});

describe.each(LANGUAGES)("the buttons in %s", (language) => {
  it.each(decisions.map((decision) => [decision.kind, decision.prompt, decision] as const))(
    "answer a question of kind %s about %s",
    (_kind, _prompt, decision) => {
      const { main, other, cancel } = answersOf(decision, startDraft(decision), aidsIn(language));
      const choices = [main.choice, other?.choice ?? null, cancel?.choice ?? null].filter(
        (choice) => choice !== null,
      );
      for (const choice of choices) expect(wireChoiceSchema.safeParse(choice).success).toBe(true);
      for (const label of [main.label, other?.label ?? "-"])
        expect(label).toMatch(/^[^{}]+$|\{[\dWUBRGCX/]+\}/);
      expect(promptText(decision, MESSAGES[language])).toMatch(/^[^{}]+$/);
      expect(hintText(decision, MESSAGES[language]) ?? "-").toMatch(/^[^{}]+$/);
    },
  );
});

describe("the main button", () => {
  const label = (decision: DecisionView, draft = startDraft(decision), more: Partial<ButtonAids> = {}) =>
    answersOf(decision, draft, aidsIn("en", more)).main.label;
  const act: DecisionView = { ...head, prompt: "priority", kind: "act", acts: [{ kind: "pass" }] };

  it.each([
    ["precombatMain", "To combat"],
    ["declareAttackers", "To declare blockers"],
    ["postcombatMain", "End turn"],
  ] as const)("says what passing leads to in the own %s", (step, text) => {
    expect(label(act, undefined, { table: tableOf([], { step }) })).toBe(text);
  });

  it("says pass in another player's turn", () => {
    expect(label(act, undefined, { table: tableOf([], { active: 1 }) })).toBe("Pass");
  });

  it("says keep and how many, and offers the mulligan next to it", () => {
    const decision: DecisionView = { ...head, prompt: "mulligan", kind: "confirm" };
    const { main, other } = answersOf(decision, startDraft(decision), aidsIn("en"));
    expect(main).toEqual({ label: "Keep 7", choice: { kind: "confirm", yes: false } });
    expect(other).toEqual({ label: "Mulligan", choice: { kind: "confirm", yes: true } });
  });

  it("says what keeping means after a mulligan, and that the first of a game of several is free", () => {
    const after: DecisionView = { ...head, prompt: "mulligan", kind: "confirm", amount: 2 };
    expect(answersOf(after, startDraft(after), aidsIn("en")).main.label).toBe("Keep, put 2 on the bottom");
    expect(answersOf(after, startDraft(after), aidsIn("fr")).main.label).toBe("Garder, 2 cartes au-dessous");
    expect(hintText(after, MESSAGES.en)).toMatch(/put 3 on the bottom/);
    const free: DecisionView = { ...head, prompt: "mulligan", kind: "confirm", amount: 0, detail: "free" };
    expect(answersOf(free, startDraft(free), aidsIn("en")).main.label).toBe("Keep 7");
    expect(hintText(free, MESSAGES.en)).toMatch(/This mulligan is free/);
  });

  it("say what a creature would be tapped for as another enlists it", () => {
    const enlist: DecisionView = {
      ...head,
      prompt: "chooseCost",
      detail: "enlist",
      kind: "pick",
      options: objects("a"),
      min: 0,
      max: 1,
    };
    expect(hintText(enlist, MESSAGES.en)).toMatch(/to tap so that its power is added/);
    expect(hintText(enlist, MESSAGES.fr)).toMatch(/engager pour ajouter sa force/);
  });

  it("say that an offer is declined, and that a spell is given up", () => {
    const pay = decisions.find(({ kind }) => kind === "pay");
    if (pay?.kind !== "pay") throw new Error("a scene asks to pay");
    const cancel = (prompt: Prompt) => answersOf({ ...pay, prompt }, startDraft(pay), aidsIn("en")).cancel;
    expect(cancel("payMana")).toEqual({ label: "Cancel", choice: { kind: "pay", how: "cancel" } });
    expect(cancel("mayPay")?.label).toBe("Don't pay");
  });

  it("offer to pay life for Phyrexian symbols in addition to paying automatically, and alone where that is the same", () => {
    const { decision } = sceneState("payLife");
    if (decision?.kind !== "pay") throw new Error("a scene asks to pay");
    const answers = (pay: DecisionView, language: "en" | "fr" = "en") =>
      answersOf(pay, startDraft(pay), aidsIn(language));
    const byLife: WireChoice = { kind: "pay", how: "fromPool" };
    expect(answers(decision).main).toEqual({ label: "Pay", choice: { kind: "pay", how: "auto" } });
    expect(answers(decision).other).toEqual({ label: "Pay 4 life", choice: byLife });
    expect(answers(decision, "fr").other?.label).toBe("Payer 4 PV");
    const alone = answers({ ...decision, proposal: [] });
    expect(alone.main).toEqual({ label: "Pay 4 life", choice: byLife });
    expect(alone.other).toBeUndefined();
    const { lifeFromPool, ...early } = decision;
    expect(answers(early).other).toBeUndefined();
    expect(hintText(early, MESSAGES.en)).toMatch(/first add the mana for the rest/);
    expect(hintText(decision, MESSAGES.en)).not.toMatch(/Phyrexian/);
  });

  it("counts attackers, and says when there are none", () => {
    const decision: DecisionView = {
      ...head,
      kind: "attackers",
      candidates: ["a", "b"].map((key) => ({ key, defenders: [{ seat: 1 }], must: false })),
    };
    expect(label(decision)).toBe("No attacks");
    expect(label(decision, { kind: "attackers", attacks: [0, 0], active: null })).toBe("Attack with 2");
  });
});

describe("choices", () => {
  const answer = (decision: DecisionView, draft: Draft): WireChoice | null => choiceOf(decision, draft);

  it("wait for the least that must be picked, and refuse more than the most", () => {
    const decision: DecisionView = { ...head, kind: "pick", options: objects("a", "b", "c"), min: 1, max: 2 };
    const picks = [[], [1], [2, 0], [0, 1, 2]].map((picked) => answer(decision, { kind: "pick", picked }));
    expect(picks).toEqual([null, { kind: "pick", options: [1] }, { kind: "pick", options: [2, 0] }, null]);
  });

  it("keep within a limit on the sum", () => {
    const decision: DecisionView = {
      ...head,
      kind: "pick",
      options: objects("a", "b"),
      min: 0,
      max: 2,
      limit: { values: [2, 3], total: 4 },
    };
    expect(answer(decision, { kind: "pick", picked: [0, 1] })).toBeNull();
    expect(answer(decision, { kind: "pick", picked: [1] })).toEqual({ kind: "pick", options: [1] });
  });

  it("name modes in printed order", () => {
    const decision: DecisionView = {
      ...head,
      kind: "modes",
      options: [0, 1, 2].map((mode) => ({ kind: "mode", mode }) as const),
      min: 2,
      max: 2,
      repeat: false,
    };
    expect(answer(decision, { kind: "pick", picked: [2, 0] })).toEqual({ kind: "modes", options: [0, 2] });
  });

  it("give out exactly what there is", () => {
    const decision: DecisionView = {
      ...head,
      kind: "distribute",
      options: objects("a", "b"),
      minimum: [1, 1],
      maximum: [5, 5],
      total: 4,
    };
    expect(answer(decision, { kind: "distribute", amounts: [1, 2] })).toBeNull();
    expect(answer(decision, { kind: "distribute", amounts: [1, 3] })).toEqual({
      kind: "distribute",
      amounts: [1, 3],
    });
  });

  it("tell only of the creatures that attack or block", () => {
    const attackers: DecisionView = { ...head, kind: "attackers", candidates: [] };
    expect(answer(attackers, { kind: "attackers", attacks: [null, 1, null, 0], active: null })).toEqual({
      kind: "attackers",
      attacks: [
        [1, 1],
        [3, 0],
      ],
    });
    const blockers: DecisionView = { ...head, kind: "blockers", candidates: [] };
    expect(answer(blockers, { kind: "blockers", blocks: [[], [2, 0]], active: null })).toEqual({
      kind: "blockers",
      blocks: [[1, [2, 0]]],
    });
  });

  it("fill every pile with its least at least", () => {
    const decision: DecisionView = {
      ...head,
      kind: "arrange",
      options: objects("a", "b"),
      piles: [
        { name: "libraryTop", min: 0, max: 2, ordered: true },
        { name: "hand", min: 1, max: 1, ordered: false },
      ],
    };
    expect(answer(decision, { kind: "arrange", piles: [[0, 1], []] })).toBeNull();
    expect(answer(decision, { kind: "arrange", piles: [[0], [1]] })).toEqual({
      kind: "arrange",
      piles: [[0], [1]],
    });
  });

  it("take a name from the list where there is one, and any name where there is none", () => {
    const named = (suggestions: readonly string[], name: string) =>
      answer({ ...head, kind: "name", of: "creatureType", suggestions }, { kind: "name", name });
    expect(named(["Elf", "Goblin"], "Gobl")).toBeNull();
    expect(named(["Elf", "Goblin"], " Goblin ")).toEqual({ kind: "name", name: "Goblin" });
    expect(named([], "Sphinx")).toEqual({ kind: "name", name: "Sphinx" });
    expect(named([], "  ")).toBeNull();
  });
});

describe("what a payment costs, on its button", () => {
  const cost = [
    { kind: "mana", mana: ["2", "R"] },
    { kind: "action", action: "sacrifice", amount: 1 },
    { kind: "action", action: "payLife", amount: 3 },
    { kind: "action", action: "discard" },
  ] as const;

  it("is said in the words of the language, with an X where the amount isn't settled", () => {
    expect(costText(cost, MESSAGES.en)).toBe(
      "Pay {2}{R}, sacrifice a permanent, pay 3 life, discard X cards",
    );
    expect(costText(cost, MESSAGES.fr)).toBe(
      "Payer {2}{R}, sacrifier un permanent, payer 3 points de vie, se défausser de X cartes",
    );
  });
});
