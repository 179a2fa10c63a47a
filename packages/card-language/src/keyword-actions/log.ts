import { ACTION_LOGS } from "./table.ts";

export { ACTION_LOGS };

/** Whether that action's entry says what the log of a match says of it. */
export function isLogged(action: string): action is keyof typeof ACTION_LOGS {
  return Object.hasOwn(ACTION_LOGS, action);
}
