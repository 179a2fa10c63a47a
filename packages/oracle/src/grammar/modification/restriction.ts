import type { Cost, Filter, Modification, Predicate, Restriction } from "@spellroom/card-language";
import { either, map, mapSome, type Parser } from "../../parse/parser.ts";
import { g, phrase, rule } from "../../parse/template.ts";
import type { Scope, Sem } from "../../scope.ts";
import { Unresolved } from "../../unresolved.ts";
import { costAction, type Described, nounPhrase, objectRef, playerRef } from "../forward.ts";
import { manaRun } from "../mana.ts";
import { digits, numberWord } from "../numbers.ts";
import { placed } from "../reference/selection.ts";
import { verbForm } from "../verb.ts";
import { colorWord, counterKind } from "../vocabulary.ts";
import type { ModItem } from "./item.ts";

function restrict(...list: readonly Restriction[]): Sem<readonly Modification[]> {
  return () => list.map((restriction) => ({ kind: "restriction", restriction }));
}

function always(mods: Sem<readonly Modification[]>, form: ModItem["form"] = "any"): ModItem {
  return { form, mods };
}

/** A restriction that ends by itself. */
function own(mods: Sem<readonly Modification[]>, form: ModItem["form"]): ModItem {
  return { form, mods, time: "own" };
}

/** "that player's next untap step": of what that player controls, so that it is its controller's. */
function playersUntap(word: "that" | "their"): Sem<readonly Modification[]> {
  return (c) => {
    const whose = word === "that" ? c.thatPlayer("player") : c.they();
    const said = word === "that" ? { as: "that" as const, noun: "player" as const } : {};
    return [
      {
        kind: "restriction",
        restriction: { kind: "doesntUntap", during: "nextUntapStep", whose: c.say(whose, said) },
      },
    ];
  };
}

function doesntUntap(variant: number | undefined): Sem<readonly Modification[]> {
  return (c) => {
    const restriction: Restriction = { kind: "doesntUntap", during: "nextUntapStep" };
    return [
      {
        kind: "restriction",
        restriction: variant === undefined ? restriction : c.say(restriction, { variant }),
      },
    ];
  };
}

/** "can't attack you or a planeswalker you control" (0), "or planeswalkers you control" (1). */
function notYours(variant: 0 | 1): Sem<readonly Modification[]> {
  return (c) => {
    const restriction: Restriction = { kind: "cantAttack", player: { kind: "you" }, orPlaneswalkers: true };
    return [
      { kind: "restriction", restriction: variant === 0 ? restriction : c.say(restriction, { variant }) },
    ];
  };
}

type Time = Exclude<ModItem["time"], undefined>;

const turn: Parser<Time> = either<Time>(
  phrase(g`this turn`, "turn"),
  phrase(g`this combat`, "combat"),
  phrase(g``, "always"),
);

