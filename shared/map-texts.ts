import { isRecord } from './is-record.ts';

/** A copy of a value with each of its texts changed, also those in lists and fields. */
export function mapTexts<Value>(value: Value, change: (text: string) => string): Value {
  const changed = (part: unknown): unknown => {
    if (typeof part === 'string') return change(part);
    if (Array.isArray(part)) return part.map(changed);
    if (!isRecord(part) || part instanceof Date) return part;
    return Object.fromEntries(Object.entries(part).map(([name, inner]) => [name, changed(inner)]));
  };
  // Only texts change, and they stay texts.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return changed(value) as Value;
}
