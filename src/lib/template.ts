declare const parameters: unique symbol;

/**
 * A text whose `{parameters}` are filled in where it is shown, as `Template<'name' | 'job'>`: a string that knows them. It comes from
 * `t.template` and goes to a component as it is.
 */
export type Template<Name extends string> = string & { readonly [parameters]: (name: Name) => Name };

/** What stands for a parameter. */
export type TemplateValue = string | number;

/** Replaces `{name}` by its value; a parameter without a value stays visible, so that it gets noticed. */
export function fillParameters(text: string, values: Readonly<Record<string, TemplateValue>>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : placeholder,
  );
}

/** Fills in a template: each of its parameters has to be given and no other, or it does not compile. */
export function fill<Name extends string>(
  template: Template<Name>,
  values: Readonly<Record<NoInfer<Name>, TemplateValue>>,
): string {
  return fillParameters(template, values);
}
