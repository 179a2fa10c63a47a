import type { Command } from "../usage.ts";
import { conformance } from "./conformance.ts";
import { selfplay } from "./selfplay.ts";

/** Every command of the tool, in the order of the overview. */
export const COMMANDS: readonly Command[] = [selfplay, conformance];
