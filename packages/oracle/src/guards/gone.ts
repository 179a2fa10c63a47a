import {
  type Ability,
  type Body,
  type Cost,
  collectIn,
  type Effect,
  type ObjectRef,
  schemas,
} from "@spellroom/card-language";

/** How what a name stands for has left the battlefield: what is exiled can still get abilities and counters. */
type Way = "exile" | "elsewhere";
type Gone = ReadonlyMap<string, Way>;

const NONE: Gone = new Map();
const BOUND = "bound:";

/**
 * A name for what an instruction would do something to that only a permanent can have done to it, although an earlier part
 * of the same text has moved it away; `null` where there is none. To read "it" as what was sacrificed would be wrong.
 */
export function referenceToWhatIsGone(abilities: readonly Ability[]): string | null {
  for (const outer of abilities) {
    for (const ability of collectIn(schemas.ability, outer, "Ability")) {
      if (!("body" in ability)) continue;
      const paid = "cost" in ability ? afterCosts(NONE, ability.cost) : NONE;
      const found = inBody(ability.body, paid);
      if (found !== null) return found;
    }
  }
  return null;
}

function inBody(body: Body, gone: Gone): string | null {
  const parts = body.kind === "plain" ? [body] : body.modes;
  for (const { effects } of parts) {
    const found = walk(effects, gone);
    if (typeof found === "string") return found;
  }
  return null;
}

/** What is gone after these instructions, or a reference among them that can't be meant. */
function walk(effects: readonly Effect[], before: Gone): Gone | string {
  let gone = before;
  for (const effect of effects) {
    for (const ref of permanentsIn(effect)) {
      const way = gone.get(keyOf(ref));
      if (way !== undefined && !(way === "exile" && reachesExile(effect))) return keyOf(ref);
    }
    for (const branch of branchesOf(effect, gone)) {
      const after = walk(branch.effects, branch.gone);
      if (typeof after === "string") return after;
      gone = withNewNames(gone, after);
    }
    if (effect.kind === "whenYouDo" || effect.kind === "delayed") {
      const found = inBody(effect.body, gone);
      if (found !== null) return found;
    }
    gone = afterEffect(gone, effect);
  }
  return gone;
}

interface Branch {
  readonly effects: readonly Effect[];
  readonly gone: Gone;
}

/** Lists of instructions within one, each with what is gone if it is carried out. */
function branchesOf(effect: Effect, gone: Gone): readonly Branch[] {
  switch (effect.kind) {
    case "may": {
      const paid = afterCosts(gone, effect.cost ?? []);
      return [
        { effects: [...effect.effects, ...(effect.then ?? [])], gone: paid },
        { effects: effect.otherwise ?? [], gone },
      ];
    }
    case "unless":
      return [
        { effects: effect.effects, gone },
        { effects: effect.then ?? [], gone: afterCosts(gone, effect.cost) },
      ];
    case "if":
      return [
        { effects: effect.then, gone },
        { effects: effect.otherwise ?? [], gone },
      ];
    case "forEach":
    case "forEachPlayer":
    case "repeat":
      return [{ effects: effect.effects, gone }];
    case "chooseOne":
      return effect.options.map((effects) => ({ effects, gone }));
    default:
      return [];
  }
}

/** What may not have happened leaves everything where it was; names first given there stand for what is gone, if for anything. */
function withNewNames(before: Gone, after: Gone): Gone {
  const added = [...after].filter(([name]) => name.startsWith(BOUND) && !before.has(name));
  return added.length === 0 ? before : new Map([...before, ...added]);
}

/** References to what the instruction is done to, where only a permanent can have it done to it. */
function permanentsIn(effect: Effect): readonly ObjectRef[] {
  switch (effect.kind) {
    case "tap":
    case "untap":
    case "modify":
    case "regenerate":
    case "transform":
    case "turnFaceUp":
    case "turnFaceDown":
    case "phaseOut":
    case "removeFromCombat":
    case "becomeBlocked":
    case "unattach":
    case "destroy":
    case "sacrifice":
      return effect.what.kind === "ref" ? [effect.what.ref] : [];
    case "attach":
      return [...(effect.what.kind === "ref" ? [effect.what.ref] : []), effect.to];
    case "addCounters":
      return effect.on.kind === "ref" ? [effect.on.ref] : [];
    case "removeCounters":
      return effect.from.kind === "ref" ? [effect.from.ref] : [];
    case "fight":
      return [effect.a, effect.b];
    default:
      return [];
  }
}

function reachesExile(effect: Effect): boolean {
  const { kind } = effect;
  if (kind === "keywordAction") return effect.action === "becomePlotted";
  return kind === "modify" || kind === "addCounters" || kind === "removeCounters";
}

function afterEffect(gone: Gone, effect: Effect): Gone {
  switch (effect.kind) {
    case "destroy":
    case "sacrifice":
      return moved(gone, keysOf(effect), "elsewhere");
    case "exile":
      return moved(gone, keysOf(effect), "exile");
    case "discard":
    case "mill":
      return effect.bind === undefined ? gone : moved(gone, [BOUND + effect.bind], "elsewhere");
    case "move": {
      const { zone } = effect.to;
      if (zone === "battlefield") return back(gone, keysOf(effect));
      return moved(gone, keysOf(effect), zone === "exile" ? "exile" : "elsewhere");
    }
    default:
      return gone;
  }
}

/** What the payer sacrifices, discards and so on to pay, by the name that the text has for it. */
function afterCosts(gone: Gone, costs: readonly Cost[]): Gone {
  const names = (way: Way): readonly string[] =>
    costs.flatMap((cost) => {
      if (!("bind" in cost) || cost.bind === undefined || cost.kind === "reveal") return [];
      return (cost.kind === "exile") === (way === "exile") ? [BOUND + cost.bind] : [];
    });
  return moved(moved(gone, names("elsewhere"), "elsewhere"), names("exile"), "exile");
}

/** What an instruction is done to, and the name that it gives to the result. */
function keysOf(
  effect: Extract<Effect, { kind: "destroy" | "sacrifice" | "exile" | "move" }>,
): readonly string[] {
  return [
    ...(effect.what.kind === "ref" ? [keyOf(effect.what.ref)] : []),
    ...(effect.bind === undefined ? [] : [BOUND + effect.bind]),
  ];
}

function moved(gone: Gone, keys: readonly string[], way: Way): Gone {
  return keys.length === 0 ? gone : new Map([...gone, ...keys.map((key) => [key, way] as const)]);
}

function back(gone: Gone, keys: readonly string[]): Gone {
  return keys.some((key) => gone.has(key)) ? new Map([...gone].filter(([key]) => !keys.includes(key))) : gone;
}

function keyOf(ref: ObjectRef): string {
  switch (ref.kind) {
    case "bound":
      return BOUND + ref.name;
    case "target":
      return `target:${ref.target}`;
    case "event":
      return `event:${ref.role}`;
    case "linked":
      return `linked:${ref.link}`;
    default:
      return ref.kind;
  }
}
