import type { Effect } from "../effect.ts";
import type { Selection } from "../selection.ts";
import {
  type Clause,
  imperative,
  objectClause,
  type Piece,
  piece,
  playerClause,
  sentence,
} from "./clause.ts";
import type { PrintContext } from "./context.ts";
import { costAsAction } from "./cost.ts";
import { printDuration } from "./duration.ts";
import { plainNumber } from "./effect-cards.ts";
import { endSentence } from "./effect-control.ts";
import { abilityList } from "./modification.ts";
import { NotPrintable } from "./not-printable.ts";
import { isPlural } from "./selection.ts";
import { actionWords } from "./vocabulary.ts";
import { capitalise, numberWord } from "./words.ts";

type GameEffect = Extract<
  Effect,
  {
    kind:
      | "copySpell"
      | "changeTargets"
      | "castNow"
      | "mayPlay"
      | "extraTurn"
      | "extraPhase"
      | "skipNext"
      | "endTurn"
      | "endCombat"
      | "controlNextTurn"
      | "restartGame"
      | "flipCoins"
      | "rollDie"
      | "keywordAction"
      | "createEmblem"
      | "createRule"
      | "createReplacement"
      | "vote";
  }
>;

/** Turns, coins, copies of spells, keyword actions and rules that last a while. */
export function printGameEffect(effect: GameEffect, p: PrintContext): Piece {
  switch (effect.kind) {
    case "copySpell":
      return copySpell(effect, p);
    case "changeTargets":
      return changeTargets(effect, p);
    case "castNow":
      return castNow(effect, p);
    case "mayPlay":
      return mayPlay(effect, p);
    case "extraTurn":
      return extraTurn(effect, p);
    case "extraPhase":
      return extraPhase(effect);
    case "skipNext":
      return skipNext(effect, p);
    case "endTurn":
      return piece(imperative("end the turn"));
    case "endCombat":
      return piece(imperative("end the combat phase"));
    case "controlNextTurn":
      return controlNextTurn(effect, p);
    case "keywordAction":
      return keywordAction(effect, p);
    case "createEmblem":
      return piece(
        playerClause(
          effect.who,
          p,
          () => ({ verb: `get an emblem with ${abilityList(effect.abilities, p, "this emblem")}` }),
          true,
        ),
      );
    case "flipCoins":
      return flipCoins(effect, p);
    case "createRule":
      if (effect.rule.kind === "additionalLands" && effect.duration === "endOfTurn") {
        const { count } = effect.rule;
        const lands =
          count === 1
            ? "an additional land"
            : typeof count === "number"
              ? `up to ${numberWord(count)} additional lands`
              : "any number of lands";
        return sentence(`${p.player(effect.rule.who, "subject")} may play ${lands} this turn`);
      }
      return sentence(`${p.phrases.rule(effect.rule, p)} ${ruleDuration(effect.duration, p)}`.trim());
    case "createReplacement":
      return createReplacement(effect, p);
    case "rollDie":
    case "restartGame":
    case "vote":
      throw new NotPrintable(`effect ${effect.kind}`);
  }
}

function ruleDuration(
  duration: Extract<GameEffect, { kind: "createRule" }>["duration"],
  p: PrintContext,
): string {
  return duration === "endOfTurn" ? "this turn" : printDuration(duration, p);
}

function copySpell(effect: Extract<GameEffect, { kind: "copySpell" }>, p: PrintContext): Piece {
  if (effect.except !== undefined) throw new NotPrintable("effect copySpell", "with exceptions");
  const times =
    effect.amount === undefined || effect.amount === 1 ? "" : effect.amount === 2 ? " twice" : undefined;
  if (times === undefined) throw new NotPrintable("effect copySpell", "many times");
  const who = effect.who ?? { kind: "you" };
  const clause = playerClause(who, p, () => ({ verb: `copy ${p.object(effect.what)}${times}` }));
  if (effect.newTargets !== "may") return piece(clause);
  const subject = who.kind === "you" ? "You" : capitalise(p.player(who, "subject"));
  return piece(clause, [
    `${subject} may choose new targets for ${times === "" ? "the copy" : "the copies"}.`,
  ]);
}

