import type { Effect, EventSubject, Predicate, Replacement } from "@spellroom/card-language";
import { either, map, maybe, type Parser } from "../../parse/parser.ts";
import { g, phrase, rule } from "../../parse/template.ts";
import type { Scope, Sem } from "../../scope.ts";
import { Unresolved } from "../../unresolved.ts";
import { nounPhrase, objectRef } from "../forward.ts";
import { colorWord, keywordName, typeWord } from "../vocabulary.ts";
import { type Protected, protectedOnes } from "./protected.ts";

const quality: Parser<Predicate> = either<Predicate>(
  map(colorWord, (color) => ({ kind: "color", color })),
  map(typeWord, ({ value }) => ({ kind: "type", type: value })),
);

function described(...of: readonly Predicate[]): EventSubject {
  return { filter: { of } };
}

/** "a red source of your choice" (CR 609.7). */
export const chosenSource: Parser<EventSubject | undefined> = either<EventSubject | undefined>(
  phrase(g`a source of your choice`, undefined),
  rule(g`(a|an) ${quality} source of your choice`, (one) => described(one)),
  rule(g`(a|an) ${quality} or ${quality} source of your choice`, (a, b) =>
    described({ kind: "any", of: [a, b] }),
  ),
  rule(g`(a|an) ${typeWord} of your choice with ${keywordName}`, ({ value }, keyword) => ({
    filter: {
      zones: ["battlefield"],
      of: [
        { kind: "type", type: value },
        { kind: "keyword", keyword },
      ],
    },
  })),
  phrase(g`a source of your choice of the chosen color`, described({ kind: "chosen", what: "color" })),
);

export const damageKind: Parser<{ readonly combat?: boolean }> = either<{ readonly combat?: boolean }>(
  phrase(g`combat damage`, { combat: true }),
  phrase(g`noncombat damage`, { combat: false }),
  phrase(g`damage`, {}),
);

/** "A creature" is on the battlefield, "a creature source" need not be (CR 109.2). */
export function isPermanent(chosen: EventSubject | undefined): boolean {
  return typeof chosen === "object" && "filter" in chosen && chosen.filter.zones !== undefined;
}

type Prevent = Extract<Replacement, { kind: "preventDamage" }>;

function shield(
  from: EventSubject | undefined,
  combat: { readonly combat?: boolean },
  { to, on }: Protected,
  once: boolean,
): readonly Effect[] {
  const replacement: Prevent = {
    kind: "preventDamage",
    ...combat,
    ...(from === undefined ? {} : { source: from }),
    ...(to === undefined ? {} : { to }),
  };
  return [
    {
      kind: "createReplacement",
      replacement,
      duration: "endOfTurn",
      ...(once ? { uses: 1 } : {}),
      ...(on === undefined ? {} : { on }),
      chosenSource: true,
      ...(isPermanent(from) ? { amongPermanents: true } : {}),
    },
  ];
}

/** "this creature", "a creature of the chosen type": whichever is first to deal damage. */
function dealer(): Parser<Sem<EventSubject>> {
  return either<Sem<EventSubject>>(
    phrase(g`~`, (c: Scope): EventSubject => {
      c.mentionSelf();
      return "this";
    }),
    rule(g`(a|an) ${nounPhrase}`, (np) => (c) => {
      const found = np(c);
      if (found.many || found.filter.zones !== undefined)
        throw new Unresolved("damage", "number does not agree");
      return { filter: found.filter };
    }),
  );
}

/** "The next time a red source of your choice would deal damage to you this turn, prevent that damage." */
export const sourceShield: Parser<Sem<readonly Effect[]>> = either<Sem<readonly Effect[]>>(
  rule(
    g`the next time ${dealer()} would deal ${damageKind} to you this turn, prevent that damage`,
    (from, combat) => (c) => [
      {
        kind: "createReplacement",
        replacement: {
          kind: "preventDamage",
          ...combat,
          source: from(c),
          to: { kind: "player", player: { kind: "you" } },
        },
        duration: "endOfTurn",
        uses: 1,
      },
    ],
  ),
  rule(
    g`the next time ${objectRef} would deal ${damageKind} this turn, prevent that damage`,
    (ref, combat) => (c) => {
      const object = ref(c);
      if (c.isPlural(object) || object.kind === "this")
        throw new Unresolved("damage", "of something else than one definite object");
      const source = { filter: { of: [{ kind: "oneOf" as const, ref: object }] } };
      return [
        {
          kind: "createReplacement",
          replacement: { kind: "preventDamage", ...combat, source },
          duration: "endOfTurn",
          uses: 1,
        },
      ];
    },
  ),
  rule(
    g`the next time ${chosenSource} would deal ${damageKind} ${maybe(protectedOnes)} this turn, prevent that damage`,
    (from, combat, whom) => (c) => shield(from, combat, whom?.(c) ?? {}, true),
  ),
  rule(
    g`prevent all ${damageKind} ${chosenSource} would deal this turn`,
    (combat, from) => () => shield(from, combat, {}, false),
  ),
  rule(
    g`prevent all ${damageKind} that would be dealt ${protectedOnes} this turn by ${chosenSource}`,
    (combat, whom, from) => (c) => shield(from, combat, whom(c), false),
  ),
);
