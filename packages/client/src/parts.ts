import { z } from "zod";

/** Parts of a table come as the rooms send them; only that they are documents is looked at. */
export const part = <T extends object>() =>
  z.custom<T>((value) => typeof value === "object" && value !== null && !Array.isArray(value));
