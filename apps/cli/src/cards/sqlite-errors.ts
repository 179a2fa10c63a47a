import { ImportError } from "@spellroom/oracle";

/** SQLite's primary result code SQLITE_BUSY. */
const BUSY = 5;

/** Works with files and SQLite; their errors become import errors with a cause. */
export function storageError<T>(act: () => T): T {
  try {
    return act();
  } catch (error) {
    if (!(error instanceof Error) || error instanceof ImportError || !("code" in error)) throw error;
    if (isBusy(error)) throw new ImportError("busy", "another import is running on this database");
    throw new ImportError(
      "storage",
      `the card database can't be written: ${error.message}`,
      {},
      { cause: error },
    );
  }
}

export function isBusy(error: unknown): boolean {
  return error instanceof Error && "errcode" in error && Number(error.errcode) % 256 === BUSY;
}
