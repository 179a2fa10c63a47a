import { plural } from "../fill.ts";

/** Time, passing by oneself, going back and pauses. */
export const pace = {
  clock: "{who}: {time} left",
  clockFree: "{time} for this, then from the bank",
  rope: "{who}: {time} left for this",
  ropeYou: "{time} left to answer",
  late: ({ count }: { readonly count: number }) =>
    plural(
      count,
      "Time ran out once. After {most} times in a row the game is lost.",
      "Time ran out {count} times in a row. At {most} the game is lost.",
    ),
  away: "{who} is away. The seat is lost in {time}.",
  passing: {
    menu: "Pass until",
    endOfTurn: "the end of the turn",
    myTurn: "my next turn",
    somethingHappens: "something happens",
    stackResolved: "the stack is resolved",
  },
  passes: {
    endOfTurn: "Passing until the end of the turn",
    myTurn: "Passing until your next turn",
    somethingHappens: "Passing until something happens",
    stackResolved: "Passing until the stack is resolved",
  },
  takeBack: "Take back",
  takeBackHint:
    "Takes your last move back. If something was revealed since, or the turn has ended, the others are asked.",
  pause: "Ask for a pause",
  goOn: "Go on playing",
  showHand: "Show my hand to watchers",
  hideHand: "Hide my hand from watchers",
  showHandHint: "They see it from now on until you hide it. Anybody may watch, your opponents too.",
  paused: "The match is paused.",
  offers: {
    takeBack: "{who} would like to take a move back.",
    pause: "{who} would like to pause.",
  },
  ownOffers: {
    takeBack: "The others are asked whether you may take that back.",
    pause: "The others are asked for a pause.",
  },
  allow: "Allow",
  refuse: "Refuse",
  withdraw: "Withdraw",
  yield: "Let this ability resolve from now on",
  unyield: "Ask about this ability again",
  alwaysYes: "From now on: always yes",
  alwaysNo: "From now on: always no",
  settings: {
    smart: "Smart stops",
    smartHint:
      "Asks you in your main phases, when you are attacked, after blocks and before your turn. Stops you set come on top.",
    holdPriority: "Hold priority",
    holdPriorityHint: "Asks again after your own spell or ability, before it can resolve.",
    withoutMana: "Ask me without mana, too",
    withoutManaHint: "For decks that can do something for nothing. Usually you are passed then.",
    orderTriggers: "Order triggers for me",
    orderTriggersHint: "Your abilities that trigger together go on the stack as they come.",
    forget: "Forget yields and remembered answers ({count})",
  },
  lost: { timeout: "out of time", left: "stayed away" },
} as const;
