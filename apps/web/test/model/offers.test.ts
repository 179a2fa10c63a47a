import { describeCard, englishWords } from "@spellroom/ui";
import { frenchWords } from "@spellroom/ui/french";
import { describe, expect, it } from "vitest";
import { sceneState } from "../../src/dev/scenes.ts";
import { startDraft } from "../../src/table/model/draft.ts";
import { marksOf, offerFor } from "../../src/table/model/marks.ts";

/** How a card that is legal for the question of a scene is read aloud. */
function readIn(scene: string, words: typeof englishWords): Set<string> {
  const { decision } = sceneState(scene);
  if (decision === null) throw new Error("the scene asks something");
  const marks = marksOf(decision, startDraft(decision));
  const read = [...marks.keys()].flatMap((key) => {
    const offer = offerFor({ marks, decision }, key);
    const look = { name: "Bear", manaCost: [], colors: [], types: [] };
    return offer === null ? [] : describeCard({ ...look, state: { marks: ["legal"], offer } }, { words });
  });
  return new Set(read);
}

describe("what a card can be used for is read aloud as what it is", () => {
  it.each([
    ["act", "Bear, can be played", "Bear, jouable"],
    ["attackers", "Bear, can attack", "Bear, peut attaquer"],
    ["blockers", "Bear, can block", "Bear, peut bloquer"],
    ["pay", "Bear, can pay", "Bear, peut payer"],
  ])("for %s", (scene, english, french) => {
    expect([...readIn(scene, englishWords)]).toEqual([english]);
    expect([...readIn(scene, frenchWords)]).toEqual([french]);
  });
});
