import type { Effect } from "@spellroom/card-language";
import { g } from "../../parse/template.ts";
import { objectRef } from "../forward.ts";
import { type DeedRule, deed } from "./deed.ts";

/** Copying spells, changing their targets, casting cards on resolution, permission to play cards. */
export const spellDeeds: readonly DeedRule[] = [
  deed("copy", g`${objectRef}`, (c, who, ref) => {
    const player = who();
    const effect: Effect = {
      kind: "copySpell",
      what: ref(c),
      ...(player.kind === "you" ? {} : { who: player }),
    };
    return effect;
  }),
  deed("change", g`the target of ${objectRef}`, (c, who, ref) => ({
    kind: "changeTargets",
    who: who(),
    what: ref(c),
  })),
  deed("cast", g`${objectRef} without paying its mana cost`, (c, who, ref) => {
    const object = ref(c);
    const name = c.name("cast");
    c.mentionObject(() => c.bound(name), ["cast card"], { it: false });
    return {
      kind: "castNow",
      who: who(),
      what: { kind: "ref", ref: object },
      cost: "withoutPaying",
      ...c.bind(name),
    };
  }),
  deed("play", g`${objectRef} without paying its mana cost`, (c, who, ref) => ({
    kind: "castNow",
    who: who(),
    what: { kind: "ref", ref: ref(c) },
    cost: "withoutPaying",
    landsToo: true,
  })),
];
