import { cast, life } from "../../support/script.ts";
import { mechanic } from "../support/family.ts";

mechanic("chapters with names", {
  "are carried out as if they had none": {
    card: {
      name: "Old Tale",
      manaCost: "{1}",
      typeLine: "Enchantment — Saga",
      text: "I — First Light! — You gain 1 life.\nII, III — The Long Dark — Each opponent loses 2 life.",
    },
    A: { hand: ["Old Tale"] },
    script: [cast("A", "Old Tale")],
    stop: { turn: 3, step: "precombat-main" },
    expect: [life("A", 21), life("B", 18)],
  },
});
