export const COMPARISONS = ["=", "!=", "<", "<=", ">", ">="] as const;
export type Comparison = (typeof COMPARISONS)[number];
