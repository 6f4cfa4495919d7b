import type { Translator } from '#shared/i18n/translator.ts';
import {
  eachText,
  shownIn,
  type Form,
  type Place,
  type NamedTextField,
  type TextKind,
  type TextName,
} from './define-form.ts';

export interface FieldOption {
  value: string;
  label: string;
}

/** A text field in one language, for a form and for the dashboard. */
export interface LocalizedField<Name extends string = string> {
  name: Name;
  kind: TextKind;
  label: string;
  isRequired: boolean;
  autoComplete?: string;
  /** In the empty control; the first option of a list. */
  placeholder?: string;
  hint?: string;
  /** Of a list; without the empty one. */
  options?: readonly FieldOption[];
  /** Of a list: what is chosen at the start. */
  value?: string;
}

function optionsOf(
  t: Translator,
  field: NamedTextField,
  services: readonly FieldOption[],
): readonly FieldOption[] | undefined {
  if (field.kind === 'service') return services;
  if (field.kind !== 'choice') return undefined;
  return Object.entries(field.options).map(([value, label]) => ({ value, label: t(label) }));
}

/**
 * The text fields of a form in a language, in order.
 * @param services options of a field of the kind `service`
 */
export function localizeFields<Fields extends Form>(
  t: Translator,
  form: Fields,
  services: readonly FieldOption[] = [],
): LocalizedField<TextName<Fields>>[] {
  const fields = eachText(form, (field): LocalizedField<TextName<Fields>> => {
    const options = optionsOf(t, field, services);
    return {
      name: field.name,
      kind: field.kind,
      label: t(field.label),
      isRequired: field.isRequired ?? false,
      ...(field.autoComplete !== undefined && { autoComplete: field.autoComplete }),
      ...(field.placeholder !== undefined && { placeholder: t(field.placeholder) }),
      ...(field.hint !== undefined && { hint: t(field.hint) }),
      ...(options && { options }),
    };
  });
  return Object.values(fields);
}

/** The localized fields that a place shows, in the order of the form. */
export function fieldsIn<Fields extends Form>(
  form: Fields,
  place: Place,
  fields: readonly LocalizedField<TextName<Fields>>[],
): LocalizedField<TextName<Fields>>[] {
  const names: readonly string[] = shownIn(form, place).map(({ name }) => name);
  return fields.filter(({ name }) => names.includes(name));
}

/** Whether emails and the dashboard show a field among the short values of a record, or as a text of its own. */
const placeOfKind: Readonly<Record<TextKind, 'fact' | 'text'>> = {
  line: 'fact',
  email: 'fact',
  phone: 'fact',
  link: 'fact',
  service: 'fact',
  choice: 'fact',
  text: 'text',
};

/** The fields that a place shows as short values, and those it shows as texts, each in the order of the form. */
export function recordFields<Fields extends Form>(
  form: Fields,
  place: Place,
  fields: readonly LocalizedField<TextName<Fields>>[],
) {
  const shown = fieldsIn(form, place, fields);
  const at = (wanted: 'fact' | 'text') => shown.filter(({ kind }) => placeOfKind[kind] === wanted);
  return { facts: at('fact'), texts: at('text') };
}

/**
 * A value as people read it in emails, tables and CSV files: of a list the label of the chosen option. What is no
 * longer offered is shown as it was stored.
 */
export function readableValue(
  { kind, options }: Pick<LocalizedField, 'kind' | 'options'>,
  value: string,
): string {
  switch (kind) {
    case 'service':
    case 'choice':
      return options?.find((option) => option.value === value)?.label ?? value;
    case 'line':
    case 'text':
    case 'email':
    case 'phone':
    case 'link':
      return value;
  }
}
