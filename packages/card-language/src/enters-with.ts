import { z } from "zod";
import { choiceKind } from "./choice-kind.ts";
import { objectRef, playerRef } from "./reference.ts";
import { binding, flag, label, list, natural, record } from "./schema/basic.ts";
import { amount, defineEntersWith, filter, modification, type Node } from "./schema/nodes.ts";

const schema = z.strictObject({
  tapped: flag,
  /** Under whose control, rather than under whose it would (CR 616.1b). */
  control: playerRef.exactOptional(),
  attacking: flag,
  /** Whom a creature that enters attacking attacks; absent: what its controller chooses (CR 508.4). */
  attacks: playerRef.exactOptional(),
  /** The attacking creature that it enters blocking. */
  blocking: objectRef.exactOptional(),
  transformed: flag,
  prepared: flag,
  counters: list(record({ counter: label, amount })).exactOptional(),
  attachedTo: objectRef.exactOptional(),
  /** Choices made as it enters; remembered on the permanent. */
  choose: list(choiceKind).exactOptional(),
  copyOf: record({
    filter,
    optional: flag,
    except: list(modification).exactOptional(),
    /** Only if it enters as a copy, like the counters. */
    tapped: flag,
    counters: list(record({ counter: label, amount })).exactOptional(),
  }).exactOptional(),
  modifications: list(modification).exactOptional(),
  payLife: record({ amount: natural, otherwise: z.literal("tapped") }).exactOptional(),
  reveal: record({ filter, otherwise: z.literal("tapped") }).exactOptional(),
  /** Counters for each of any number of cards revealed from the hand, or of permanents sacrificed, as it enters. */
  anyNumber: record({
    how: z.enum(["reveal", "sacrifice"]),
    filter,
    counter: label,
    each: amount,
  }).exactOptional(),
  /** A card that its controller exiles as it enters, which other abilities of it speak of (CR 607.2b). */
  exile: record({ filter, link: binding.exactOptional() }).exactOptional(),
  /** An opponent chosen as it enters may put these counters on it besides (CR 702.104a). */
  tribute: record({ counter: label, amount }).exactOptional(),
});

/** How a permanent enters (CR 614.1c, 614.12). */
export interface EntersWith extends Node<typeof schema> {}
defineEntersWith(schema);
