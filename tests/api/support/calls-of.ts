import type { HttpApi } from "@spellroom/protocol/http";

/** A call of each method of a family: one that is left out doesn't compile. */
export type CallsOf<Family extends keyof HttpApi> = {
  readonly [Name in keyof HttpApi[Family]]: () => Promise<void>;
};
