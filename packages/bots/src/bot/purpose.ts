import {
  type Ability,
  type Amount,
  type Body,
  type Effect,
  type Face,
  targetsIn,
} from "@spellroom/card-language";

/** What a spell or ability does to what it is pointed at. */
export type Purpose = "harm" | "help" | "counter" | "neutral";

/** The purpose of a body for one target clause (`clause`, or `mode.clause`); of all of them when no clause is named. */
export function purposeOf(body: Body | null, clause: string | null): Purpose {
  if (!body) return "neutral";
  const ofBody = purposes.get(body) ?? new Map<string | null, Purpose>();
  purposes.set(body, ofBody);
  let purpose = ofBody.get(clause);
  if (purpose === undefined) {
    purpose = workOut(body, clause);
    ofBody.set(clause, purpose);
  }
  return purpose;
}
const purposes = new WeakMap<Body, Map<string | null, Purpose>>();

function workOut(body: Body, clause: string | null): Purpose {
  const [mode, target] = clause === null ? [] : partsOf(clause);
  for (const effect of flat(effectsOf(body, mode))) {
    if (target !== undefined && !targetsIn(effect).has(target)) continue;
    const purpose = effectPurpose(effect);
    if (purpose !== "neutral") return purpose;
  }
  return "neutral";
}

function flat(effects: readonly Effect[]): Effect[] {
  return effects.flatMap((effect) => {
    if (
      effect.kind === "may" ||
      effect.kind === "unless" ||
      effect.kind === "forEach" ||
      effect.kind === "repeat"
    )
      return [effect, ...flat(effect.effects)];
    if (effect.kind === "if") return [effect, ...flat(effect.then)];
    return [effect];
  });
}

function partsOf(clause: string): readonly [mode: number | undefined, target: string] {
  const dot = clause.indexOf(".");
  return dot < 0 ? [undefined, clause] : [Number(clause.slice(0, dot)), clause.slice(dot + 1)];
}

function effectsOf(body: Body, mode: number | undefined): readonly Effect[] {
  if (body.kind === "plain") return body.effects;
  const modes = mode === undefined ? body.modes : body.modes.slice(mode, mode + 1);
  return modes.flatMap(({ effects }) => effects);
}

function effectPurpose(effect: Effect): Purpose {
  switch (effect.kind) {
    case "counter":
      return "counter";
    case "dealDamage":
    case "destroy":
    case "exile":
    case "loseLife":
    case "discard":
    case "mill":
    case "sacrifice":
    case "tap":
    case "fight":
      return "harm";
    case "move":
      return effect.to.zone === "battlefield" ? "help" : "harm";
    case "gainLife":
    case "draw":
    case "untap":
    case "regenerate":
    case "attach":
      return "help";
    case "addCounters":
      return effect.counter === "-1/-1" || effect.counter === "stun" ? "harm" : "help";
    case "modify":
      return modificationPurpose(effect);
    default:
      return "neutral";
  }
}

function modificationPurpose(effect: Extract<Effect, { kind: "modify" }>): Purpose {
  for (const one of effect.modifications) {
    if (one.kind === "addPT") return isLoss(one.power) || isLoss(one.toughness) ? "harm" : "help";
    if (
      one.kind === "restriction" ||
      one.kind === "loseAllAbilities" ||
      one.kind === "controller" ||
      one.kind === "loseKeyword"
    )
      return "harm";
    if (one.kind === "setPT") return "harm";
    if (one.kind === "gainAbility" || one.kind === "gainKeywordOfChoice") return "help";
  }
  return "neutral";
}

function isLoss(amount: Amount): boolean {
  return typeof amount === "object" ? amount.kind === "difference" : Number(amount) < 0;
}

/** The body that casting this face carries out. */
export function spellBody(face: Face | null): Body | null {
  const ability = face?.abilities?.find(
    (one): one is Extract<Ability, { kind: "spell" }> => one.kind === "spell",
  );
  return ability?.body ?? null;
}

/** The purpose of an Aura: what its static part does to what it enchants. */
export function auraPurpose(face: Face | null): Purpose {
  for (const ability of face?.abilities ?? []) {
    if (ability.kind !== "static") continue;
    for (const effect of ability.effects) {
      if (effect.kind !== "modify" || effect.what !== "attached") continue;
      const purpose = modificationPurpose({
        kind: "modify",
        what: { kind: "ref", ref: { kind: "attached" } },
        modifications: effect.modifications,
        duration: "endOfGame",
      });
      if (purpose !== "neutral") return purpose;
    }
  }
  return "help";
}

/** The body of a printed ability by its key (`p3`). */
export function abilityBody(face: Face | null, key: string | null): Body | null {
  const printed = key?.match(/^p(\d+)/)?.[1];
  const ability = printed === undefined ? undefined : face?.abilities?.[Number(printed)];
  return ability && (ability.kind === "activated" || ability.kind === "triggered") ? ability.body : null;
}
