/** What the server and its pages' process say to each other. */
export type FromPages =
  /** It listens. */
  | "ready"
  /** The answer to being asked. */
  | "alive";

export const ASK_ALIVE = "alive?";
