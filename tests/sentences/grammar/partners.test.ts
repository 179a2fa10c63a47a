import { expect, it } from "vitest";
import { keyword } from "../../support/script.ts";
import { creature, mechanic } from "../support/family.ts";
import { frenchOf } from "../support/french.ts";

mechanic("partner abilities (CR 702.124)", {
  "are nothing else during the game": {
    card: creature("Flying\nFriends forever\nChoose a Background\nDoctor's companion"),
    expect: [keyword("A", "Speaker", "flying")],
  },
});

it("partner abilities have French words", () => {
  expect(frenchOf("Friends forever")).toBe("Amis pour toujours");
  expect(frenchOf("Choose a Background")).toBe("Choisissez un passé");
  expect(frenchOf("Doctor's companion")).toBe("Compagnon du Docteur");
});
