/** As the benchmarks print them. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
}
