import { plural } from "../fill.ts";

/** Clocks, automatic passing, take-backs and pauses. */
export const pace = {
  clock: "{who}: {time} left",
  clockFree: "{time}, then the main clock",
  rope: "{who}: {time} left to act",
  ropeYou: "{time} left to act",
  late: ({ count }: { readonly count: number }) =>
    plural(
      count,
      "Timed out once. After {most} time-outs in a row the game is lost.",
      "Timed out {count} times in a row. After {most} the game is lost.",
    ),
  away: "{who} is disconnected and loses the game in {time}.",
  passing: {
    menu: "Pass until",
    endOfTurn: "the end of the turn",
    myTurn: "my next turn",
    somethingHappens: "something happens",
    stackResolved: "the stack is empty",
  },
  passes: {
    endOfTurn: "Passing until the end of the turn",
    myTurn: "Passing until your next turn",
    somethingHappens: "Passing until something happens",
    stackResolved: "Passing until the stack is empty",
  },
  takeBack: "Take back",
  takeBackHint:
    "Takes back your last action. The other players have to agree if something was revealed since then or the turn has ended.",
  pause: "Ask for a pause",
  resume: "Resume",
  showHand: "Show my hand to spectators",
  hideHand: "Hide my hand from spectators",
  showHandHint:
    "Spectators see your hand until you hide it again. Anyone can spectate, including your opponents.",
  paused: "The match is paused.",
  offers: {
    takeBack: "{who} asks for a take-back.",
    pause: "{who} asks for a pause.",
    cast: "{who} asks to show both hands to spectators. They see them with the delay of this match.",
  },
  ownOffers: {
    takeBack: "Waiting for the other players to allow the take-back.",
    pause: "Waiting for the other players to agree to a pause.",
    cast: "Waiting for your opponent to agree to a caster's view.",
  },
  cast: {
    ask: "Ask for a caster's view",
    asked: "Caster's view requested",
    hint: "If your opponent agrees, spectators see both hands, {time} late. Either of you can end it at any time.",
    on: "Caster's view: spectators see both hands, {time} late.",
    watched: "Caster's view: both hands, {time} late",
    read: "OK",
    end: "End the caster's view",
    minutes: ({ count }: { readonly count: number }) => plural(count, "{count} minute", "{count} minutes"),
  },
  allow: "Allow",
  refuse: "Decline",
  withdraw: "Cancel",
  yield: "Always yield to this ability",
  unyield: "Stop yielding to this ability",
  alwaysYes: "Always yes",
  alwaysNo: "Always no",
  settings: {
    smart: "Smart stops",
    smartHint:
      "Gives you priority in your main phases, when you are attacked, after blocks and before your turn, in addition to the stops you set.",
    holdPriority: "Hold priority",
    holdPriorityHint:
      "Keeps priority after you cast a spell or activate an ability, so you can respond to it.",
    withoutMana: "Stop even without mana",
    withoutManaHint:
      "For decks with free spells or abilities. Otherwise you pass automatically when you have no mana.",
    sortHand: "Sort hand by mana value",
    sortHandHint:
      "Lands first, then spells from cheap to expensive. Otherwise cards stay in the order you drew them.",
    orderTriggers: "Order triggers automatically",
    orderTriggersHint: "Abilities that trigger at the same time go on the stack in their default order.",
    forget: "Clear yields and remembered choices ({count})",
  },
  options: {
    title: "Options",
    text: "Appearance, sound and gameplay.",
    sections: { look: "Appearance", pace: "Animation and sound", play: "Priority and mana" },
    kept: "Saved to your account, for all your devices.",
    notKept: "Saved in this browser only: your account could not be reached.",
    pace: "Animation speed for opponents' plays",
    paces: { off: "Off", quick: "Fast", normal: "Normal", slow: "Slow" },
    volume: "Sounds",
    listen: "Test",
    notify: "Notify me when I have to act and the tab is in the background",
    keys: "Keyboard shortcuts",
    keysHint: "Type a new key into a field. If it is already in use, the two shortcuts are swapped.",
    keyFor: "Key for: {what}",
    usualKeys: "Reset to defaults",
    incoming: ({ count }: { readonly count: number }) =>
      plural(count, "{count} damage incoming", "{count} damage incoming"),
  },
  timedOutAt: "Your time ran out. “{question}” was answered for you: {answer}.",
  timedOut: "Your time to act ran out, so a default choice was made for you.",
  leaving: "The match goes on while you are away, and your clock keeps running.",
  lost: { timeout: "out of time", left: "abandoned the game" },
} as const;
