import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import { SqliteDialect, type SqliteStatement } from 'kysely';

/** Only list lengths make statements differ, so few are needed; the limit bounds the memory. */
const statementLimit = 500;

function inputOf(value: unknown): SQLInputValue {
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint') {
    return value;
  }
  throw new TypeError(`SQLite cannot store a ${typeof value} here`);
}

function statementOf(statement: StatementSync): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...parameters.map(inputOf)),
    run: (parameters) => statement.run(...parameters.map(inputOf)),
    iterate: (parameters) => statement.iterate(...parameters.map(inputOf)),
  };
}

/** Kysely's dialect for Node's SQLite; each statement is prepared once. */
export function nodeSqliteDialect(database: DatabaseSync): SqliteDialect {
  const prepared = new Map<string, SqliteStatement>();
  return new SqliteDialect({
    database: {
      close: () => database.close(),
      prepare(text) {
        const known = prepared.get(text);
        if (known) return known;
        if (prepared.size >= statementLimit) prepared.clear();
        const statement = statementOf(database.prepare(text));
        prepared.set(text, statement);
        return statement;
      },
    },
  });
}
