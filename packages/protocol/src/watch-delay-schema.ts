import { z } from "zod";
import { WATCH_DELAYS_MS } from "./watch-delay.ts";

export const watchDelaySchema = z.literal(WATCH_DELAYS_MS);
