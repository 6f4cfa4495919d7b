import type { PlainMessageKey, Translator } from '../i18n/translator.ts';

/** The kind of a field decides how its value is checked, mailed and shown. */
const kinds = ['line', 'text', 'email', 'phone', 'link', 'service', 'file'] as const;

export type Kind = (typeof kinds)[number];

/** Where a field is shown. The export for a person always has all fields (GDPR, article 15). */
export type Place = 'mail' | 'dashboard' | 'csv' | 'search';

interface Described<Where extends Place> {
  isRequired?: boolean;
  /** Its name, in the form and wherever it is shown. */
  label: PlainMessageKey;
  in: readonly Where[];
}

/** The description of a field. `max` counts UTF-16 units, for files bytes; a service is one of a list. */
export type Field<Where extends Place = Place> = Described<Where> &
  ({ kind: Exclude<Kind, 'service'>; max: number } | { kind: 'service' });

/** The fields of a form by name, in order. */
export type Form = Readonly<Record<string, Field>>;

/** Names of the text fields; files are handled separately. */
export type TextName<Fields extends Form> = {
  [Name in keyof Fields]: Fields[Name]['kind'] extends 'file' ? never : Name;
}[keyof Fields] &
  string;

/** The texts of a form; an empty field is an empty string (SPEC section 3). */
export type TextOf<Fields extends Form> = Record<TextName<Fields>, string>;

/** The received texts of a form; optional fields may be missing. */
export type ReceivedOf<Fields extends Form> = {
  [Name in TextName<Fields> as Fields[Name] extends { isRequired: true } ? Name : never]: string;
} & { [Name in TextName<Fields> as Fields[Name] extends { isRequired: true } ? never : Name]?: string };

/** Names already used for values sent or stored with every form. */
const besideEveryForm =
  'id status folder assignedTo language consentVersion receivedAt emailKey searchText page website elapsedMs idempotencyKey';
const besideSome: Readonly<Record<string, string>> = {
  application: 'jobId jobTitle date notes resumeKey resumeName resumeSizeBytes resumeType',
  newsletter: 'confirmedAt',
};

function problemOf(name: string, field: Field, places: readonly Place[], taken: readonly string[]) {
  if (!/^[a-z][A-Za-z]*$/.test(name)) return 'a name is letters, the first of them small';
  if (taken.includes(name)) return 'this name is taken by what is stored with the form';
  if (!kinds.includes(field.kind)) return `the kind is none of ${kinds.join(', ')}`;
  if (field.kind !== 'service' && !(Number.isSafeInteger(field.max) && field.max > 0))
    return 'the bound is no whole number above 0';
  const place = field.in.find((one) => !places.includes(one));
  return place && `the form does not show in: ${place}`;
}

/**
 * Describes the fields of a form in one place; everything else is derived (docs/how-to/add-a-form-field.md).
 * @param file its name in `shared/forms`, for messages
 * @param places where fields of this form can be shown
 * @throws Error with file and field when a description is wrong
 */
export function defineForm<
  const Where extends Place,
  const Fields extends Readonly<Record<string, Field<Where>>>,
>(file: string, places: readonly Where[], fields: Fields): Fields {
  const taken = `${besideEveryForm} ${besideSome[file]}`.split(' ');
  const owners = new Map<string, string>();
  for (const [name, field] of Object.entries(fields)) {
    const owner = owners.get(field.label);
    const problem =
      problemOf(name, field, places, taken) ?? (owner && `it is called the same as ${owner}: ${field.label}`);
    if (problem) throw new Error(`shared/forms/${file}.ts, field ${name}: ${problem}`);
    owners.set(field.label, name);
  }
  return fields;
}

/** A text field with its name. */
export type TextField<Fields extends Form = Form> = Field & { name: TextName<Fields> };

function textFields<Fields extends Form>(form: Fields): TextField<Fields>[] {
  const named = Object.entries(form).map(([name, field]) => ({ ...field, name }));
  // Only the compiler knows the exact names.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return named.filter(({ kind }) => kind !== 'file') as TextField<Fields>[];
}

/** Names of the text fields, in the order of the form. */
export function textNames<Fields extends Form>(form: Fields): TextName<Fields>[] {
  return textFields(form).map(({ name }) => name);
}

/** Makes a value for each text field, by name. */
export function eachText<Fields extends Form, Made>(
  form: Fields,
  make: (field: TextField<Fields>) => Made,
): Record<TextName<Fields>, Made> {
  const made = Object.fromEntries(textFields(form).map((field) => [field.name, make(field)]));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return made as Record<TextName<Fields>, Made>;
}

/** Labels of the text fields in a language. */
export function labelsOf<Fields extends Form>(t: Translator, form: Fields): TextOf<Fields> {
  return eachText(form, ({ label }) => t(label));
}

/** Only the form's texts of a larger record. */
export function textOf<Fields extends Form>(form: Fields, record: TextOf<Fields>): TextOf<Fields> {
  return eachText(form, ({ name }) => record[name]);
}

/** The fields shown in a place, in the order of the form. */
export function shownIn<Fields extends Form>(form: Fields, place: Place): TextField<Fields>[] {
  return textFields(form).filter((field) => field.in.includes(place));
}
