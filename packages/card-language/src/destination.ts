import { z } from "zod";
import { playerRef } from "./reference.ts";
import { binding, flag, natural, record, zone } from "./schema/basic.ts";
import { entersWith, type Node, named } from "./schema/nodes.ts";

const schema = z.strictObject({
  zone,
  /** `fromTop` counts the top card as 1 (CR 401.7). */
  position: z
    .union([
      z.enum(["top", "bottom", "bottomRandom", "bottomAnyOrder", "topAnyOrder"]),
      record({ fromTop: natural }),
    ])
    .exactOptional(),
  /** Shuffle that library afterwards ("shuffle it into ..."). */
  shuffle: flag,
  /** For the battlefield: under whose control; absent: its owner's for returned cards, the mover's for searched ones. */
  under: playerRef.exactOptional(),
  with: entersWith.exactOptional(),
  faceDown: flag,
  /** The name by which linked abilities find it (CR 607). */
  link: binding.exactOptional(),
});

/** Where a moved object goes and how it gets there. */
export interface Destination extends Node<typeof schema> {}
export const destination: z.ZodType<Destination> = named("Destination", schema);
