/** The bots by the ids of the catalogue, and how they play. */
export const bots = {
  level: "Level {count}",
  style: "Style",
  styles: {
    even: "Balanced",
    aggro: "Aggressive",
    control: "Controlling",
    tricky: "Tricky",
  },
  calm: "Human-like speed",
  calmHint: "Takes about as long as a person would.",
  who: {
    novice: "A beginner: knows the rules but makes many mistakes.",
    greedy: "Plays its best card and attacks when the trade is good.",
    instinct: "Looks at what each move brings this turn, and no further.",
    adept: "Looks ahead over a few options before it decides.",
    master: "Looks ahead over every option as far as it can.",
    script: "Plays the first card it can, attacks with everything, never blocks.",
    six: "Tries every action on a copy of the game and keeps the one that leaves it best off.",
    minimax: "Counts every attack and its worst answer; otherwise plays like the abacus.",
    directed: "Plays a land, attacks with everything, then casts a card at random.",
    random: "Plays random legal actions.",
    pass: "Does nothing, so that you can try things out.",
  },
};
