/** Who plays a bot's seat, by the ids of the catalogue, and how. */
export const bots = {
  level: "Level {count}",
  style: "Style",
  styles: {
    even: "Whatever suits the moment",
    aggro: "On the attack",
    control: "Patient and in control",
    tricky: "Full of tricks",
  },
  calm: "Takes its time",
  calmHint: "Thinks about as long as a person would.",
  who: {
    novice: "A beginner: knows the rules, and forgets half of what it meant to do.",
    greedy: "Plays its best card and attacks when it pays.",
    instinct: "Plays its first thoughts, and they are good ones.",
    adept: "Tries a few answers out in its head before it gives one.",
    master: "Plays each answer on in its head, as far as it can see.",
    script: "Plays the first card it can, attacks with everything, never blocks.",
    random: "Does anything that is allowed.",
    pass: "Does nothing at all: to try things out in peace.",
  },
};
