import type { Color, PlayerRef, RuleEffect, Zone } from "@spellroom/card-language";
import { nounPhrase } from "../grammar/forward.ts";
import { numberWord } from "../grammar/numbers.ts";
import { spells } from "../grammar/reference/spells.ts";
import { colorWord } from "../grammar/vocabulary.ts";
import { either, map, type Parser } from "../parse/parser.ts";
import { g, phrase, rule } from "../parse/template.ts";
import type { Sem } from "../scope.ts";
import { Unresolved } from "../unresolved.ts";

type Rule = Parser<Sem<RuleEffect>>;

const YOU: PlayerRef = { kind: "you" };
const OPPONENTS: PlayerRef = { kind: "opponents" };
const ALL: PlayerRef = { kind: "allPlayers" };

/** Several players together, or you. */
const group: Parser<PlayerRef> = either<PlayerRef>(
  phrase(g`you`, YOU),
  phrase(g`your opponents`, OPPONENTS),
  phrase(g`players`, ALL),
);

/** Each player by itself. */
const each: Parser<PlayerRef> = either<PlayerRef>(
  phrase(g`you`, YOU),
  phrase(g`each opponent`, OPPONENTS),
  phrase(g`each player`, ALL),
);

const zones: Parser<readonly Zone[]> = either<readonly Zone[]>(
  phrase(g`graveyards`, ["graveyard"]),
  phrase(g`libraries`, ["library"]),
  phrase(g`graveyards or libraries`, ["graveyard", "library"]),
  phrase(g`exile`, ["exile"]),
);

/** What players may not cast, draw or play, and when (CR 101.2). */
const limits: Rule = either<Sem<RuleEffect>>(
  rule(g`you can't cast ${nounPhrase}`, (np) => (c) => ({
    kind: "cantCast",
    who: YOU,
    spells: spells(np)(c),
  })),
  rule(g`you can't cast more than one ${nounPhrase} each turn`, (np) => (c) => ({
    kind: "cantCast",
    who: YOU,
    spells: spells(np, "one")(c),
    moreThanEachTurn: 1,
  })),
  rule(g`${group} can't cast ${nounPhrase} during combat`, (who, np) => (c) => ({
    kind: "cantCast",
    who,
    spells: spells(np)(c),
    during: "combat",
  })),
  rule(g`${group} can't cast ${nounPhrase} from ${zones}`, (who, np, from) => (c) => ({
    kind: "cantCast",
    who,
    spells: spells(np)(c),
    from,
  })),
  rule(g`each player can cast ${nounPhrase} only during their own turns`, (np) => (c) => ({
    kind: "cantCast",
    who: ALL,
    spells: spells(np)(c),
    during: "notOwnTurn",
  })),
  rule(g`${each} can cast spells only any time they could cast a sorcery`, (who) => () => ({
    kind: "cantCast",
    who,
    spells: { zones: ["stack"], of: [] },
    onlyWhenSorcery: true,
  })),
  rule(g`${each} can't draw more than ${numberWord} (card|cards) each turn`, (who, count) => () => ({
    kind: "cantDraw",
    who,
    moreThanEachTurn: count,
  })),
  rule(g`${group} can't draw cards`, (who) => () => ({ kind: "cantDraw", who })),
  rule(
    g`${group} can't pay life or sacrifice ${nounPhrase} to cast spells or activate abilities`,
    (who, np) => (c) => {
      const { filter, many } = np(c);
      if (!many || filter.zones !== undefined) throw new Unresolved("sacrifice", "something not in play");
      return { kind: "cantPayWith", who, life: true, sacrificing: filter };
    },
  ),
  rule(g`${group} can't play lands`, (who) => () => ({ kind: "cantPlayLands", who })),
);

const permissions: Rule = either<Sem<RuleEffect>>(
  phrase(g`you may play lands and cast spells from your graveyard`, () => from("graveyard", {})),
  phrase(g`you may play lands and cast spells from the top of your library`, () =>
    from("library", { topOnly: true }),
  ),
  phrase(g`you may play lands from the top of your library`, () => ({
    kind: "mayPlayFrom",
    who: YOU,
    what: { of: [{ kind: "type", type: "land" }] },
    zone: "library",
    topOnly: true,
    act: "playLand",
  })),
);

function from(zone: "graveyard" | "library", more: { readonly topOnly?: true }): RuleEffect {
  return { kind: "mayPlayFrom", who: YOU, what: { of: [] }, zone, ...more, act: "play" };
}

function kept(who: PlayerRef, color?: Color): RuleEffect {
  return { kind: "emptyingManaKept", who, ...(color === undefined ? {} : { color }) };
}

/** Mana that stays, and mana that counts as another (CR 106.4, 609.4b). */
const mana: Rule = either<Sem<RuleEffect>>(
  phrase(g`players don't lose unspent mana as steps and phases end`, () => kept(ALL)),
  phrase(g`you don't lose unspent mana as steps and phases end`, () => kept(YOU)),
  map(
    g`you don't lose unspent ${colorWord} mana as steps and phases end`,
    ([color]) =>
      () =>
        kept(YOU, color),
  ),
  phrase(g`you may spend mana as though it were mana of any color`, () => ({
    kind: "spendManaAsAnyColor",
    who: YOU,
  })),
  rule(g`you can spend mana of any type to cast ${nounPhrase}`, (np) => (c) => ({
    kind: "spendManaAsAnyColor",
    who: YOU,
    for: spells(np)(c),
    anyType: true,
  })),
  rule(g`you may spend mana as though it were mana of any color to cast ${nounPhrase}`, (np) => (c) => ({
    kind: "spendManaAsAnyColor",
    who: YOU,
    for: spells(np)(c),
  })),
  phrase(g`players may spend mana as though it were mana of any color`, () => ({
    kind: "spendManaAsAnyColor",
    who: ALL,
  })),
);

const hands: Rule = either<Sem<RuleEffect>>(
  rule(g`your maximum hand size is ${numberWord}`, (set) => () => ({ kind: "handSize", who: YOU, set })),
  rule(g`your maximum hand size is increased by ${numberWord}`, (change) => () => ({
    kind: "handSize",
    who: YOU,
    change,
  })),
  rule(g`your maximum hand size is reduced by ${numberWord}`, (change) => () => ({
    kind: "handSize",
    who: YOU,
    change: -change,
  })),
  rule(g`each opponent's maximum hand size is reduced by ${numberWord}`, (change) => () => ({
    kind: "handSize",
    who: OPPONENTS,
    change: -change,
  })),
);

/** Rules about what players may do. */
export const playerRules: Rule = either(limits, permissions, mana, hands);
