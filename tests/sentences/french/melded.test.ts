import { expect, it } from "vitest";
import { frenchOf } from "../support/french.ts";

const BACK = {
  name: "Old Colossus",
  manaCost: "",
  typeLine: "Creature — Golem",
  power: "7",
  toughness: "6",
  text: "Trample",
};

it.each([
  [
    "an ability that is activated",
    "Artifact",
    "{3}: If you both own and control Old Words and a creature named Iron Stray, exile them, then meld them into Old Colossus.",
    "{3} : Si vous possédez et contrôlez à la fois cet artefact et une créature appelée Iron Stray, exilez-les, puis assimilez-les en Old Colossus. / Piétinement",
  ],
  [
    "one that triggers",
    "Land",
    "At the beginning of your end step, if you both own and control this land and a creature named Iron Stray, exile them, then meld them into Old Colossus.",
    "Au début de votre étape de fin, si vous possédez et contrôlez à la fois ce terrain et une créature appelée Iron Stray, exilez-les, puis assimilez-les en Old Colossus. / Piétinement",
  ],
])("melding is said in French as cards say it: %s", (_, typeLine, text, french) => {
  const front = { name: "Old Words", manaCost: "", typeLine, text };
  expect(frenchOf("", { layout: "meld", faces: [front, BACK] })).toBe(french);
});
