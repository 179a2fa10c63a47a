/** Dungeons and the initiative, as cards speak of them. */
import { cast, check, life, pt, SETTLED } from "../../support/script.ts";
import { mechanic } from "../support/family.ts";
import type { TextCard } from "../support/scene.ts";

const SCOUT: TextCard = {
  name: "Ruin Scout",
  typeLine: "Creature — Human Scout",
  power: "1",
  toughness: "1",
  text: "When this creature enters, venture into the dungeon. (Enter the first room or advance to the next room.)\nWhenever you venture into the dungeon, you gain 1 life.\nWhenever you complete a dungeon, you gain 10 life.\nAs long as you've completed a dungeon, this creature gets +3/+0.\nAs long as you haven't completed Tomb of Annihilation, this creature gets +0/+5.",
};
const SEIZER: TextCard = {
  name: "Torch Bearer",
  typeLine: "Creature — Human Rogue",
  power: "1",
  toughness: "1",
  text: "When this creature enters, you take the initiative.\nAs long as you have the initiative, this creature gets +4/+0.\nWhenever you take the initiative, you gain 1 life.",
};
const DELVE: TextCard = { name: "Delve", manaCost: "{0}", text: "Venture into the dungeon." };
const MINE = { choose: ["Lost Mine of Phandelver"] };

mechanic("dungeons (CR 309, 701.46)", {
  "are ventured into and completed": {
    card: SCOUT,
    others: [DELVE],
    A: { hand: ["Ruin Scout", "Delve", "Delve", "Delve"] },
    script: [
      cast("A", "Ruin Scout"),
      SETTLED,
      check("A", pt("A", "Ruin Scout", 1, 6)),
      cast("A", "Delve"),
      SETTLED,
      cast("A", "Delve"),
      SETTLED,
      check("A", life("A", 24)),
      cast("A", "Delve"),
      SETTLED,
    ],
    answersA: [MINE, { choose: ["Mine Tunnels"] }, { choose: ["Dark Pool"] }],
    expect: [pt("A", "Ruin Scout", 4, 6), life("A", 35), life("B", 19)],
  },
});

mechanic("the initiative (CR 723)", {
  "leads into Undercity and is asked about": {
    card: SEIZER,
    A: { hand: ["Torch Bearer"], library: ["Forest"] },
    script: [cast("A", "Torch Bearer"), SETTLED],
    stop: { turn: 1, step: "end" },
    expect: [pt("A", "Torch Bearer", 5, 1), life("A", 21)],
  },
});
