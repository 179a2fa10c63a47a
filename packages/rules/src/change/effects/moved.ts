import type { Destination } from "@spellroom/card-language";
import type { Happening } from "../../state/happening.ts";
import type { ObjectId } from "../../state/ids.ts";
import type { Run } from "./run.ts";

/** The move of an object by what is being carried out. */
export function moved(run: Run, object: ObjectId, to: Destination): Extract<Happening, { kind: "move" }> {
  return {
    kind: "move",
    object,
    to: withoutEntering(to),
    cause: "put",
    by: run.controller,
    source: run.source,
    ...(to.link === undefined ? {} : { linkedBy: run.source }),
  };
}

/** How it enters is passed separately, with the context in which it is evaluated. */
export function withoutEntering(to: Destination): Destination {
  const { with: _entering, under: _under, ...rest } = to;
  return rest;
}
