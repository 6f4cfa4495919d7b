import { StoreUnavailable } from './store.ts';

/** Temporary SQLite errors (sqlite.org/rescode.html): busy, locked, read-only, I/O, full, cannot open. */
const passingSqliteCodes = [5, 6, 8, 10, 13, 14];

/**
 * SQLSTATE classes and codes of temporary PostgreSQL errors: connection (08), resources (53), system (58),
 * restart (57P01 to 57P05), timeouts (57014, 25P03, 25P04, 55P03), a read-only server after a failover
 * (25006), conflicts that remain after the retries (40).
 */
const passingSqlStates = /^(?:08|53|58|40|57P0|57014|25P0|25006|55P03)/v;

const passingSystemCodes = [
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  // The Unix socket of a server that is not running.
  'ENOENT',
];

/** Errors of pg that have no code. */
const passingMessages =
  /connection terminated|timeout exceeded when trying to connect|connection error and is not queryable|query read timeout|client was closed/iv;

function propertyOf(error: Error, name: string): unknown {
  return Object.getOwnPropertyDescriptor(error, name)?.value;
}

function passes(error: Error): boolean {
  const sqliteCode = propertyOf(error, 'errcode');
  // The lower byte is the kind of error, the rest its details.
  if (typeof sqliteCode === 'number') return passingSqliteCodes.includes(sqliteCode % 256);
  const code = propertyOf(error, 'code');
  if (typeof code === 'string' && (passingSystemCodes.includes(code) || passingSqlStates.test(code)))
    return true;
  return passingMessages.test(error.message);
}

/** StoreUnavailable for a temporary database error (restart, disk full, no connection), else the error. */
export function storeErrorOf(error: unknown): Error {
  if (!(error instanceof Error)) return new Error('The database failed', { cause: error });
  if (error instanceof StoreUnavailable || !passes(error)) return error;
  return new StoreUnavailable(error.message, { cause: error });
}

/** True for a conflict of two PostgreSQL transactions (serialization, deadlock): try again. */
export function isConflict(error: unknown): boolean {
  return error instanceof Error && ['40001', '40P01'].some((code) => propertyOf(error, 'code') === code);
}
