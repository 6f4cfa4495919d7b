import type { EditorConfig } from './config.ts';
import type { EditorField } from './fields.ts';

/** A field as a form shows it. */
interface FieldInForm {
  /** `Testimonials › 2 › Person`, without the name of the form; empty for the whole form. */
  label: string;
  /** What it calls one of its choices. */
  nameOf: (value: string) => string;
}

/** The fields below a field, of any kind of item. */
const fieldsIn = ({ fields = [], types = [], field }: EditorField): readonly EditorField[] => [
  ...fields,
  ...types.flatMap((type) => type.fields ?? []),
  ...(field?.fields ?? []),
];

/**
 * How the form of a place shows its field.
 * @param items the names of the items of lists on the way to it; a number where there is none
 */
export function fieldInForm(
  { collections, i18n: { locales } }: EditorConfig,
  { entry, locale, keyPath }: { entry: string; locale: string; keyPath: string },
  items: readonly (string | undefined)[] = [],
): FieldInForm {
  const names = items.values();
  const [, , folder, , name] = entry.split('/');
  const collection = collections.find((one) => one.name === folder);
  const form = collection?.files?.find((one) => one.name === name) ?? collection;
  const labels: string[] = [];
  let fields = form?.fields ?? [];
  let found: EditorField | undefined;
  const steps = keyPath.split('.').filter((step) => step !== '');
  for (const [index, step] of steps.entries()) {
    const field = fields.find((one) => one.name === step);
    if (found && /^\d+$/.test(step)) labels.push(names.next().value ?? String(Number(step) + 1));
    else if (field) {
      found = field;
      fields = fieldsIn(field);
      // The list of a whole file has the name of the form.
      if (field.root !== true) labels.push(field.label);
    } else {
      // A name that a person chose, such as an address.
      labels.push(steps.slice(index).join('.'));
      break;
    }
  }
  const isOther = collection?.i18n !== undefined && locale !== locales[0];
  if (isOther) labels.push(locale.toUpperCase());
  return {
    label: labels.join(' › '),
    nameOf: (value) => found?.options?.find((one) => one.value === value)?.label ?? value,
  };
}
