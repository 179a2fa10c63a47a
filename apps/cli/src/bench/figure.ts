/** One measured number. With a ratio, it is that of the value to the figure that `against` names. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly ratio?: number;
  readonly against?: string;
}

/** A figure set beside another one of the same run. */
export function compared(figure: Figure, to: Figure): Figure {
  return { ...figure, ratio: figure.value / to.value, against: to.name };
}

/** The value below which that share of the values lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}
