/** Members that show in a game of more than two players, in one with commanders, or before the first turn. */
import { type Ability, type CardDefinition, LANGUAGE_VERSION } from "@spellroom/card-language";
import { characteristics, mayLookAt } from "@spellroom/rules";
import type { GameTrial } from "../whole-game.ts";
import { card, creature, enchantment, gain, OPPONENTS, sorcery, YOU } from "./definitions.ts";

const HASTE: Ability = { kind: "keyword", keyword: "haste" };
const MYRIAD: Ability = { kind: "keyword", keyword: "myriad" };
/** What the keyword stands for, written out. */
const MYRIAD_AS_ACTION: Ability = {
  kind: "triggered",
  event: { kind: "attacks", what: "this" },
  body: { kind: "plain", effects: [{ kind: "keywordAction", action: "myriad", who: YOU }] },
};

function attacking(name: string, ability: Ability): GameTrial {
  return {
    name,
    card: creature(HASTE, ability),
    players: 3,
    play: (game) => game.toMain().cast().attack(),
    holds: ({ players }) => players.map(({ life }) => life).join() === "20,18,18",
  };
}

function half(name: string, life: number): CardDefinition["faces"][0] {
  return {
    name,
    types: ["sorcery"],
    manaCost: ["0"],
    abilities: [
      { kind: "spell", body: { kind: "plain", effects: [gain(life)] } },
      { kind: "keyword", keyword: "fuse" },
    ],
  };
}

const BOTH_HALVES = 2;

export const WHOLE_GAMES: readonly GameTrial[] = [
  {
    name: "opponents play with their hands revealed",
    card: enchantment({
      kind: "static",
      effects: [{ kind: "rule", rule: { kind: "playWithHandRevealed", who: OPPONENTS } }],
    }),
    play: (game) => game.toMain().cast(),
    holds: (state) => {
      const [held] = state.players[1]?.hand ?? [];
      const object = held === undefined ? null : state.objects[held];
      return object != null && mayLookAt(state, object, 0);
    },
  },
  attacking("myriad", MYRIAD),
  attacking("the action of myriad", MYRIAD_AS_ACTION),
  {
    name: "both halves of a card are cast fused",
    card: {
      version: LANGUAGE_VERSION,
      name: "Give // Take",
      layout: "split",
      faces: [half("Give", 1), half("Take", 2)],
    },
    play: (game) => game.toMain().cast({ face: BOTH_HALVES }),
    holds: ({ players }) => players[0]?.life === 23,
  },
  {
    name: "a player who loses the game is noticed",
    card: enchantment({
      kind: "triggered",
      event: { kind: "losesGame", who: OPPONENTS },
      body: { kind: "plain", effects: [gain(3)] },
    }),
    players: 3,
    play: (game) => game.toMain().cast().concede(2),
    holds: ({ players }) => players[0]?.life === 23,
  },
  {
    name: "it becomes day",
    card: sorcery([{ kind: "keywordAction", action: "dayBecomes" }]),
    play: (game) => game.toMain().cast(),
    holds: ({ turn }) => turn.day === "day",
  },
  {
    name: "it becomes night",
    card: sorcery([{ kind: "keywordAction", action: "nightBecomes" }]),
    play: (game) => game.toMain().cast(),
    holds: ({ turn }) => turn.day === "night",
  },
  {
    name: "the game is restarted",
    card: sorcery([{ kind: "restartGame" }]),
    play: (game) => game.toMain().cast(),
    holds: ({ players }) => players[0]?.graveyard.length === 0,
  },
  {
    name: "a card of an opening hand begins on the battlefield",
    card: card("Old Law", {
      types: ["enchantment"],
      manaCost: ["9"],
      abilities: [
        { kind: "static", zone: "hand", effects: [{ kind: "rule", rule: { kind: "beginsOnBattlefield" } }] },
      ],
    }),
    play: (game) => game.toMain(),
    holds: ({ battlefield, turn }) => turn.number === 1 && battlefield.length > 0,
  },
  {
    name: "a commander is told from the others of its name",
    card: {
      ...creature({
        kind: "static",
        effects: [
          {
            kind: "modify",
            what: { filter: { of: [{ kind: "status", status: "commander" }] } },
            modifications: [{ kind: "addPT", power: 3, toughness: 3 }],
          },
        ],
      }),
    },
    isCommander: true,
    play: (game) => game.toMain().cast().toMain().cast({ via: "command" }),
    // Both give the commander +3/+3, and the other one nothing.
    holds: (state) =>
      state.battlefield.map((id) => characteristics(state, id).power).join() === [2, 2 + 3 + 3].join(),
  },
  {
    name: "casts of commanders from the command zone are counted",
    card: creature({
      kind: "triggered",
      event: { kind: "moves", what: "this", to: "battlefield" },
      body: {
        kind: "plain",
        effects: [{ kind: "gainLife", who: YOU, amount: { kind: "commanderCasts" } }],
      },
    }),
    isCommander: true,
    play: (game) => game.toMain().cast({ via: "command" }).toMain().cast(),
    // One for the commander as it enters, and one for the other of its name, which was cast from the hand.
    holds: ({ players: [you, opponent] }) => you?.life === (opponent?.life ?? 0) + 2,
  },
  {
    name: "mana is of a color in the commander's color identity",
    card: card("Green Words", {
      manaCost: ["0"],
      colorIndicator: ["G"],
      types: ["sorcery"],
      abilities: [
        {
          kind: "spell",
          body: {
            kind: "plain",
            effects: [{ kind: "addMana", who: YOU, output: { kind: "commanderColors" } }],
          },
        },
      ],
    }),
    isCommander: true,
    play: (game) => game.toMain().cast(),
    holds: ({ players }) => players[0]?.mana.map(({ type }) => type).join() === "G",
  },
];
