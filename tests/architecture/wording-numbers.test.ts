import { describe, expect, it } from "vitest";
import { loadCode } from "./source/checkout.ts";
import { type Numbers, newlyRepeated, repeatedNumbers } from "./source/wording-numbers.ts";

/** Where a file asks several times for one wording, or takes one number for wordings of nodes that can't be confused. */
const KNOWN: Numbers = {
  "amounts/difference.ts": { 1: 2 },
  "amounts/happened.ts": { 1: 2 },
  "conditions/compare.ts": { 1: 3, 16: 2, 20: 2 },
  "conditions/happened.ts": { 1: 5, 2: 2, 3: 2, 4: 2 },
  "conditions/is.ts": { 13: 2, 14: 2 },
  "conditions/not.ts": { 1: 2 },
  "effects/add-mana.ts": { 1: 6 },
  "effects/destroy.ts": { 5: 2 },
  "effects/discard.ts": { 1: 2 },
  "effects/exile.ts": { 22: 2 },
  "effects/if.ts": { 33: 2 },
  "effects/move.ts": { 1: 2, 5: 2, 9: 4, 10: 2, 13: 2 },
  "events/any-of.ts": { 3: 2, 6: 2 },
  "predicates/any.ts": { 1: 2, 2: 2, 3: 2, 30: 2 },
  "predicates/controller.ts": { 5: 2 },
  "predicates/not.ts": { 21: 2, 24: 2 },
  "predicates/status.ts": { 1: 2 },
  "print/ability.ts": { 1: 2 },
  "print/becomes.ts": { 1: 4, 2: 2, 3: 2 },
  "print/either-card.ts": { 11: 2 },
  "print/english.ts": { 1: 2 },
  "print/event-player.ts": { 1: 2 },
  "print/existence.ts": { 1: 2, 3: 2 },
  "print/reference.ts": { 1: 2, 2: 2, 9: 2, 10: 3 },
  "print/selection.ts": { 14: 2 },
  "print/static.ts": { 1: 2, 8: 2, 16: 2 },
  "print/target.ts": { 3: 2 },
  "replacements/enters.ts": { 1: 2, 2: 2, 3: 2 },
  "replacements/instead.ts": { 1: 2 },
  "replacements/prevent-damage.ts": { 1: 2, 2: 2, 3: 3 },
  "restrictions/doesnt-untap.ts": { 2: 2 },
};

const found = (text: string) =>
  repeatedNumbers([{ path: "packages/card-language/src/effects/tap.ts", text }])["effects/tap.ts"];

describe("the numbers of wordings", () => {
  it("are used once in a file, except for those that are listed", () => {
    expect(newlyRepeated(repeatedNumbers(loadCode()), KNOWN)).toEqual([]);
  });
});

describe("the check of the numbers of wordings", () => {
  it.each([
    'if (variant === 3) return "one";\nif (variant === 3) return "another";',
    'const a = p.say(effect).variant !== 3;\nreturn variant === 3 ? "one" : "another";',
    "const ACTIVE = (p: P) => p.say(node).variant === 3;\nswitch (p.say(node).variant) {\n  case 3: {\n  }\n}",
    "switch (variant) {\n  case 2:\n    switch (kind) {}\n  case 3:\n}\nif (isVariant && variant === 3) f();",
  ])("finds %s", (text) => {
    expect(found(text)).toEqual({ 3: 2 });
  });

  it.each([
    "if (variant === 3) f();\nif (variant === 4) g();",
    "if (variant === 3) f(); // variant === 3",
    "switch (variant) {\n  case 3:\n}\nswitch (count) {\n  case 3:\n}",
    "if (count === 3) f();\nif (variant === 3) g();",
  ])("is content with %s", (text) => {
    expect(found(text)).toBeUndefined();
  });

  it("reports every number that is used again, or no longer, with advice", () => {
    const known = { "effects/tap.ts": { 3: 2, 4: 2 } };
    expect(newlyRepeated({ "effects/tap.ts": { 3: 3 } }, known)).toEqual([
      expect.stringContaining("asks 3 times for wording 3: is it two wordings?"),
      expect.stringContaining("asks for wording 4 less often"),
    ]);
    expect(newlyRepeated(known, known)).toEqual([]);
  });
});
