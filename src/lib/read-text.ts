/**
 * What was typed into a form, as it was typed; a field that is not there counts as empty.
 * @param fields those names are read, such as the labels by name
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

/** True when something was typed that leaving the page would lose. */
export const isAnyFilled = (text: Readonly<Record<string, string>>): boolean =>
  Object.values(text).some((value) => value !== '');
