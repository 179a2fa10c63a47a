/** A whole bot to begin with, which its owner changes to what it should be. */
export const STARTER = `{
  "format": "spellroom-bot/1",
  "name": "My Fox",
  "description": "Cheap creatures first, attacks with everything, burns what is left.",
  "mulligan": { "keep": { "atLeast": 2, "atMost": 5 }, "most": 2 },
  "play": [
    { "do": "playLand" },
    {
      "when": { "turn": "mine", "steps": ["precombatMain"], "stack": "empty" },
      "do": "cast",
      "card": { "types": ["creature"] },
      "prefer": "cheapest"
    },
    {
      "when": { "turn": "mine", "stack": "empty" },
      "do": "cast",
      "card": { "purpose": "harm" }
    },
    {
      "when": { "turn": "mine", "steps": ["postcombatMain"], "stack": "empty" },
      "do": "cast"
    }
  ],
  "attack": [{ "with": "everything" }],
  "block": [
    { "when": { "life": { "of": "me", "atMost": 8 } }, "how": "profitable" },
    { "how": "nothing" }
  ],
  "otherwise": "greedy"
}
`;
