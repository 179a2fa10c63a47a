/** Messages between the server and its page process. */
export type FromPages =
  /** It listens. */
  | "ready"
  /** The reply to a health check. */
  | "alive";

export const ASK_ALIVE = "alive?";
