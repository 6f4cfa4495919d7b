import { unknownWord } from '#shared/site-file/parts.ts';

/**
 * Looks up a name from the site's files in a record.
 * @param what kind of thing, for the message: `cover`
 * @throws RangeError with the nearest name, instead of a page without its picture
 */
export function named<Value>(what: string, record: Readonly<Record<string, Value>>, name: string): Value {
  const value = Object.hasOwn(record, name) ? record[name] : undefined;
  if (value === undefined)
    throw new RangeError(`no such ${what}: ${name}; ${unknownWord(name, Object.keys(record))}`);
  return value;
}
