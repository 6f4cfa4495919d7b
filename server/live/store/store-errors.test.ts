import { describe, expect, it } from 'vitest';
import { isConflict, storeErrorOf } from './store-errors.ts';
import { StoreUnavailable } from './store.ts';

const withProperties = (message: string, properties: object) => Object.assign(new Error(message), properties);

describe('errors of a database', () => {
  it.each([
    ['SQLITE_FULL', { errcode: 13 }],
    ['SQLITE_IOERR_FSYNC', { errcode: 10 + 4 * 256 }],
    ['SQLITE_BUSY_SNAPSHOT', { errcode: 5 + 2 * 256 }],
    ['SQLITE_CANTOPEN', { errcode: 14 }],
    ['no server', { code: 'ECONNREFUSED' }],
    ['no socket', { code: 'ENOENT' }],
    ['connection reset', { code: 'ECONNRESET' }],
    ['admin shutdown', { code: '57P01' }],
    ['cannot connect now', { code: '57P03' }],
    ['connection failure', { code: '08006' }],
    ['too many connections', { code: '53300' }],
    ['disk full', { code: '53100' }],
    ['read only transaction', { code: '25006' }],
    ['statement timeout', { code: '57014' }],
  ])('become StoreUnavailable when they pass: %s', (_, properties: object) => {
    const error = withProperties('what the database said', properties);
    const told = storeErrorOf(error);
    expect(told).toBeInstanceOf(StoreUnavailable);
    expect(told.cause).toBe(error);
  });

  it.each([
    'Connection terminated unexpectedly',
    'Connection terminated due to connection timeout',
    'timeout exceeded when trying to connect',
    'Client has encountered a connection error and is not queryable',
    'Query read timeout',
  ])('become StoreUnavailable without a code: %s', (message) => {
    expect(storeErrorOf(new Error(message))).toBeInstanceOf(StoreUnavailable);
  });

  it.each([
    ['SQLITE_CONSTRAINT_UNIQUE', { errcode: 19 + 8 * 256 }],
    ['SQLITE_CORRUPT', { errcode: 11 }],
    ['unique violation', { code: '23505' }],
    ['syntax error', { code: '42601' }],
    ['no code', {}],
  ])('stay what they are when they do not: %s', (_, properties: object) => {
    const error = withProperties('what the database said', properties);
    expect(storeErrorOf(error)).toBe(error);
  });

  it('are told by an Error in any case', () => {
    expect(storeErrorOf('text')).toMatchObject({ cause: 'text' });
  });

  it('tells a conflict, which is worth another try', () => {
    expect(isConflict(withProperties('', { code: '40P01' }))).toBe(true);
    expect(isConflict(withProperties('', { code: '40001' }))).toBe(true);
    expect(isConflict(withProperties('', { code: '23505' }))).toBe(false);
  });
});
