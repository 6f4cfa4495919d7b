/** The value of a field of a form by its name; empty when there is none. */
export function valueIn(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name);
  return typeof value === 'string' ? value : '';
}
