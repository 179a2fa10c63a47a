import type { Effect, Replacement } from "@spellroom/card-language";
import { ifEffect } from "../grammar/sentence/if-effect.ts";
import { optionalSteps } from "../grammar/sentence/may.ts";
import { steps } from "../grammar/sentence/sequence.ts";
import { either, type Parser } from "../parse/parser.ts";
import { g, rule } from "../parse/template.ts";
import type { Scope, Sem } from "../scope.ts";
import { Unresolved } from "../unresolved.ts";

type Rule = Parser<Sem<Replacement>>;

const THEN = "then" as const;

/** The card itself, put where it is said. */
function put(zone: "battlefield" | "graveyard"): Effect {
  return { kind: "move", what: { kind: "ref", ref: { kind: "this" } }, to: { zone } };
}

function instead(effects: readonly Effect[], c: Scope): Replacement {
  const made = {
    kind: "instead" as const,
    event: { kind: "moves" as const, what: "this" as const, to: "battlefield" as const },
    effects,
  };
  return c.say(made, { variant: 6 });
}

/** "If ~ would enter, sacrifice a Plains instead. If you do, put ~ onto the battlefield. If you don't, ..." (CR 614.1a). */
export const paidToEnter: Rule = either<Sem<Replacement>>(
  rule(
    g`if ~ would enter, ${steps} instead . if you do, put ~ onto the battlefield . if you don't, put it into its owner's graveyard`,
    (paid) => (c) => {
      const [only, ...more] = paid(c);
      if (only?.kind !== "sacrifice" || more.length > 0)
        throw new Unresolved("would enter", "something else than a sacrifice");
      // A player who has fewer sacrifices those, and has not done it.
      if (only.what.kind === "choose" && only.what.count.min !== 1)
        throw new Unresolved("would enter", "several, of which there may be fewer");
      const name = only.bind ?? c.name("done");
      c.refer(name);
      const did = { kind: "did" as const, name };
      const entered = ifEffect(did, [put("battlefield")], { otherwise: [put("graveyard")] });
      const said = c.wording.get(only);
      const named: Effect = { ...only, bind: name };
      return instead([said === undefined ? named : c.say(named, said), entered], c);
    },
  ),
  rule(
    g`if ~ would enter, you may ${optionalSteps} instead . if you do, put ~ onto the battlefield . if you don't, put it into its owner's graveyard`,
    (paid) => (c) => {
      const who = { kind: "you" as const };
      const effects = paid(c, who);
      const may: Effect = {
        kind: "may",
        who,
        effects,
        [THEN]: [put("battlefield")],
        otherwise: [put("graveyard")],
      };
      return instead([may], c);
    },
  ),
);
