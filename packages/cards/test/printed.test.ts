import { printLines } from "@spellroom/card-language";
import { describe, expect, it } from "vitest";
import { cardColors, cardManaValue, loadPool, typeLine } from "../src/index.ts";

const pool = loadPool();

function card(name: string) {
  const found = pool.byName(name);
  if (found === undefined) throw new Error(`${name} is not in the pool`);
  return found;
}

describe("what is printed on a card", () => {
  it("counts hybrid, Phyrexian and X as the rules say", () => {
    expect(cardManaValue(card("Spectral Procession"))).toBe(6);
    expect(cardManaValue(card("Kitchen Finks"))).toBe(3);
    expect(cardManaValue(card("Dismember"))).toBe(3);
    expect(cardManaValue(card("Blaze"))).toBe(1);
    expect(cardManaValue(card("Forest"))).toBe(0);
    expect(cardManaValue(card("Ornithopter"))).toBe(0);
  });

  it("takes colors from the mana cost and the color indicator", () => {
    expect(cardColors(card("Kitchen Finks"))).toEqual(["W", "G"]);
    expect(cardColors(card("Dryad Arbor"))).toEqual(["G"]);
    expect(cardColors(card("Sol Ring"))).toEqual([]);
  });

  it("writes the type line in order", () => {
    expect(typeLine(card("Isamaru, Hound of Konda"))).toBe("Legendary Creature — Dog");
    expect(typeLine(card("Baleful Strix"))).toBe("Artifact Creature — Bird");
    expect(typeLine(card("Bitterblossom"))).toBe("Kindred Enchantment — Faerie");
    expect(typeLine(card("Shock"))).toBe("Instant");
  });

  it("has English words for each ability of each card in the pool", () => {
    const wordless = pool.all.flatMap(({ faces }) =>
      faces.flatMap((face) =>
        (face.abilities ?? []).flatMap((ability) =>
          printLines([ability], face).length > 0 ? [] : [face.name],
        ),
      ),
    );
    expect(wordless).toEqual([]);
  });
});