/** Restrictions that may end in "this turn". */
const timed: Parser<ModItem> = either<ModItem>(
  map(g`can't attack ${turn}`, ([time]) => ({ form: "any", mods: restrict({ kind: "cantAttack" }), time })),
  map(g`can't block ${turn}`, ([time]) => ({ form: "any", mods: restrict({ kind: "cantBlock" }), time })),
  map(g`can't attack or block ${turn}`, ([time]) => ({
    form: "any",
    mods: restrict({ kind: "cantAttack" }, { kind: "cantBlock" }),
    time,
  })),
  map(g`can't be blocked ${turn}`, ([time]) => ({
    form: "any",
    mods: restrict({ kind: "cantBeBlocked" }),
    time,
  })),
  map(g`can't attack you ${turn}`, ([time]) => ({
    form: "any",
    mods: restrict({ kind: "cantAttack", player: { kind: "you" } }),
    time,
  })),
  map(g`can't attack you or a planeswalker you control ${turn}`, ([time]) => ({
    form: "any",
    mods: notYours(0),
    time,
  })),
  map(g`can't attack you or planeswalkers you control ${turn}`, ([time]) => ({
    form: "any",
    mods: notYours(1),
    time,
  })),
  map(g`can't be blocked by more than one creature ${turn}`, ([time]) => ({
    form: "any",
    mods: restrict({ kind: "cantBeBlocked", byMoreThan: 1 }),
    time,
  })),
  map(g`can't be blocked except by ${numberWord} or more creatures ${turn}`, ([n, time]) => ({
    form: "any",
    mods: restrict({ kind: "cantBeBlocked", exceptByAtLeast: n }),
    time,
  })),
  map(g`can't be blocked by ${nounPhrase} ${turn}`, ([np, time]) => ({
    form: "any",
    mods: byFilter(np, "by"),
    time,
  })),
  map(g`can't be blocked except by ${nounPhrase} ${turn}`, ([np, time]) => ({
    form: "any",
    mods: byFilter(np, "exceptBy"),
    time,
  })),
  map(g`can't be blocked this turn except by ${nounPhrase}`, ([np]) => ({
    form: "any",
    mods: (c) => [
      {
        kind: "restriction",
        restriction: c.say({ kind: "cantBeBlocked" as const, exceptBy: many(np(c)) }, { first: true }),
      },
    ],
    time: "turn",
  })),
  map(g`can't block ${nounPhrase} ${turn}`, ([np, time]) => ({
    form: "any",
    mods: (c) => [{ kind: "restriction", restriction: { kind: "cantBlock", what: many(np(c)) } }],
    time,
  })),
  map(g`can't block or be blocked by ${nounPhrase} ${turn}`, ([np, time]) => ({
    form: "any",
    mods: (c) => {
      const by = many(np(c.fork()));
      const block = c.say({ kind: "cantBlock" as const, what: many(np(c)) }, { join: "or" });
      return [
        { kind: "restriction", restriction: block },
        { kind: "restriction", restriction: { kind: "cantBeBlocked", by } },
      ];
    },
    time,
  })),
  map(g`can't block ${objectRef} ${turn}`, ([ref, time]) => ({
    form: "any",
    mods: (c) => {
      const object = ref(c);
      const what: Filter = { of: [{ kind: "oneOf", ref: object }] };
      return [{ kind: "restriction", restriction: { kind: "cantBlock", what } }];
    },
    time,
  })),
  map(g`must be blocked ${turn} if able`, ([time]) => ({
    form: "any",
    mods: restrict({ kind: "mustBeBlocked" }),
    time,
  })),
  map(g`can't be regenerated ${turn}`, ([time]) => ({
    form: "any",
    mods: restrict({ kind: "cantBeRegenerated" }),
    time,
  })),
  map(g`can't attack alone ${turn}`, ([time]) => ({
    form: "any",
    mods: restrict({ kind: "cantAttack", alone: true }),
    time,
  })),
  map(g`can't block alone ${turn}`, ([time]) => ({
    form: "any",
    mods: restrict({ kind: "cantBlock", alone: true }),
    time,
  })),
  map(g`can't attack or block alone ${turn}`, ([time]) => ({
    form: "any",
    mods: restrict({ kind: "cantAttack", alone: true }, { kind: "cantBlock", alone: true }),
    time,
  })),
  map(g`can attack ${turn} as though it didn't have defender`, ([time]) => ({
    form: "any",
    mods: restrict({ kind: "attacksAsThoughNoDefender" }),
    time,
  })),
  map(g`can attack ${turn} as though they didn't have defender`, ([time]) => ({
    form: "any",
    mods: restrict({ kind: "attacksAsThoughNoDefender" }),
    time,
  })),
);

function many(np: Described): Described["filter"] {
  return placed(np);
}

/** "red spells or abilities from red sources": what is asked of a spell and of the source of an ability. */
const sameColor: Parser<Filter> = mapSome(
  g`${colorWord} spells or abilities from ${colorWord} sources`,
  ([color, again]) =>
    color === again ? { zones: ["stack"], of: [{ kind: "color", color }, SPELL_OR_ABILITY] } : undefined,
);

