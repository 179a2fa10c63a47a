import { expect, it } from "vitest";
import { compileCard } from "../src/compile.ts";

const TURTLE = { manaCost: "{2}{U}", typeLine: "Creature — Turtle", power: "1", toughness: "4" };

it("refuses a creature that is known to have lost its text", () => {
  expect(compileCard({ ...TURTLE, name: "Storm Crow", text: "" })).toMatchObject({
    status: "refused",
    reason: "its text is missing",
  });
});

it("reads the same creature where its text is there", () => {
  expect(compileCard({ ...TURTLE, name: "Storm Crow", text: "Flying" }).status).toBe("complete");
});

it("takes a creature without abilities for what it is", () => {
  expect(compileCard({ ...TURTLE, name: "Horned Turtle", text: "" }).status).toBe("complete");
});

it("reads the text next to level symbols", () => {
  const text = "Level up {W}\nLEVEL 2-6\n3/3\nFirst strike\nLEVEL 7+\n4/4\nDouble strike, flying";
  expect(compileCard({ ...TURTLE, name: "Diligent Turtle", text })).toMatchObject({
    status: "complete",
    definition: { faces: [{ abilities: [{ keyword: "levelUp" }, { kind: "static" }, { kind: "static" }] }] },
  });
});
