import type { Ability, Amount } from "@spellroom/card-language";
import { describe, expect, it } from "vitest";
import { swallowedWords } from "../../src/guards/swallowed.ts";

const drawsACard = [
  {
    kind: "spell",
    body: {
      kind: "plain",
      effects: [{ kind: "draw", who: { kind: "you" }, amount: 1 }],
    },
  },
] as const;

function shield(amount: Amount): Ability {
  const also = [{ kind: "gainLife", who: { kind: "you" }, amount }] as const;
  const to = { kind: "player", player: { kind: "you" } } as const;
  return {
    kind: "static",
    effects: [{ kind: "replacement", replacement: { kind: "preventDamage", to, also } }],
  };
}

describe("words that change the meaning of a text", () => {
  it.each([
    ["Draw a card if you control an artifact.", "if"],
    ["Draw a card unless an opponent pays {1}.", "unless"],
    ["You may draw a card.", "may"],
    ["Draw a card instead.", "instead"],
    ["Draw a card until end of turn.", "until"],
    ["Draw cards, except the first.", "except"],
    ["Draw a card at random.", "at random"],
    ["Draw a card without paying its mana cost.", "without"],
    ["Draw a card twice.", "twice"],
    ["Draw a card only once each turn.", "only"],
  ])("are missed where they left no trace: %s", (text, word) => {
    expect(swallowedWords(text, drawsACard)).toContain(word);
  });

  it("that count each of something have no trace in all the damage that would have been dealt", () => {
    const text =
      "If a source would deal damage to you, prevent that damage. You gain 1 life for each artifact.";
    expect(swallowedWords(text, [shield({ kind: "event", unreduced: true })])).toContain("for each");
    expect(swallowedWords(text, [shield({ kind: "event" })])).not.toContain("for each");
  });

  it("that count each of something have no trace where a condition compares how much the event was", () => {
    const text = "Whenever you gain 2 or more life, draw a card for each artifact.";
    const condition = { kind: "compare", left: { kind: "event" }, compare: ">=", right: 2 } as const;
    const effects = [{ kind: "draw", who: { kind: "you" }, amount: 1 }] as const;
    const event = { kind: "gainsLife", who: { kind: "you" } } as const;
    const ability: Ability = { kind: "triggered", event, condition, body: { kind: "plain", effects } };
    expect(swallowedWords(text, [ability])).toContain("for each");
  });

  it("that set a condition have no trace in its being night as something happens", () => {
    const text = "Whenever you gain life while it's night, draw a card if you control an artifact.";
    const during = { kind: "dayNight", is: "night" } as const;
    const effects = [{ kind: "draw", who: { kind: "you" }, amount: 1 }] as const;
    const event = { kind: "gainsLife", who: { kind: "you" } } as const;
    const ability: Ability = { kind: "triggered", event, during, body: { kind: "plain", effects } };
    expect(swallowedWords(text, [ability])).toContain("if");
    const rule: Ability = {
      kind: "static",
      effects: [{ kind: "rule", rule: { kind: "dayAsItEnters" } }],
    };
    expect(swallowedWords("If it's neither day nor night, it becomes day as ~ enters.", [rule])).toEqual([]);
  });

  it("are not missed in a text without any", () => {
    expect(swallowedWords("Draw a card.", drawsACard)).toEqual([]);
  });
});
