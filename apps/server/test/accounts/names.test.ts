import { describe, expect, it } from "vitest";
import { inventName } from "../../src/accounts/guest-names.ts";
import { displayName, nameKey, parseName } from "../../src/accounts/names.ts";

function problemOf(text: string): string | undefined {
  const parsed = parseName(text);
  return parsed.ok ? undefined : parsed.problem;
}

describe("a name", () => {
  it("is normalised before it is judged", () => {
    expect(parseName("  Mira   Wolf ")).toMatchObject({ ok: true, name: "Mira Wolf" });
    expect(parseName("Ｍｉｒａ")).toMatchObject({ ok: true, name: "Mira" });
    expect(parseName("Zoe\u0308")).toMatchObject({ ok: true, name: "Zo\u00eb" });
  });

  it("may be written in any script", () => {
    for (const name of ["Ольга", "さくら", "김철수", "محمد", "नेहा", "Łukasz", "李小龙"]) {
      expect(problemOf(name)).toBeUndefined();
    }
  });

  it("has a length that people see, not one of code units", () => {
    expect(problemOf("x")).toBe("too-short");
    expect(problemOf("")).toBe("too-short");
    expect(problemOf("x".repeat(21))).toBe("too-long");
    expect(problemOf(`${"🌲".repeat(19)}x`)).toBeUndefined();
  });

  it("is made of few code points too, however many of them one character takes", () => {
    const syllable = `\u1100\u1161${"\u11a8".repeat(60)}`;
    expect(problemOf(`a${syllable}`)).toBe("too-long");
  });

  it("is written in one script, so that no letter of another one passes for its own", () => {
    const mixed = ["\u0410dmin", "Adm\u0456n", "Miros\u03b1", "\u13aadmin", "Ad\u1d0din", "\u0561dmin"];
    for (const name of mixed) expect(problemOf(name), name).toBe("scripts");
    for (const name of ["東京Mira", "Mira\u30ab", "Mira 김", "Алиса 7", "Ελένη!"])
      expect(problemOf(name), name).toBeUndefined();
  });

  it("is the same name as one that looks the same in another script", () => {
    expect(nameKey("\u0410\u0441\u0435")).toBe(nameKey("Ace"));
    expect(nameKey("\u0420\u043e\u0440\u0435")).toBe(nameKey("Pope"));
    expect(nameKey("\u041a\u043e\u03c4\u0430")).toBe(nameKey("Kota"));
    expect(nameKey("Ольга")).not.toBe(nameKey("Olga"));
  });

  it("is the same name as one that looks the same in Greek capitals, which are no other letters in a Greek name", () => {
    expect(nameKey("\u0397\u0391\u039d")).toBe(nameKey("HAN"));
    expect(nameKey("\u039a\u0391\u03a5")).toBe(nameKey("KAY"));
    expect(nameKey("\u039d\u03bf\u03b1")).toBe(nameKey("Noa"));
    expect(nameKey("Νίκος")).toBe(nameKey("νίκος"));
    expect(nameKey("ΗΛΙΑΣ")).toBe(nameKey("ηλιας"));
  });

  it("can't hide anything", () => {
    const invisible = [
      "\u0000",
      "\n",
      "\u200b",
      "\u200d",
      "\u202e",
      "\u2066",
      "\ufeff",
      "\u3164",
      "\u115f",
      "\u00ad",
    ];
    for (const character of [...invisible, "\u2800", "\u2028", "\ue000", "\u034f", "\ud800", "\ufe0f"]) {
      expect(problemOf(`Mi${character}ra`), JSON.stringify(character)).toBe("invisible");
    }
  });

  it("can't climb over its neighbours, imitate a number or be nothing but signs", () => {
    expect(problemOf(`Mira${"\u0316".repeat(8)}`)).toBe("marks");
    expect(problemOf("Mira#4821")).toBe("sign");
    expect(problemOf("!?!")).toBe("no-letter");
  });

  it("can't pretend to be a bot", () => {
    for (const name of ["Mira [bot]", "Mira [ BOT ]", "Mira ［ｂｏｔ］"])
      expect(problemOf(name)).toBe("label");
    expect(problemOf("Mira bot")).toBeUndefined();
  });

  it("is the same name whatever its case, width, spacing and punctuation", () => {
    expect(nameKey("Mira Wolf")).toBe(nameKey("mira-wolf"));
    expect(nameKey("ＭＩＲＡ.WOLF")).toBe(nameKey("mirawolf"));
    expect(nameKey("Mira")).not.toBe(nameKey("Mirá"));
  });

  it("is shown with its number only if it has one", () => {
    expect(displayName({ name: "Mira", discriminator: 0, bot: false })).toBe("Mira");
    expect(displayName({ name: "Mira", discriminator: 4821, bot: false })).toBe("Mira #4821");
    expect(displayName({ name: "Mira", discriminator: 4821, bot: true })).toBe("Mira #4821 [bot]");
  });

  it("that was invented is always a good one", () => {
    for (let time = 0; time < 500; time++) expect(problemOf(inventName())).toBeUndefined();
  });
});
