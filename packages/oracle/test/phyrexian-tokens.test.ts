import { expect, it } from "vitest";
import { compileCard } from "../src/compile.ts";

const ENGINE = { manaCost: "{6}", typeLine: "Artifact Creature — Wurm", power: "6", toughness: "6" };
const WURM = "When ~ dies, create a 3/3 colorless Wurm artifact creature token with lifelink.";

function tokens(name: string, text: string): string {
  const card = compileCard({ ...ENGINE, name, text: text.replaceAll("~", name) });
  expect(card.status).toBe("complete");
  return JSON.stringify(card);
}

it("makes Phyrexians of the tokens of a card that is known to create such, though its text is older", () => {
  expect(tokens("Wurmcoil Engine", WURM)).toContain('"subtypes":["Phyrexian","Wurm"]');
});

it("reads a text that says so as it stands", () => {
  const text = WURM.replace("Wurm artifact", "Phyrexian Wurm artifact");
  expect(tokens("Wurmcoil Engine", text)).toContain('"subtypes":["Phyrexian","Wurm"]');
});

it("leaves the same words of another card alone", () => {
  expect(tokens("Clockwork Wurm", WURM)).toContain('"subtypes":["Wurm"]');
});
