import { isMap, isScalar, parseDocument, type Pair, type YAMLMap } from 'yaml';

/*
 * Changes of a text in YAML that leave all else as it is written: comments, order, quotes and line breaks.
 */

type Path = readonly (string | number)[];

interface Place {
  parent: YAMLMap;
  pair: Pair;
  from: number;
}

/** The field at a path, undefined where there is none. */
function placeOf(text: string, path: Path): Place | undefined {
  const document = parseDocument(text);
  const parent: unknown = path.length > 1 ? document.getIn(path.slice(0, -1), true) : document.contents;
  if (!isMap(parent)) return undefined;
  const pair = parent.items.find(({ key }) => isScalar(key) && key.value === path.at(-1));
  return pair && isScalar(pair.key) && pair.key.range ? { parent, pair, from: pair.key.range[0] } : undefined;
}

/** A text in which a field has another name. @param path to the field; the text stays as it is where there is none */
export function withFieldRenamed(text: string, path: Path, name: string): string {
  const place = placeOf(text, path);
  if (!place || !isScalar(place.pair.key) || !place.pair.key.range) return text;
  return text.slice(0, place.from) + name + text.slice(place.pair.key.range[1]);
}

/**
 * A text without a field and the comment directly above it.
 * @param path to the field, which stands on lines of its own; the text stays as it is where there is none
 * @throws Error where it stands on one line with others
 */
export function withoutField(text: string, path: Path): string {
  const place = placeOf(text, path);
  if (!place) return text;
  if (place.parent.flow) throw new Error(`${path.join('.')}: stands on one line with other fields`);
  const lines = text.split('\n');
  const first = text.slice(0, place.from).split('\n').length - 1;
  const indent = (line: string) => line.search(/\S/);
  const own = indent(lines[first] ?? '');
  const below = lines.slice(first + 1);
  const length = below.findIndex((line) => line.trim() !== '' && indent(line) <= own && !/^\s*- /.test(line));
  let end = length < 0 ? lines.length : first + 1 + length;
  while (end > first + 1 && /^\s*(#.*)?$/.test(lines[end - 1] ?? '')) end -= 1;
  let start = first;
  while (start > 0 && /^\s*#/.test(lines[start - 1] ?? '')) start -= 1;
  return lines.toSpliced(start, end - start).join('\n');
}
