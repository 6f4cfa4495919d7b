import { isMap, isScalar, parseDocument, visit, type Node, type Pair } from 'yaml';

/** A part of a text that is replaced. */
interface Change {
  from: number;
  to: number;
  by: string;
}

const isCode = (key: unknown) => isScalar(key) && /^[a-z]{2,3}$/.test(String(key.value));

/** From its first character to behind its last. */
function placeOf(node: unknown): [from: number, to: number] {
  // Every node of a parsed text has its place.
  const [from = 0, to = 0] = (node as Node).range ?? [];
  return [from, to];
}

/** The maps that have the words of all languages on one line: `{ en: News, de: Neues }`. */
function inlineWordsIn(text: string): Pair[][] {
  const found: Pair[][] = [];
  visit(parseDocument(text), {
    Map(_, map) {
      if (map.flow && map.items.every(({ key, value }) => isCode(key) && value && !isMap(value)))
        found.push(map.items);
    },
  });
  return found;
}

/** @param changes in the order of the text */
const changed = (text: string, changes: readonly Change[]) =>
  changes.reduceRight((less, { from, to, by }) => less.slice(0, from) + by + less.slice(to), text);

const indexOf = (pairs: readonly Pair[], code: string) =>
  pairs.findIndex(({ key }) => isScalar(key) && key.value === code);

/** A file of YAML in which the words of each language stand beside each other on one line, without those of one. */
export function withoutInlineWords(text: string, code: string): string {
  const changes = inlineWordsIn(text).flatMap((pairs): Change[] => {
    const index = indexOf(pairs, code);
    const [before, own, after] = [pairs[index - 1], pairs[index], pairs[index + 1]];
    if (!own || pairs.length === 1) return [];
    if (after) return [{ from: placeOf(own.key)[0], to: placeOf(after.key)[0], by: '' }];
    return [{ from: placeOf(before?.value)[1], to: placeOf(own.value)[1], by: '' }];
  });
  return changed(text, changes);
}
