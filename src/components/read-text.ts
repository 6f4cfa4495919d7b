/**
 * The texts typed into a form; a missing field counts as empty.
 * @param fields an object with the names to read, such as the labels
 */
export function readText<Name extends string>(
  form: FormData,
  fields: Readonly<Record<Name, unknown>>,
): Record<Name, string> {
  const textOf = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return Object.fromEntries(Object.keys(fields).map((name) => [name, textOf(name)])) as Record<Name, string>;
}

/** True when there is input that would be lost. */
export const isAnyFilled = (text: Readonly<Record<string, string>>): boolean =>
  Object.values(text).some((value) => value !== '');