const SPELL_OR_ABILITY: Predicate = {
  kind: "any",
  of: [
    { kind: "stackObject", is: "spell" },
    { kind: "stackObject", is: "activatedAbility" },
    { kind: "stackObject", is: "triggeredAbility" },
  ],
};

/** "spells or abilities your opponents control" has a form of its own. */
function notOpponents(filter: Filter): Filter {
  const plain = !filter.of.some(
    (one) => one.kind === "color" || (one.kind === "any" && one.of.every(({ kind }) => kind === "color")),
  );
  if (plain && filter.of.some((one) => one.kind === "controller"))
    throw new Unresolved("the target", "of spells of somebody");
  return filter;
}

function byFilter(np: Sem<Described>, key: "by" | "exceptBy"): Sem<readonly Modification[]> {
  return (c) => {
    const filter = many(np(c));
    return [
      {
        kind: "restriction",
        restriction:
          key === "by" ? { kind: "cantBeBlocked", by: filter } : { kind: "cantBeBlocked", exceptBy: filter },
      },
    ];
  };
}

/** What the controller of the card itself pays. */
function ofOwn(paid: readonly Cost[], c: Scope): readonly Cost[] {
  if (paid.length !== 1) throw new Unresolved("unless you", "do several things");
  return c.say(paid, { variant: 1 });
}

function onlyMana(paid: readonly Cost[]): readonly Cost[] {
  if (paid.length !== 1 || !paid.every(({ kind }) => kind === "mana" || kind === "manaAmount"))
    throw new Unresolved("unless", "something other than mana is paid");
  return paid;
}

/** One price for attacking, the same again for blocking (CR 508.1g, 509.1d). */
function notUnless(unlessCost: readonly Cost[], c: Scope): readonly Modification[] {
  const restriction: Restriction = { kind: "cantAttack", unlessCost };
  return [
    { kind: "restriction", restriction: c.say(restriction, { join: "or" }) },
    { kind: "restriction", restriction: { kind: "cantBlock", unlessCost } },
  ];
}

interface When {
  readonly time: Time;
}

const eachTime: Parser<When> = either<When>(
  phrase(g`each combat`, { time: "always" }),
  phrase(g`this turn`, { time: "turn" }),
  phrase(g`this combat`, { time: "combat" }),
);

/** "attacks each combat if able", "blocks this turn if able". */
const forced: Parser<ModItem> = either<ModItem>(
  rule(g`${verbForm("attack", "attacks")} ${eachTime} if able`, (form, { time }) => ({
    form,
    mods: restrict({ kind: "mustAttack" }),
    time,
  })),
  rule(g`${verbForm("block", "blocks")} ${eachTime} if able`, (form, { time }) => ({
    form,
    mods: restrict({ kind: "mustBlock" }),
    time,
  })),
  rule(g`${verbForm("block", "blocks")} each turn if able`, (form) => ({
    form,
    mods: (c) => [
      { kind: "restriction", restriction: c.say({ kind: "mustBlock" as const }, { variant: 1 }) },
    ],
    time: "always",
  })),
  rule(g`blocks ${objectRef} ${eachTime} if able`, (ref, { time }) => ({
    form: "third",
    mods: (c) => {
      const what = c.besides(c.subject, () => ref(c));
      return [{ kind: "restriction", restriction: { kind: "mustBlock", what } }];
    },
    time,
  })),
);

