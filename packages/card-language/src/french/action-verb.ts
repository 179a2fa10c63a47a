import type { FrenchVerb } from "../keyword-actions/entry.ts";
import { adjective, type Nominal } from "./grammar.ts";
import { participle, type VerbPhrase, vp } from "./verbs.ts";

/** The verb of a keyword action with what follows it, agreeing with its subject. */
export function actionVerb(of: FrenchVerb, subject: Nominal): VerbPhrase {
  const agreeing =
    of.participle !== undefined
      ? participle(of.participle)(subject)
      : of.adjective !== undefined
        ? adjective(...of.adjective)(subject)
        : undefined;
  return vp(of.verb, undefined, [of.rest, agreeing, of.after].filter((part) => part !== undefined).join(" "));
}
