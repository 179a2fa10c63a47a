import { z } from "zod";
import { EVENT_ROLES, type ObjectRef, type PlayerRef } from "../reference.ts";
import type { Agrees, Expect } from "./agree.ts";
import { binding, list, variant } from "./basic.ts";
import { named } from "./nodes.ts";

const objectRefMembers = [
  variant("this"),
  variant("target", { target: binding }),
  variant("attached"),
  variant("event", { role: z.enum(EVENT_ROLES) }),
  variant("bound", { name: binding }),
  variant("linked", { link: binding }),
  variant("each"),
  variant("rest", { of: binding, without: list(binding) }),
] as const;
export const objectRef: z.ZodType<ObjectRef> = named(
  "ObjectRef",
  z.discriminatedUnion("kind", objectRefMembers),
);
export type ObjectRefAgrees = Expect<Agrees<z.output<(typeof objectRefMembers)[number]>, ObjectRef>>;

const playerRefMembers = [
  variant("you"),
  variant("opponents"),
  variant("allPlayers"),
  variant("otherPlayers"),
  variant("target", { target: binding }),
  variant("event"),
  variant("controller", { of: objectRef }),
  variant("owner", { of: objectRef }),
  variant("enchanted"),
  variant("active"),
  variant("defending"),
  variant("bound", { name: binding }),
  variant("each"),
  variant("monarch"),
  variant("mostLife"),
  variant("attackedByYou"),
] as const;
export const playerRef: z.ZodType<PlayerRef> = named(
  "PlayerRef",
  z.discriminatedUnion("kind", playerRefMembers),
);
export type PlayerRefAgrees = Expect<Agrees<z.output<(typeof playerRefMembers)[number]>, PlayerRef>>;