/** Those without a time of their own. */
const lasting: Parser<ModItem> = either<ModItem>(
  map(g`can attack ${turn} as though (it|they) had haste`, ([time]) => ({
    form: "any",
    mods: restrict({ kind: "attacksAsThoughHaste" }),
    time,
  })),
  phrase(
    g`can block creatures with shadow as though they didn't have shadow`,
    always(restrict({ kind: "blocksShadow" })),
  ),
  phrase(
    g`can block creatures with shadow as though ~ had shadow`,
    always((c: Scope) => {
      const restriction: Restriction = { kind: "blocksShadow" };
      return [{ kind: "restriction", restriction: c.say(restriction, { variant: 1 }) }];
    }),
  ),
  phrase(g`can't become untapped`, always(restrict({ kind: "cantUntap" }))),
  phrase(g`can't be enchanted or equipped`, always(restrict({ kind: "cantBeEnchantedOrEquipped" }))),
  rule(g`can't be countered by ${nounPhrase} ${turn}`, (np, time) => ({
    form: "any",
    mods: (c) => [{ kind: "restriction", restriction: { kind: "cantBeCountered", by: many(np(c)) } }],
    time,
  })),
  rule(g`${verbForm("attack", "attacks")} ${playerRef} ${eachTime} if able`, (form, who, { time }) => ({
    form,
    mods: (c) => [{ kind: "restriction", restriction: { kind: "mustAttack", player: who(c) } }],
    time,
  })),
  map(g`can block only ${nounPhrase}`, ([np]) => ({
    form: "any",
    mods: (c) => [{ kind: "restriction", restriction: { kind: "canBlockOnly", what: many(np(c)) } }],
  })),
  phrase(
    g`can block an additional creature each combat`,
    always(restrict({ kind: "canBlockAdditional", count: 1 })),
  ),
  phrase(g`can block an additional creature this turn`, {
    form: "any",
    mods: restrict({ kind: "canBlockAdditional", count: 1 }),
    time: "turn",
  }),
  map(g`can block an additional ${numberWord} creatures each combat`, ([n]) =>
    always(restrict({ kind: "canBlockAdditional", count: n })),
  ),
  phrase(
    g`can block any number of creatures`,
    always(restrict({ kind: "canBlockAdditional", count: "any" })),
  ),
  phrase(
    g`doesn't untap during its controller's untap step`,
    always(restrict({ kind: "doesntUntap", during: "untapStep" }), "third"),
  ),
  phrase(
    g`doesn't untap during its controller's next untap step`,
    own(restrict({ kind: "doesntUntap", during: "nextUntapStep" }), "third"),
  ),
  phrase(
    g`doesn't untap during your next untap step`,
    own(restrict({ kind: "doesntUntap", during: "nextUntapStep", whose: { kind: "you" } }), "third"),
  ),
  phrase(
    g`don't untap during your next untap step`,
    own(restrict({ kind: "doesntUntap", during: "nextUntapStep", whose: { kind: "you" } }), "base"),
  ),
  phrase(
    g`don't untap during their controllers' untap steps`,
    always(restrict({ kind: "doesntUntap", during: "untapStep" }), "base"),
  ),
  phrase(g`don't untap during their controllers' next untap steps`, own(doesntUntap(undefined), "base")),
  phrase(g`don't untap during their controller's next untap step`, own(doesntUntap(2), "base")),
  phrase(g`don't untap during that player's next untap step`, own(playersUntap("that"), "base")),
  phrase(g`don't untap during their next untap step`, own(playersUntap("their"), "base")),
  rule(g`saddles Mounts and crews Vehicles as though its power were ${digits} greater`, (by) =>
    always(restrict({ kind: "crewsWithMorePower", by }), "third"),
  ),
  rule(g`saddle Mounts and crew Vehicles as though their power were ${digits} greater`, (by) =>
    always(restrict({ kind: "crewsWithMorePower", by }), "base"),
  ),
  phrase(g`can't be countered`, always(restrict({ kind: "cantBeCountered" }))),
  phrase(g`can't have counters put on (it|them)`, always(restrict({ kind: "cantHaveCounters" }))),
  rule(g`can't have ${counterKind} counters put on (it|them)`, (counter) =>
    always(restrict({ kind: "cantHaveCounters", counter })),
  ),
  phrase(g`can't be sacrificed`, always(restrict({ kind: "cantBeSacrificed" }))),
  phrase(g`can't phase out`, always(restrict({ kind: "cantPhaseOut" }))),
  phrase(g`can't transform`, always(restrict({ kind: "cantTransform" }))),
  phrase(
    g`can't be the target of spells or abilities your opponents control`,
    always(restrict({ kind: "cantBeTargeted", by: { spellsControlledBy: { kind: "opponents" } } })),
  ),
  map(g`can't be the target of spells or abilities your opponents control ${turn}`, ([time]) => ({
    form: "any",
    mods: restrict({ kind: "cantBeTargeted", by: { spellsControlledBy: { kind: "opponents" } } }),
    time,
  })),
  map(g`can't be the target of ${sameColor}`, ([by]) => ({
    form: "any",
    mods: restrict({ kind: "cantBeTargeted", by }),
  })),
  map(g`can't be the targets of ${sameColor}`, ([by]) => ({
    form: "base",
    mods: (c) => [
      { kind: "restriction", restriction: c.say({ kind: "cantBeTargeted" as const, by }, { variant: 1 }) },
    ],
  })),
  map(g`can't be the target of ${nounPhrase}`, ([np]) => ({
    form: "any",
    mods: (c) => [
      { kind: "restriction", restriction: { kind: "cantBeTargeted", by: notOpponents(many(np(c))) } },
    ],
  })),
  map(g`can't be the targets of ${nounPhrase} ${turn}`, ([np, time]) => ({
    form: "base",
    mods: (c) => [
      {
        kind: "restriction",
        restriction: c.say(
          { kind: "cantBeTargeted" as const, by: notOpponents(many(np(c))) },
          { variant: 1 },
        ),
      },
    ],
    time,
  })),
  map(g`can't attack unless (its|their) controller pays ${manaRun}`, ([mana]) => ({
    form: "any",
    mods: restrict({ kind: "cantAttack", unlessCost: [{ kind: "mana", mana }] }),
  })),
  map(g`can't attack unless you ${costAction}`, ([paid]) => ({
    form: "any",
    mods: (c) => [
      { kind: "restriction", restriction: { kind: "cantAttack", unlessCost: ofOwn(paid(c), c) } },
    ],
  })),
  map(g`can't attack or block unless you ${costAction}`, ([paid]) => ({
    form: "any",
    mods: (c) => notUnless(ofOwn(paid(c), c), c),
  })),
  map(g`can't attack or block unless (its|their) controller ${costAction}`, ([paid]) => ({
    form: "any",
    mods: (c) => notUnless(onlyMana(paid(c)), c),
  })),
  map(g`can't attack unless defending player controls (a|an) ${nounPhrase}`, ([np]) => ({
    form: "any",
    mods: (c) => [
      { kind: "restriction", restriction: { kind: "cantAttack", unlessDefenderControls: placed(np(c)) } },
    ],
  })),
  map(g`can't attack if defending player controls (a|an) ${nounPhrase}`, ([np]) => ({
    form: "any",
    mods: (c) => [
      { kind: "restriction", restriction: { kind: "cantAttack", ifDefenderControls: placed(np(c)) } },
    ],
  })),
  map(g`assigns combat damage equal to its toughness rather than its power ${turn}`, ([time]) => ({
    form: "third",
    mods: restrict({ kind: "assignsDamageByToughness" }),
    time,
  })),
  map(g`assign combat damage equal to their toughness rather than their power ${turn}`, ([time]) => ({
    form: "base",
    mods: restrict({ kind: "assignsDamageByToughness" }),
    time,
  })),
  map(g`${verbForm("assign", "assigns")} no combat damage ${turn}`, ([form, time]) => ({
    form,
    mods: restrict({ kind: "dealsNoCombatDamage" }),
    time,
  })),
);

/** What a subject can't, must or may do, as a verb phrase (CR 508.1c-d, 509.1b-c). */
export const restrictionItem: Parser<ModItem> = either(timed, forced, lasting);
