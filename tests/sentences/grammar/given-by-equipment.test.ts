import { activate, at, cast, counters, has, life, SETTLED } from "../../support/script.ts";
import { mechanic, type Scene } from "../support/family.ts";

/** Equipment called Torch, with what it gives to the creature that it is attached to. */
function torch(given: string): Extract<Scene["card"], object> {
  return {
    name: "Torch",
    typeLine: "Artifact — Equipment",
    text: `Equipped creature has "${given}"\nEquip {0}`,
  };
}

const EQUIPPED = [activate("A", "Equip", at("Grizzly Bears")), SETTLED];

mechanic("an ability that calls what gives it by its name", {
  "is paid for by that and not by the creature": {
    card: torch("{T}, Sacrifice Torch: Torch deals 2 damage to any target."),
    A: { battlefield: ["Torch", "Grizzly Bears"] },
    script: [...EQUIPPED, activate("A", "{T}, Sacrifice", at("B"))],
    expect: [life("B", 18), has("A", "graveyard", "Torch"), has("A", "permanents", "Grizzly Bears")],
  },
  "unattaches it": {
    card: torch("Unattach Torch: You gain 3 life."),
    A: { battlefield: ["Torch", "Grizzly Bears"] },
    script: [...EQUIPPED, activate("A", "Unattach")],
    expect: [life("A", 23), has("A", "permanents", "Torch")],
  },
  "puts counters on it and takes them from it": {
    card: torch(
      '{0}: Put an aim counter on Torch" and "{1}, Remove all aim counters from Torch: You gain 2 life for each aim counter removed this way.',
    ),
    A: { battlefield: ["Torch", "Grizzly Bears"] },
    script: [...EQUIPPED, activate("A", "{0}"), SETTLED, activate("A", "{0}"), SETTLED, activate("A", "{1}")],
    expect: [life("A", 24), counters("Torch", "aim", 0)],
  },
  "counts the counters on it": {
    card: torch(
      '{0}: Put an aim counter on Torch" and "{T}: This creature deals X damage to any target, where X is the number of aim counters on Torch.',
    ),
    A: { battlefield: ["Torch", "Grizzly Bears"] },
    script: [
      ...EQUIPPED,
      activate("A", "{0}"),
      SETTLED,
      activate("A", "{0}"),
      SETTLED,
      activate("A", "{T}:", at("B")),
    ],
    expect: [life("B", 18), counters("Torch", "aim", 2)],
  },
  "finds it where it went": {
    card: torch("{T}, Unattach Torch: Torch deals 1 damage to any target. Return Torch to its owner's hand."),
    A: { battlefield: ["Torch", "Grizzly Bears"] },
    script: [...EQUIPPED, activate("A", "{T}, Unattach", at("B"))],
    expect: [life("B", 19), has("A", "hand", "Torch")],
  },
  "does nothing to it that isn't there any more": {
    card: torch("{T}: Put an aim counter on Torch."),
    others: [{ name: "Break", typeLine: "Instant", text: "Destroy target artifact." }],
    A: { battlefield: ["Torch", "Grizzly Bears"], hand: ["Break"] },
    script: [...EQUIPPED, activate("A", "{T}:"), cast("A", "Break", at("Torch"))],
    expect: [has("A", "graveyard", "Torch")],
  },
});
