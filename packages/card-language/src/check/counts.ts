import type { Body } from "../body.ts";
import type { CardDefinition } from "../card.ts";
import type { CountRange } from "../schema/nodes.ts";
import { isKnownSubtype } from "../subtypes.ts";
import { predefinedToken } from "../tokens.ts";
import { visitCard } from "../visit.ts";
import type { Report } from "./card-error.ts";
import { checkSubtypes } from "./face.ts";

/** Numbers that have to fit each other, and names that have to be known: ranges, modes, tokens, subtypes. */
export function checkCounts(card: CardDefinition, report: Report): void {
  visitCard(card, {
    CountRange(range, path) {
      checkRange(range, path, report);
    },
    Body(body, path) {
      if (body.kind === "modal") checkModes(body, path, report);
    },
    Filter(filter, path) {
      if (filter.zones?.length === 0) report([...path, "zones"], "at least one zone", "an empty list");
    },
    Predicate(predicate, path) {
      if (predicate.kind === "subtype") checkKnown(predicate.subtype, [...path, "subtype"], report);
    },
    SubtypeSet(subtypes, path) {
      for (const [index, subtype] of subtypes.entries()) checkKnown(subtype, [...path, index], report);
    },
    ChoiceKind(choice, path) {
      if (choice.kind === "number" && choice.min > choice.max) {
        report(path, "a least number not above the greatest", `${choice.min} to ${choice.max}`);
      }
      if ("among" in choice && choice.among?.length === 0) {
        report([...path, "among"], "something to choose among", "an empty list");
      }
    },
    Replacement(replacement, path) {
      if (replacement.kind === "enters" && replacement.otherwise !== undefined && !replacement.optional)
        report([...path, "otherwise"], "an optional replacement that it is instead of", "one that is not");
    },
    Effect(effect, path) {
      if (effect.kind !== "rollDie") return;
      for (const [index, result] of (effect.results ?? []).entries()) {
        if (result.from > result.to) {
          report([...path, "results", index], "a range of results", `${result.from} to ${result.to}`);
        }
      }
    },
    TokenSpec(token, path) {
      if (token.kind === "predefined") {
        if (predefinedToken(token.name) === undefined) {
          report([...path, "name"], "a predefined token of CR 111.10", JSON.stringify(token.name));
        }
        return;
      }
      if (token.types.length === 0) report([...path, "types"], "at least one card type", "an empty list");
      checkSubtypes(token.types, token.subtypes ?? [], path, report);
      if (token.types.includes("creature") && (token.power === undefined || token.toughness === undefined)) {
        report(path, "power and toughness of a creature token", "nothing");
      }
    },
  });
}

function checkKnown(subtype: string, path: readonly PropertyKey[], report: Report): void {
  if (!isKnownSubtype(subtype)) report(path, "a subtype of CR 205.3", JSON.stringify(subtype));
}

function checkRange(range: CountRange, path: readonly PropertyKey[], report: Report): void {
  const { min, max } = range;
  if (max === 0) report([...path, "max"], "a number above 0", "0");
  if (typeof min === "number" && typeof max === "number" && min > max) {
    report(path, "a least number not above the greatest", `${min} to ${max}`);
  }
}

/** CR 700.2: modes are chosen once each unless the text says otherwise. */
function checkModes(
  body: Extract<Body, { kind: "modal" }>,
  path: readonly PropertyKey[],
  report: Report,
): void {
  const most = body.modes.length;
  if (body.repeat === true) return;
  const ranges = [{ at: [...path, "choose"], choose: body.choose }];
  if (body.alternative !== undefined) {
    ranges.push({ at: [...path, "alternative", "choose"], choose: body.alternative.choose });
  }
  for (const { at, choose } of ranges) {
    for (const key of ["min", "max"] as const) {
      const number = choose[key];
      if (typeof number === "number" && number > most) {
        report([...at, key], `at most ${most}, the number of modes`, `${number}`);
      }
    }
  }
}
