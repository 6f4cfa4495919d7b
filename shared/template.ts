declare const parameters: unique symbol;

/**
 * A text with `{parameters}` that are filled in where it is shown; its type names them, as `Template<'name' |
 * 'job'>`. Made by `t.template`.
 */
export type Template<Name extends string> = string & { readonly [parameters]: (name: Name) => Name };

export type TemplateValue = string | number;

/** Replaces `{name}` by its value; a parameter without a value stays visible, so that it is noticed. */
export function fillParameters(text: string, values: Readonly<Record<string, TemplateValue>>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : placeholder,
  );
}

/** Fills in a template; the compiler checks that exactly its parameters are given. */
export function fill<Name extends string>(
  template: Template<Name>,
  values: Readonly<Record<NoInfer<Name>, TemplateValue>>,
): string {
  return fillParameters(template, values);
}
