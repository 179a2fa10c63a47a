import type { Effect, TokenFace } from "@spellroom/card-language";
import { predefinedToken } from "@spellroom/card-language";
import type { Seat } from "@spellroom/rules";
import { numberOf } from "./judge.ts";
import { playersIn, type Sight } from "./sight.ts";
import { unforeseen } from "./unforeseen.ts";
import type { Thing } from "./world.ts";

type CreateToken = Extract<Effect, { kind: "createToken" }>;

/** The resulting tokens; they have numbers of their own, below those of cards. */
export function createToken(sight: Sight, effect: CreateToken): readonly Thing[] {
  const entering = effect.with;
  if (entering?.attacking || entering?.attachedTo || entering?.choose) unforeseen("how a token enters");
  const face = effect.token.kind === "predefined" ? predefinedToken(effect.token.name) : effect.token;
  if (!face) return unforeseen("a token that is not in the table");
  const count = Math.max(0, numberOf(sight, effect.amount));
  const made = playersIn(sight, effect.who).flatMap((seat) =>
    Array.from({ length: count }, () => token(sight, face, seat)),
  );
  for (const thing of made) {
    thing.tapped = entering?.tapped === true;
    for (const { counter, amount } of entering?.counters ?? [])
      thing.counters[counter] = numberOf(sight, amount);
    if (entering?.counters || entering?.modifications) thing.blurred = true;
  }
  return made;
}

function token(sight: Sight, face: TokenFace, owner: Seat): Thing {
  const { things } = sight.world;
  const card = Math.min(0, ...things.keys()) - 1;
  const number = (given: TokenFace["power"]): number | null => {
    if (given === undefined || typeof given === "number") return given ?? null;
    return "amount" in given ? numberOf(sight, given.amount) : unforeseen("a token's star");
  };
  const thing: Thing = {
    card,
    name: face.name ?? "",
    isToken: true,
    owner,
    zone: "battlefield",
    controller: owner,
    tapped: false,
    counters: {},
    damage: 0,
    deathtouched: false,
    power: number(face.power),
    toughness: number(face.toughness),
    keywords: new Set((face.abilities ?? []).flatMap((one) => (one.kind === "keyword" ? [one.keyword] : []))),
    types: face.types,
    subtypes: face.subtypes ?? [],
    supertypes: face.supertypes ?? [],
    colors: face.colors,
    manaValue: 0,
    attachedTo: null,
    regenerates: false,
    attacking: false,
    blocking: false,
    blurred: false,
  };
  things.set(card, thing);
  return thing;
}
