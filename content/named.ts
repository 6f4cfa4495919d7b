import { unknownWord } from '../shared/site-file/parts.ts';

/**
 * What stands under a name in a record whose names are the site's.
 * @param what it is, for the message: `cover`
 * @throws RangeError that says which name was meant, instead of a page without its picture
 */
export function named<Value>(what: string, record: Readonly<Record<string, Value>>, name: string): Value {
  const value = Object.hasOwn(record, name) ? record[name] : undefined;
  if (value === undefined)
    throw new RangeError(`no such ${what}: ${name}; ${unknownWord(name, Object.keys(record))}`);
  return value;
}
