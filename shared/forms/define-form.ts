import { honeypot } from '#shared/honeypot.ts';
import type { PlainMessageKey } from '#shared/i18n/translator.ts';

/** The kind of a field decides how its value is checked, mailed and shown. */
export const textKinds = ['line', 'text', 'email', 'phone', 'link', 'service', 'choice'] as const;
const kinds = [...textKinds, 'file'] as const;

type Kind = (typeof kinds)[number];

/** Where a field is shown. The export for a person always has all fields (GDPR, article 15). */
export type Place = 'mail' | 'dashboard' | 'csv' | 'search';

export type TextKind = (typeof textKinds)[number];

interface Described<Where extends Place> {
  isRequired?: boolean;
  /** Its name, in the form and wherever it is shown. */
  label: PlainMessageKey;
  /** Below the control. */
  hint?: PlainMessageKey;
  /** What the browser may fill in: a token of HTML's `autocomplete` (WCAG 1.3.5). */
  autoComplete?: string;
  in: readonly Where[];
}

/** A field to type into, or a file. `max` counts UTF-16 units, for files bytes. */
interface Typed {
  kind: Exclude<Kind, 'service' | 'choice'>;
  max: number;
  /** An example in the empty control. */
  placeholder?: PlainMessageKey;
}

/** One of the services of the site, or "other". */
interface ServiceList {
  kind: 'service';
  /** The first option, which is empty. */
  placeholder: PlainMessageKey;
}

interface Choice {
  kind: 'choice';
  /** The label of each option by the value that is stored, in order. */
  options: Readonly<Record<string, PlainMessageKey>>;
  /** The first option, which is empty. */
  placeholder: PlainMessageKey;
}

export type Field<Where extends Place = Place> = Described<Where> & (Typed | ServiceList | Choice);

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
const besideEveryForm = `id status folder note language consentVersion receivedAt emailKey searchText sortName page ${honeypot} elapsedMs idempotencyKey`;
const besideSome = {
  enquiry: 'firstPage referrer campaign',
  application: 'jobId jobTitle date resumeName resumeSizeBytes resumeType',
  newsletter: 'confirmedAt',
  source: '',
} as const;

function problemOf(name: string, field: Field, places: readonly Place[], taken: readonly string[]) {
  if (!/^[a-z][A-Za-z]*$/.test(name)) return 'a name consists of letters and starts with a lower-case one';
  if (taken.includes(name)) return 'this name is reserved for data that is stored with the form';
  if (!kinds.includes(field.kind)) return `the kind is not one of ${kinds.join(', ')}`;
  if (field.kind === 'choice') {
    const values = Object.keys(field.options ?? {});
    if (values.length === 0) return 'a choice needs options';
    const wrong = values.find((value) => !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(value));
    if (wrong !== undefined) return `the option ${wrong} is not lower-case letters, digits and hyphens`;
  } else if (field.kind !== 'service' && !(Number.isSafeInteger(field.max) && field.max > 0))
    return 'the bound is not a whole number above 0';
  const place = field.in.find((one) => !places.includes(one));
  return place && `the form is not shown in: ${place}`;
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
>(file: keyof typeof besideSome, places: readonly Where[], fields: Fields): Fields {
  // A source is what is sent beside a form.
  const taken = file === 'source' ? [] : `${besideEveryForm} ${besideSome[file]}`.split(' ');
  const owners = new Map<string, string>();
  for (const [name, field] of Object.entries(fields)) {
    const owner = owners.get(field.label);
    const problem =
      problemOf(name, field, places, taken) ?? (owner && `it has the same label as ${owner}: ${field.label}`);
    if (problem) throw new Error(`shared/forms/${file}.ts, field ${name}: ${problem}`);
    owners.set(field.label, name);
  }
  return fields;
}

export type NamedTextField<Fields extends Form = Form> = Exclude<Field, { kind: 'file' }> & {
  kind: TextKind;
  name: TextName<Fields>;
};

function textFields<Fields extends Form>(form: Fields): NamedTextField<Fields>[] {
  const named = Object.entries(form).map(([name, field]) => ({ ...field, name }));
  // Only the compiler knows the exact names.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return named.filter(({ kind }) => kind !== 'file') as NamedTextField<Fields>[];
}

export function textNames<Fields extends Form>(form: Fields): TextName<Fields>[] {
  return textFields(form).map(({ name }) => name);
}

/** Makes a value for each text field, by name. */
export function eachText<Fields extends Form, Made>(
  form: Fields,
  make: (field: NamedTextField<Fields>) => Made,
): Record<TextName<Fields>, Made> {
  const made = Object.fromEntries(textFields(form).map((field) => [field.name, make(field)]));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return made as Record<TextName<Fields>, Made>;
}

/** Only the form's texts of a larger record. */
export function formTextsOf<Fields extends Form>(form: Fields, record: TextOf<Fields>): TextOf<Fields> {
  return eachText(form, ({ name }) => record[name]);
}

export function shownIn<Fields extends Form>(form: Fields, place: Place): NamedTextField<Fields>[] {
  return textFields(form).filter((field) => field.in.includes(place));
}
