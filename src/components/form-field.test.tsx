import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { TextKind } from '#shared/forms/define-form.ts';
import type { LocalizedField } from '#shared/forms/localized-field.ts';
import { FormField } from './form-field.tsx';

const options = [
  { value: 'small', label: 'Under 10,000' },
  { value: 'large', label: 'More' },
];
const markupOf = (field: Partial<LocalizedField>, problem?: string) =>
  renderToStaticMarkup(
    <FormField
      field={{ name: 'budget', kind: 'line', label: 'Budget', isRequired: false, ...field }}
      optional="Optional"
      problem={problem}
      readOnly={false}
    />,
  );

const controls: Record<TextKind, RegExp> = {
  line: /<input [^>]*type="text"/,
  email: /<input [^>]*type="email"/,
  phone: /<input [^>]*type="tel"/,
  link: /<input [^>]*type="text"[^>]*inputMode="url"|<input [^>]*inputMode="url"[^>]*type="text"/i,
  text: /<textarea /,
  service: /<select /,
  choice: /<select /,
};

it.each(Object.entries(controls))(
  'shows a field of the kind %s with label, name and problem',
  (kind, tag) => {
    const markup = markupOf({ kind: kind as TextKind, options }, 'Please choose');
    expect(markup).toMatch(tag);
    const [, id] = /<label for="([^"]+)"/.exec(markup) ?? [];
    const [control = ''] = /<(?:input|textarea|select)[^>]*>/.exec(markup) ?? [];
    for (const attribute of [`id="${id}"`, 'name="budget"', `aria-describedby="${id}-problem"`])
      expect(control).toContain(attribute);
    expect(markup).toContain('>Optional<');
  },
);

it.each(['service', 'choice'] as const)(
  'offers the options of a %s after an empty one, which a required one with an asterisk refuses (R191)',
  (kind) => {
    const markup = markupOf({ kind, options, placeholder: 'Choose', isRequired: true });
    expect(
      [...markup.matchAll(/<option value="([^"]*)"[^>]*>([^<]*)</g)].map(([, ...found]) => found),
    ).toEqual([
      ['', 'Choose'],
      ['small', 'Under 10,000'],
      ['large', 'More'],
    ]);
    expect(markup).toMatch(/<select [^>]*required/);
    expect(markup).toMatch(/>Budget<\/span><span [^>]*aria-hidden="true">\*<\/span>/);
    expect(markup).not.toContain('Optional');
  },
);
