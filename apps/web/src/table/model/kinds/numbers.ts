/** The sum of some numbers. */
export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** Whether a count is from a least to a most. */
export function inRange(
  count: number,
  { min, max }: { readonly min: number; readonly max: number },
): boolean {
  return count >= min && count <= max;
}
