import {
  type ActView,
  type DecisionView,
  type OptionView,
  safeChoice,
  type TableView,
  type WireChoice,
} from "@spellroom/protocol";
import { plainCost } from "@spellroom/rules";
import { objectList } from "@spellroom/view";
import type { Names } from "./words.ts";

/** A decision with its numbered choices, and how a typed line is read; `null` for an invalid one. */
export interface Menu {
  readonly question: string;
  readonly entries: readonly string[];
  readonly hint: string;
  readonly read: (line: string) => WireChoice | null;
}

/** The menu of a decision. An empty line always means the safe choice. */
export function menuFor(decision: DecisionView, view: TableView, names: Names): Menu {
  const thing = namesOf(view, names);
  const menu = entriesOf(decision, thing);
  const source = decision.source === null ? "" : `${thing.key(decision.source)}: `;
  const question = `${source}${decision.prompt}${decision.detail ? ` (${decision.detail})` : ""}`;
  return {
    question,
    ...menu,
    read: (line) => {
      const text = line.trim();
      if (text === "") return safeChoice(decision);
      if (text.toLowerCase() === "x" && decision.mayCancel) return { kind: "cancel" };
      return menu.read(text);
    },
  };
}

interface Things {
  readonly key: (key: string) => string;
  readonly option: (option: OptionView) => string;
}

function namesOf({ table, own }: TableView, names: Names): Things {
  const cards = new Map(objectList(table).map(({ key, card }) => [key, card]));
  for (const { key, card } of [...(own?.hand ?? []), ...(own?.known ?? [])]) cards.set(key, card);
  const key = (one: string): string => names.card(cards.get(one) ?? null);
  return {
    key,
    option: (option) => {
      switch (option.kind) {
        case "object":
          return key(option.key);
        case "player":
          return names.player(option.seat);
        case "word":
          return option.word;
        case "cost":
          return plainCost(option.cost);
        case "ability":
          return option.source === null ? option.ability : `${key(option.source)}, ${option.ability}`;
        case "mode":
          return `mode ${option.mode + 1}`;
        case "number":
          return String(option.number);
      }
    },
  };
}

const ONE = "a number; nothing for the least";

function entriesOf(decision: DecisionView, thing: Things): Omit<Menu, "question"> {
  switch (decision.kind) {
    case "act":
      return {
        entries: decision.acts.map((act) => actText(act, thing)),
        hint: "a number; nothing to pass",
        read: (text) => one(text, decision.acts.length, (act) => ({ kind: "act", act, autoPay: true })),
      };
    case "pick":
    case "modes":
    case "order": {
      const { kind, options } = decision;
      const size = kind === "order" ? "all numbers in order" : `${decision.min} to ${decision.max} numbers`;
      return {
        entries: options.map(thing.option),
        hint: `${size}, with spaces`,
        read: (text) => many(text, options.length, (chosen) => ({ kind, options: chosen })),
      };
    }
    case "number":
      return {
        entries: [],
        hint: `a number from ${decision.min} to ${decision.max}`,
        read: (text) => one(text, decision.max + 1, (number) => ({ kind: "number", number })),
      };
    case "confirm":
      return {
        entries: ["no", "yes"],
        hint: ONE,
        read: (text) => one(text, 2, (yes) => ({ kind: "confirm", yes: yes === 1 })),
      };
    case "distribute":
      return {
        entries: decision.options.map(thing.option),
        hint: `${decision.total} in all, an amount for each, with spaces`,
        read: (text) => many(text, decision.total + 1, (amounts) => ({ kind: "distribute", amounts })),
      };
    case "attackers":
    case "blockers":
      return combatEntries(decision, thing);
    case "pay":
    case "arrange":
    case "name":
      return otherEntries(decision, thing);
  }
}

