import {
  type EachPlayer,
  type ObjectRef,
  type PlayerRef,
  REFERENCE_NOUNS,
  type ReferenceNoun,
} from "@spellroom/card-language";
import { either, map, type Parser, token } from "../../parse/parser.ts";
import { g, phrase, rule } from "../../parse/template.ts";
import type { Scope, Sem } from "../../scope.ts";
import { Unresolved } from "../../unresolved.ts";
import { objectPossessive, playerPossessive, playerRef } from "../forward.ts";
import { targetObjects, targetPlayer } from "./target.ts";

type PlayerRule = Parser<Sem<PlayerRef>>;

/** "its controller": from then on "that player". */
function related(kind: "controller" | "owner"): (ref: Sem<ObjectRef>) => Sem<PlayerRef> {
  return (ref) => (c) => {
    const object = ref(c);
    const make = (): PlayerRef => ({ kind, of: { ...object } });
    c.mentionPlayer(make);
    return c.say({ kind, of: object }, { as: "full" });
  };
}

function known(ref: PlayerRef): (c: Scope) => PlayerRef {
  return (c) => {
    c.mentionPlayer(() => ({ ...ref }));
    return { ...ref };
  };
}

/** "Each other player": than the player of the event where it is spoken of, else than you. */
function otherPlayers(c: Scope): EachPlayer {
  const spoken = c.spokenOf();
  if (spoken === undefined || spoken.kind === "you") return { kind: "otherPlayers" };
  if (spoken.kind !== "event")
    throw new Unresolved("each other player", "than somebody who is no player of the event");
  return { kind: "otherThanEventPlayer" };
}

/** Who was chosen as a target before, or as the permanent entered. */
function chosenPlayer(c: Scope): PlayerRef {
  if (c.chosenPlayer !== undefined) return c.say(c.chosenPlayer(), { as: "the", noun: "player", variant: 9 });
  if (c.self.spell) throw new Unresolved("the chosen player", "nobody was chosen");
  return known({ kind: "chosen" })(c);
}

const noun: Parser<ReferenceNoun> = token(({ lower }) =>
  REFERENCE_NOUNS.find((one) => one === lower && one !== "player"),
);

/** Of a target that is either a player or such a permanent. */
function playerOrController(which: ReferenceNoun): Sem<PlayerRef> {
  return (c) => {
    const of = c.that(which, false);
    const clause = of.kind === "target" ? c.targets.find(({ id }) => id === of.target) : undefined;
    const kinds = clause?.what.kind === "either" ? clause.what.of : [];
    if (!kinds.some(({ kind }) => kind === "player") || clause?.count !== undefined)
      throw new Unresolved("that player", "or no player");
    const make = (): PlayerRef => ({ kind: "controller", of: { ...of } });
    c.mentionPlayer(make);
    return c.say(make(), { as: "full", variant: 4, noun: which });
  };
}

const named: PlayerRule = either<Sem<PlayerRef>>(
  phrase(g`defending player`, known({ kind: "defending" })),
  phrase(g`the defending player`, known({ kind: "defending" })),
  phrase(g`the active player`, known({ kind: "active" })),
  phrase(g`attacking player`, (c: Scope) => c.say({ kind: "active" as const }, { variant: 1 })),
  phrase(g`that attacking player`, (c: Scope) =>
    c.say({ kind: "active" as const }, { as: "full", variant: 2 }),
  ),
  phrase(g`enchanted player`, known({ kind: "enchanted" })),
  phrase(g`the monarch`, known({ kind: "monarch" })),
  phrase(g`the player with the most life`, (c: Scope) =>
    c.say({ kind: "mostLife" as const }, { variant: 1 }),
  ),
  phrase(g`the chosen player`, chosenPlayer),
  phrase(g`that player`, (c: Scope) => c.say(c.thatPlayer("player"), { as: "that", noun: "player" })),
  phrase(g`the player`, (c: Scope) => c.say(c.thatPlayer("player"), { as: "the" })),
  phrase(g`that opponent`, (c: Scope) => c.say(c.thatPlayer("opponent"), { as: "that", noun: "opponent" })),
  targetPlayer,
);

/** Several players, each of whom does something. */
export const eachPlayer: Parser<Sem<EachPlayer>> = either<Sem<EachPlayer>>(
  phrase(g`each opponent`, (): EachPlayer => ({ kind: "opponents" })),
  phrase(g`each player`, (): EachPlayer => ({ kind: "allPlayers" })),
  phrase(g`each other player`, otherPlayers),
);

/** A player as the one who does something: "target player", "each opponent", "its controller", "they". */
playerRef.define(
  either<Sem<PlayerRef>>(
    named,
    phrase(g`you`, () => ({ kind: "you" })),
    eachPlayer,
    rule(g`${objectPossessive} controller`, related("controller")),
    rule(g`${objectPossessive} owner`, related("owner")),
    rule(g`that player or that ${noun}'s controller`, playerOrController),
    rule(g`the owner of ${targetObjects}`, (ref) => (c) => {
      const who = related("owner")(ref)(c);
      return c.say(who, { variant: 2 });
    }),
  ),
);

/** In front of a zone or a total: "your", "their", "target player's", "its controller's". */
playerPossessive.define(
  either<Sem<PlayerRef>>(
    phrase(g`your`, () => ({ kind: "you" })),
    phrase(g`their`, (c: Scope) => c.they()),
    map(g`${named}'s`, ([who]) => who),
    rule(g`${objectPossessive} controller's`, related("controller")),
    rule(g`${objectPossessive} owner's`, related("owner")),
  ),
);
