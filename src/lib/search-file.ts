import type { AsPlainObject } from 'minisearch';

/*
 * The index as a file: a quarter smaller than MiniSearch's own. It names no place and no field twice, and a place
 * by how far it is from the one before.
 */

/** What stands before the places of a field, one for each field; never in a word. */
const fieldMarks = '!#$';
const [nextPlace, nextWord, radix] = [',', ' ', 36];
const timesMark = '*';

type Counts = Readonly<Record<string, number>>;
/** How many words each field of an entry has, and has on average; then the words. */
type Packed = [lengths: number[][], averages: number[], words: string];

function packedPlaces(counts: Counts): string {
  let last = 0;
  return Object.entries(counts)
    .map(([key, count]) => {
      const place = Number(key);
      const step = (place - last).toString(radix);
      last = place;
      return count === 1 ? step : `${step}${timesMark}${count}`;
    })
    .join(nextPlace);
}

function placesIn(packed: string): Counts {
  let place = 0;
  return Object.fromEntries(
    packed.split(nextPlace).map((part) => {
      const [step = '', count = '1'] = part.split(timesMark);
      place += parseInt(step, radix);
      return [place, Number(count)];
    }),
  );
}

/** The index as text; entries are numbered from 0, and none was ever taken out. */
export function packIndex({ index, fieldLength, averageFieldLength }: AsPlainObject): string {
  const words = index
    .map(([word, fields]) =>
      Object.entries(fields).reduce(
        (text, [field, counts]) => text + fieldMarks[Number(field)] + packedPlaces(counts),
        word,
      ),
    )
    .toSorted();
  return JSON.stringify([
    Object.values(fieldLength),
    averageFieldLength,
    words.join(nextWord),
  ] satisfies Packed);
}

/**
 * The index as MiniSearch knows it, from its text.
 * @param fields their names, in their order
 * @throws SyntaxError or TypeError when it is no index
 */
export function unpackIndex(text: string, fields: readonly string[]): AsPlainObject {
  const [lengths, averageFieldLength, words]: Packed = JSON.parse(text);
  const byEntry = <Value>(valueOf: (place: number) => Value): Record<number, Value> =>
    Object.fromEntries(lengths.map((_, place) => [place, valueOf(place)]));
  return {
    documentCount: lengths.length,
    nextId: lengths.length,
    documentIds: byEntry((place) => place),
    fieldIds: Object.fromEntries(fields.map((field, id) => [field, id])),
    fieldLength: byEntry((place) => lengths[place] ?? []),
    averageFieldLength,
    storedFields: {},
    dirtCount: 0,
    index: words.split(nextWord).map((packed) => {
      const [word = '', ...parts] = packed.split(/(?=[!#$])/);
      const found = parts.map((part) => [fieldMarks.indexOf(part.charAt(0)), placesIn(part.slice(1))]);
      return [word, Object.fromEntries(found)];
    }),
    serializationVersion: 2,
  };
}