function combatEntries(
  decision: Extract<DecisionView, { kind: "attackers" | "blockers" }>,
  thing: Things,
): Omit<Menu, "question"> {
  switch (decision.kind) {
    case "attackers":
      return {
        entries: decision.candidates.map(({ key }) => thing.key(key)),
        hint: "who attacks, with spaces; 2>1 for another defender than the first",
        read: (text) =>
          pairs(text, decision.candidates.length, (attacks) => ({ kind: "attackers", attacks })),
      };
    case "blockers":
      return {
        entries: decision.candidates.map(
          ({ key, attackers }) =>
            `${thing.key(key)} could block ${attackers.map((one, at) => `${at} ${thing.key(one)}`).join(", ")}`,
        ),
        hint: "who blocks, with spaces; 2>1 for another attacker than its first",
        read: (text) =>
          pairs(text, decision.candidates.length, (found) => ({
            kind: "blockers",
            blocks: found.map(([at, which]) => [at, [which]] as const),
          })),
      };
  }
}

/** What is paid with that needs nothing else. */
function there({ lifeFromPool: life }: Extract<DecisionView, { kind: "pay" }>): string {
  return life === undefined ? "mana that is there" : `mana that is there and ${life} life`;
}

function otherEntries(
  decision: Extract<DecisionView, { kind: "pay" | "arrange" | "name" }>,
  thing: Things,
): Omit<Menu, "question"> {
  switch (decision.kind) {
    case "pay":
      return {
        entries: decision.abilities.map((act) => actText(act, thing)),
        hint: `${decision.cost.join(" ")} is to be paid: a number, p for ${there(decision)}, nothing for automatic`,
        read: (text) =>
          text === "p"
            ? { kind: "pay", how: "fromPool" }
            : one(text, decision.abilities.length, (how) => ({ kind: "pay", how })),
      };
    case "arrange":
      return {
        entries: decision.options.map(thing.option),
        hint: `numbers for ${decision.piles.map(({ name }) => name).join(" | ")}, with | between`,
        read: (text) => {
          const piles = text.split("|").map((pile) => numbersIn(pile, decision.options.length));
          if (piles.some((pile) => pile === null)) return null;
          return { kind: "arrange", piles: piles.flatMap((pile) => (pile ? [pile] : [])) };
        },
      };
    case "name":
      return {
        entries: decision.suggestions.slice(0, 20),
        hint: "a name",
        read: (text) =>
          one(text, decision.suggestions.length, (at) => ({
            kind: "name",
            name: decision.suggestions[at] ?? text,
          })) ?? { kind: "name", name: text },
      };
  }
}

function actText(act: ActView, thing: Things): string {
  if (act.kind === "pass") return "pass";
  const cost = "cost" in act && act.cost.length > 0 ? ` for ${act.cost.join("")}` : "";
  const verb =
    act.kind === "playLand"
      ? "play"
      : act.kind === "cast"
        ? "cast"
        : act.kind === "activate"
          ? "use"
          : act.action;
  return `${verb} ${thing.key(act.key)}${cost}`;
}

function one(text: string, below: number, make: (at: number) => WireChoice): WireChoice | null {
  const numbers = numbersIn(text, below);
  const [at] = numbers ?? [];
  return numbers?.length === 1 && at !== undefined ? make(at) : null;
}

function many(
  text: string,
  below: number,
  make: (chosen: readonly number[]) => WireChoice,
): WireChoice | null {
  const numbers = numbersIn(text, below);
  return numbers ? make(numbers) : null;
}

function pairs(
  text: string,
  below: number,
  make: (found: readonly (readonly [number, number])[]) => WireChoice,
): WireChoice | null {
  const found = text.split(/[\s,]+/).map((word) => /^(\d+)(?:>(\d+))?$/.exec(word));
  if (found.some((match) => match === null || Number(match[1]) >= below)) return null;
  return make(found.map((match) => [Number(match?.[1]), Number(match?.[2] ?? 0)] as const));
}

function numbersIn(text: string, below: number): number[] | null {
  const words = text.split(/[\s,]+/).filter((word) => word !== "");
  const numbers = words.map(Number);
  return numbers.every((number) => Number.isInteger(number) && number >= 0 && number < below)
    ? numbers
    : null;
}
