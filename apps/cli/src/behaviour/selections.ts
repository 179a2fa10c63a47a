import type { Recipient, Selection } from "@spellroom/card-language";
import type { PromptKey, Seat } from "@spellroom/rules";
import { matching, numberOf } from "./judge.ts";
import { person, playersIn, type Sight, targets, thingFor, thingsIn } from "./sight.ts";
import { unforeseen } from "./unforeseen.ts";
import { isObject, type Thing, thingOf } from "./world.ts";

/** The things that an instruction acts on; choices are taken from the record. */
export function selected(sight: Sight, selection: Selection, keys: readonly PromptKey[]): Thing[] {
  switch (selection.kind) {
    case "ref":
      return thingsIn(sight, selection.ref);
    case "all":
      return matching(sight, selection.filter);
    case "top": {
      if (selection.bottom) unforeseen("the bottom of a library");
      const count = numberOf(sight, selection.amount);
      return playersIn(sight, selection.of).flatMap((seat) => {
        const { library } = person(sight.world, seat);
        return (library ?? unforeseen("a shuffled library"))
          .slice(0, count)
          .map((card) => thingFor(sight.world, card));
      });
    }
    case "union":
      return [...new Set(selection.of.flatMap((one) => selected(sight, one, keys)))];
    case "choose":
      return playersIn(sight, selection.by).flatMap((seat) => chosen(sight, selection, seat, keys));
  }
}

type Choosing = Extract<Selection, { kind: "choose" }>;

function chosen(sight: Sight, choosing: Choosing, seat: Seat, keys: readonly PromptKey[]): Thing[] {
  const { filter, count, eachOwn, among } = choosing;
  const known = among ? new Set(thingsIn(sight, among)) : null;
  const candidates = matching(sight, filter).filter(
    (thing) => (!known || known.has(thing)) && (!eachOwn || thing.controller === seat),
  );
  const answer = sight.answers.take([...keys, "choose"], seat);
  if (!answer) {
    const least = numberOf(sight, count.min);
    return candidates.length <= least ? candidates : unforeseen("a choice that was not asked");
  }
  const picked = answer.cards.map((card) => thingFor(sight.world, card));
  return picked.every((thing) => candidates.includes(thing))
    ? picked
    : unforeseen("a choice of something else");
}

/** Those that are dealt damage. */
export function recipients(sight: Sight, to: Recipient): (Thing | Seat)[] {
  switch (to.kind) {
    case "objects":
      return selected(sight, to.what, []);
    case "players":
      return playersIn(sight, to.who);
    case "targets":
      return targets(sight, to.target).map((one) =>
        isObject(one) ? thingOf(sight.world, sight.state, one.object) : one.player,
      );
    case "eventRecipient":
      return unforeseen("the recipient of an event");
  }
}
