/** The texts typed into the fields of a form; a missing field counts as empty. */
export function readText<Name extends string>(
  form: FormData,
  fields: readonly { name: Name }[],
): Record<Name, string> {
  const textOf = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return Object.fromEntries(fields.map(({ name }) => [name, textOf(name)])) as Record<Name, string>;
}

/** True when there is input that would be lost. */
export const isAnyFilled = (text: Readonly<Record<string, string>>): boolean =>
  Object.values(text).some((value) => value !== '');
