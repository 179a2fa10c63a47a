/** Telling "the database is not there now" from "this was our mistake". */

/** The database can't be reached or can't write now; trying again later may work. */
export class StorageUnavailable extends Error {
  constructor(cause: unknown) {
    super("The database is not available", { cause });
    this.name = "StorageUnavailable";
  }
}

const SQLITE_CODES = /^SQLITE_(BUSY|LOCKED|FULL|IOERR|CANTOPEN|READONLY|NOMEM|PROTOCOL|CORRUPT|NOTADB)(_|$)/;
/** Classes of PostgreSQL's SQLSTATE: connection, resources, operator intervention, system error. */
const POSTGRES_CLASSES = /^(08|53|57|58)[0-9A-Z]{3}$/;
/** A server that accepts no writes: a standby after a failover, or one that is read-only because its disk is full. */
const POSTGRES_READ_ONLY = /^25006$/;
/** Serialization failure and deadlock. */
const POSTGRES_CONFLICTS = /^(40001|40P01)$/;
const SYSTEM_CODES =
  /^(ECONNREFUSED|ECONNRESET|ECONNABORTED|ETIMEDOUT|EPIPE|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;
/** The PostgreSQL client has no codes for these. */
const CLIENT_MESSAGES =
  /timeout exceeded when trying to connect|connection terminated|query read timeout|not queryable|client has encountered a connection error|connection timeout|driver has already been destroyed/i;

/** Whether the failure is of the kind that passes: no connection, no space, a lock held for too long. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof StorageUnavailable) return true;
  if (error instanceof AggregateError) return error.errors.some(isUnavailable);
  if (!(error instanceof Error)) return false;
  const code = errorCode(error);
  const known = [SQLITE_CODES, POSTGRES_CLASSES, POSTGRES_READ_ONLY, SYSTEM_CODES];
  if (code !== undefined && known.some((codes) => codes.test(code))) return true;
  return CLIENT_MESSAGES.test(error.message);
}

/** Whether the transaction lost against another one, and may succeed when it is tried again. */
export function isConflict(error: unknown): boolean {
  const code = error instanceof Error ? errorCode(error) : undefined;
  return code !== undefined && POSTGRES_CONFLICTS.test(code);
}

/** Whether an insert was refused because the row is there already. */
export function isDuplicate(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = errorCode(error);
  return code === "23505" || code === "SQLITE_CONSTRAINT_UNIQUE" || code === "SQLITE_CONSTRAINT_PRIMARYKEY";
}

function errorCode(error: Error): string | undefined {
  return "code" in error && typeof error.code === "string" ? error.code : undefined;
}
