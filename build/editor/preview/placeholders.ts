import type { EditorField } from '#build/editor/fields.ts';
import { isRecord } from '#shared/is-record.ts';

type Values = Readonly<Record<string, unknown>>;

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (typeof value === 'object' && Object.values(value).every(isEmpty));

/** A text that is long enough: what is written, else the label. */
const textFor = (value: unknown, { label, minlength }: EditorField) =>
  (typeof value === 'string' && value !== '' ? value : label).padEnd(Number(minlength ?? 0), '…');

function itemsFor(value: unknown, field: EditorField, isFirst: boolean): unknown {
  const { fields, field: item, types, typeKey = '', required } = field;
  const fieldsOf = (kind: unknown) =>
    types?.find(({ name }) => isRecord(kind) && name === kind[typeKey])?.fields ?? fields ?? [];
  const given: unknown[] = Array.isArray(value) ? value : [];
  const least = required === false || types ? 0 : Number(field['min'] ?? 0);
  const missing = Array.from<unknown>({ length: Math.max(0, least - given.length) }).fill(item ? '' : {});
  return [...given, ...missing].map((one) =>
    item ? valueFor(one, item, isFirst) : isRecord(one) ? withPlaceholders(one, fieldsOf(one), isFirst) : one,
  );
}

function valueFor(value: unknown, field: EditorField, isFirst: boolean): unknown {
  const { widget, fields = [], options = [], multiple } = field;
  const isMissing = Array.isArray(value) ? value.length === 0 : isEmpty(value);
  if (isMissing && field.required === false) return value;
  switch (widget) {
    case 'string':
    case 'text':
      return field['pattern'] === undefined ? textFor(value, field) : value;
    case 'object':
      return isMissing || isRecord(value)
        ? withPlaceholders(isRecord(value) ? value : {}, fields, isFirst)
        : value;
    case 'list':
      return itemsFor(value, field, isFirst);
    case 'select': {
      const first = options.slice(0, Number(field['min'] ?? 1)).map((option) => option.value);
      return isMissing ? (multiple === true ? first : first[0]) : value;
    }
    case 'datetime': {
      const now = new Date().toISOString();
      return isMissing ? (field['type'] === 'date' ? now.slice(0, 10) : now) : value;
    }
    case 'number':
      return isMissing ? (field['min'] ?? 1) : value;
    default:
      return value;
  }
}

/**
 * The values of a form with its labels, today and first choices where something that it needs is not written yet, so
 * that the preview can show what is.
 * @param isFirst whether they are of the first language, which alone has the fields that are the same in all
 */
export function withPlaceholders(values: Values, fields: readonly EditorField[], isFirst: boolean): Values {
  const own = fields
    .filter(({ name, i18n }) => isFirst || i18n !== false || name in values)
    .map((field) => [field.name, valueFor(values[field.name], field, isFirst)] as const)
    .filter(([name, value]) => name in values || !isEmpty(value));
  return { ...values, ...Object.fromEntries(own) };
}
