import { expect, it } from "vitest";
import { type CorpusFace, compileCard } from "../src/index.ts";

const FRONT: CorpusFace = { name: "Visage of Dread", manaCost: "{1}{B}", typeLine: "Artifact", text: "" };

function withBack(name: string, colorIndicator?: string): ReturnType<typeof compileCard> {
  const back: CorpusFace = {
    name,
    manaCost: "",
    typeLine: "Creature — Horror",
    text: "",
    power: "5",
    toughness: "4",
    ...(colorIndicator === undefined ? {} : { colorIndicator }),
  };
  return compileCard({ name: `Visage of Dread // ${name}`, layout: "transform", faces: [FRONT, back] });
}

it("gives a back face the color indicator that is known to have been left out", () => {
  expect(withBack("Dread Osseosaur")).toMatchObject({
    status: "complete",
    definition: { faces: [{}, { name: "Dread Osseosaur", colorIndicator: ["B"] }] },
  });
});

it("gives one of several colors all of them", () => {
  expect(withBack("Kefka, Ruler of Ruin")).toMatchObject({
    definition: { faces: [{}, { colorIndicator: ["U", "B", "R"] }] },
  });
});

it("keeps the color indicator that is there", () => {
  expect(withBack("Dread Osseosaur", "G")).toMatchObject({
    definition: { faces: [{}, { colorIndicator: ["G"] }] },
  });
});

it("takes other back faces for colorless, whatever their front is", () => {
  const result = withBack("Abolisher of Bloodlines");
  expect(result.status).toBe("complete");
  expect(result).not.toHaveProperty("definition.faces.1.colorIndicator");
});

it("refuses a back face of colors that nobody knows", () => {
  expect(withBack("Hades, Sorcerer of Eld")).toMatchObject({
    status: "refused",
    reason: "its color indicator is missing",
  });
  expect(withBack("Hades, Sorcerer of Eld", "UB").status).toBe("complete");
});
