import type { ActView } from "@spellroom/protocol";
import { describe, expect, it } from "vitest";
import { MESSAGES } from "../../src/i18n/messages.ts";
import { actLabel } from "../../src/table/model/act-words.ts";

const cast = (via: string | null): ActView => ({ kind: "cast", key: "s1", face: 0, via, cost: [] });
const labels = (via: string | null) => [
  actLabel(cast(via), "Opt", MESSAGES.en),
  actLabel(cast(via), "Opt", MESSAGES.fr),
];

describe("what casting a card is called", () => {
  it("names no way where it is the usual one", () => {
    expect(labels(null)).toEqual(["Cast Opt", "Lancer Opt"]);
  });

  it("names the keyword as cards print it", () => {
    expect(labels("jumpStart")).toEqual(["Cast Opt (jump-start)", "Lancer Opt (coup d'envoi)"]);
    expect(labels("webSlinging")).toEqual(["Cast Opt (web-slinging)", "Lancer Opt (lanceur de toile)"]);
  });

  it("says in words what is no keyword", () => {
    expect(labels("disguise")).toEqual(["Cast Opt (face down)", "Lancer Opt (face cachée)"]);
    expect(labels("permission")).toEqual([
      "Cast Opt (permitted by an effect)",
      "Lancer Opt (permis par un effet)",
    ]);
  });
});