function changeTargets(effect: Extract<GameEffect, { kind: "changeTargets" }>, p: PrintContext): Piece {
  if (effect.to !== undefined)
    return piece(imperative(`change the target of ${p.object(effect.what)} to ${p.object(effect.to)}`));
  if (effect.only !== undefined) throw new NotPrintable("effect changeTargets", "to one kind");
  if (effect.optional === true)
    return piece(
      playerClause(
        effect.who,
        p,
        () => ({ verb: `may choose new targets for ${p.object(effect.what)}` }),
        true,
      ),
    );
  return piece(
    playerClause(effect.who, p, () => ({ verb: `change the target of ${p.object(effect.what)}` })),
  );
}

function controlNextTurn(effect: Extract<GameEffect, { kind: "controlNextTurn" }>, p: PrintContext): Piece {
  const verb = (): string => {
    const of = p.player(effect.of);
    const whose = p.say(effect).variant === 1 ? "that player's" : p.player(effect.of, "possessive");
    return `control ${of} during ${whose} next turn`;
  };
  return piece(playerClause(effect.who, p, () => ({ verb: verb() }), true));
}

function castNow(effect: Extract<GameEffect, { kind: "castNow" }>, p: PrintContext): Piece {
  if (effect.spell !== undefined) throw new NotPrintable("effect castNow", "of certain spells");
  const verb = effect.landsToo === true ? "play" : "cast";
  const free =
    effect.cost === "withoutPaying"
      ? ` without paying ${isPlural(effect.what, p) ? "their mana costs" : "its mana cost"}`
      : ` by paying ${costAsAction(effect.cost, p)}`;
  const zone = p.zone;
  p.zone = "from";
  const clause = playerClause(
    effect.who,
    p,
    () => ({ verb: `${effect.optional === true ? "may " : ""}${verb} ${p.selection(effect.what)}${free}` }),
    effect.optional === true,
  );
  p.zone = zone;
  return piece(clause);
}

function mayPlay(effect: Extract<GameEffect, { kind: "mayPlay" }>, p: PrintContext): Piece {
  const first = p.say(effect).first === true;
  const duration =
    effect.duration === "endOfTurn"
      ? first
        ? "until end of turn"
        : "this turn"
      : effect.duration === "whileThere"
        ? `for as long as ${isPlural(effect.what, p) ? "they remain" : "it remains"} exiled`
        : printDuration(effect.duration, p);
  const zone = p.zone;
  p.zone = "from";
  const what = p.selection(effect.what);
  p.zone = zone;
  const free =
    effect.cost === "withoutPaying"
      ? ` without paying ${isPlural(effect.what, p) ? "their mana costs" : "its mana cost"}`
      : "";
  if (effect.cost !== undefined && effect.cost !== "withoutPaying")
    throw new NotPrintable("effect mayPlay", "for another cost");
  const mana = effect.anyManaType === true ? ", and mana of any type can be spent to cast that spell" : "";
  const clause = playerClause(effect.who, p, () => ({ verb: `may ${effect.act} ${what}${free}` }), true);
  const timed: Clause = first
    ? { ...clause, before: duration }
    : { ...clause, ...(duration === "" ? {} : { after: duration }) };
  return mana === "" ? piece(timed) : piece({ ...timed, after: `${timed.after ?? ""}${mana}`.trim() });
}

function extraTurn(effect: Extract<GameEffect, { kind: "extraTurn" }>, p: PrintContext): Piece {
  const clause = playerClause(effect.who, p, () => ({ verb: "take an extra turn after this one" }));
  return piece(
    clause,
    effect.thenLose === true ? ["At the beginning of that turn's end step, you lose the game."] : [],
  );
}

function extraPhase(effect: Extract<GameEffect, { kind: "extraPhase" }>): Piece {
  const names = {
    combat: "combat phase",
    main: "main phase",
    beginning: "beginning phase",
    end: "ending phase",
  } as const;
  const [first, second] = effect.phases;
  if (first === undefined || effect.phases.length > 2) throw new NotPrintable("effect extraPhase");
  const followed = second === undefined ? "" : ` followed by an additional ${names[second]}`;
  return sentence(
    `after this ${effect.after === "main" ? "main phase" : "phase"}, there is an additional ${names[first]}${followed}`,
  );
}

function skipNext(effect: Extract<GameEffect, { kind: "skipNext" }>, p: PrintContext): Piece {
  const names = {
    turn: "turn",
    drawStep: "draw step",
    untapStep: "untap step",
    combatPhase: "combat phase",
  } as const;
  return piece(
    playerClause(effect.who, p, () => ({
      verb: `skip ${effect.who.kind === "you" ? "your" : "their"} next ${names[effect.what]}`,
    })),
  );
}

