import type { NumberChange } from "../number-change.ts";
import type { PlayerRef } from "../reference.ts";
import type { PrintContext } from "./context.ts";
import { NotPrintable } from "./not-printable.ts";

export function change(by: NumberChange, noun: string, p: PrintContext): string {
  switch (by.kind) {
    case "add":
      if (typeof by.amount === "number" && by.amount < 0) return `that ${noun} minus ${-by.amount}`;
      return `that ${noun} plus ${p.value(by.amount)}`;
    case "times":
      return by.factor === 2
        ? `twice that ${noun}`
        : by.factor === 3
          ? `three times that ${noun}`
          : fail("times");
    case "set":
      return p.value(by.amount);
    case "half":
      return `half that ${noun.replace(/^much /, "")}, rounded ${by.round}`;
  }
}

export function fail(kind: string): never {
  throw new NotPrintable(`number change ${kind}`);
}

export function sameWho(who: PlayerRef): string {
  return who.kind === "you" ? "you" : "they";
}

export function verb(_who: PlayerRef, base: string): string {
  return base;
}

export const BASE: Readonly<Record<string, string>> = {
  is: "be",
  are: "be",
  has: "have",
  dies: "die",
  enters: "enter",
  leaves: "leave",
  draws: "draw",
  casts: "cast",
  deals: "deal",
  loses: "lose",
  gains: "gain",
  creates: "create",
};

export function base(predicate: string, subject: string): string {
  const [head = "", ...tail] = predicate.split(" ");
  const plain = subject === "you" ? head : (BASE[head] ?? fail(head));
  return [plain, ...tail].join(" ");
}
