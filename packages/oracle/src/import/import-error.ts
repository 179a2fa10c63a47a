export const IMPORT_PROBLEMS = [
  /** There is no such file or address. */
  "missing",
  /** The file can't be read to its end, or the address doesn't answer or stopped answering. */
  "unreadable",
  "notCardData",
  "truncated",
  "corrupt",
  "notACard",
  "tooLarge",
  "tooDeep",
  "duplicate",
  /** Another import is at work on the same database. */
  "busy",
  /** The database can't be written. */
  "storage",
] as const;
/** Why an import came to nothing. */
export type ImportProblem = (typeof IMPORT_PROBLEMS)[number];

/** Where in the data: which record, and the byte of the unpacked data. */
export interface ImportPlace {
  readonly record?: number;
  readonly byte?: number;
}

/** Problems of the data themselves, which are there again however often the import is run. */
const OF_THE_DATA: ReadonlySet<ImportProblem> = new Set<ImportProblem>([
  "notCardData",
  "truncated",
  "corrupt",
  "notACard",
  "tooLarge",
  "tooDeep",
  "duplicate",
]);

/** Thrown when card data can't be imported. Whatever was in the database before is still there. */
export class ImportError extends Error {
  override readonly name = "ImportError";
  readonly problem: ImportProblem;
  readonly place: ImportPlace;

  constructor(problem: ImportProblem, says: string, place: ImportPlace = {}, options: ErrorOptions = {}) {
    super(`${says}${describePlace(place)}`, options);
    this.problem = problem;
    this.place = place;
  }

  /** Whether running the import again on the same data would fail again. */
  get isOfTheData(): boolean {
    return OF_THE_DATA.has(this.problem);
  }
}

function describePlace({ record, byte }: ImportPlace): string {
  const parts = [
    ...(record === undefined ? [] : [`record ${record + 1}`]),
    ...(byte === undefined ? [] : [`byte ${byte}`]),
  ];
  return parts.length === 0 ? "" : ` (${parts.join(", ")})`;
}