function flipCoins(effect: Extract<GameEffect, { kind: "flipCoins" }>, p: PrintContext): Piece {
  if (effect.count !== 1) throw new NotPrintable("effect flipCoins", "several");
  const more: string[] = [];
  const branch = (word: string, effects: readonly Effect[] | undefined): void => {
    if (effects === undefined) return;
    const text = p.phrases.effects(effects, p);
    more.push(
      `If you ${word} the flip, ${text.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase())}`,
    );
  };
  branch("win", effect.win);
  branch("lose", effect.lose);
  return piece(
    playerClause(effect.who, p, () => ({ verb: "flip a coin" })),
    more,
  );
}

type Action = Extract<GameEffect, { kind: "keywordAction" }>;

const SUBJECT_ACTIONS = ["explore", "connive", "exploit", "endure"];
const OBJECT_ACTIONS = ["goad", "detain", "suspect", "cloak", "manifest", "airbend", "harness", "flip"];

/** "Proliferate", "investigate twice", "it explores", "goad target creature" (CR 701). */
function keywordAction(effect: Action, p: PrintContext): Piece {
  const { action, what, amount } = effect;
  if (action === "ringTempts") return sentence("the Ring tempts you");
  if (action === "dayBecomes") return sentence("it becomes day");
  if (action === "nightBecomes") return sentence("it becomes night");
  if (action === "takeInitiative") return sentence("you take the initiative");
  if (what !== undefined && SUBJECT_ACTIONS.includes(action)) {
    const number = amount === undefined ? "" : ` ${plainNumber(amount, p)}`;
    return piece(objectClause(what, p, () => [`${actionWords(action)}${number}`]));
  }
  if (what !== undefined && OBJECT_ACTIONS.includes(action))
    return piece(imperative(`${action} ${selectionOf(what, p)}`));
  if (what !== undefined && action === "earthbend") {
    return piece(imperative(`earthbend ${amount === undefined ? "" : plainNumber(amount, p)}`.trim()));
  }
  const who = effect.who ?? { kind: "you" };
  return piece(playerClause(who, p, () => ({ verb: actionVerb(effect, p) })));
}

function selectionOf(what: Selection, p: PrintContext): string {
  return p.selection(what);
}

function actionVerb(effect: Action, p: PrintContext): string {
  const { action, amount, subtype } = effect;
  if (action === "venture") return "venture into the dungeon";
  if (action === "manifest") return "manifest the top card of your library";
  if (action === "cloak") return "cloak the top card of your library";
  if (action === "openAttraction") return "open an Attraction";
  if (action === "amass")
    return `amass ${subtype === undefined ? "" : `${subtype}s `}${plainNumber(amount ?? 1, p)}`;
  const words = actionWords(action);
  if (amount === undefined) return words;
  if (REPEATED.includes(action))
    return `${words} ${amount === 2 ? "twice" : typeof amount === "number" ? `${numberWord(amount)} times` : `${plainNumber(amount, p)} times`}`;
  return `${words} ${plainNumber(amount, p)}`;
}

const REPEATED = ["investigate", "proliferate", "populate", "explore"];

function createReplacement(
  effect: Extract<GameEffect, { kind: "createReplacement" }>,
  p: PrintContext,
): Piece {
  const { replacement, duration } = effect;
  if (effect.on !== undefined && replacement.kind !== "preventDamage") {
    throw new NotPrintable("effect createReplacement", "on objects");
  }
  if (replacement.kind === "preventDamage") {
    p.preventing = {
      duration,
      ...(effect.uses === undefined ? {} : { uses: effect.uses }),
      ...(effect.on === undefined ? {} : { on: effect.on }),
    };
    const text = p.phrases.replacement(replacement, p);
    p.preventing = undefined;
    return sentence(endSentence(text, p));
  }
  if (replacement.kind === "redirectMove" && duration === "endOfTurn") {
    const text = p.phrases.replacement(replacement, p);
    return sentence(
      text.replace(
        / would (die|be put into [^,]*?)( from the battlefield)?,/,
        (all) => `${all.slice(0, -1)} this turn,`,
      ),
    );
  }
  throw new NotPrintable(`effect createReplacement ${replacement.kind}`);
}
