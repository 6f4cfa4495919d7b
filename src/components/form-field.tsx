import type { LocalizedField } from '#shared/forms/localized-field.ts';
import layout from './form-layout.module.css';
import { TextField } from './field.tsx';
import { SelectField } from './select-field.tsx';
import { TextAreaField } from './text-area-field.tsx';

/**
 * A described field of a form as its control (SPEC section 5, Validation rules).
 * @param optional shown after the label of a field that may be empty
 * @param problem what the server refused
 * @param readOnly while the form is sent; lists stay as they are, because HTML has no read-only list
 */
export function FormField({
  field: { name, kind, label, isRequired, autoComplete, placeholder, hint, options = [], value },
  optional,
  problem,
  readOnly,
}: {
  field: LocalizedField;
  optional: string;
  problem: string | undefined;
  readOnly: boolean;
}) {
  const frame = { name, label, hint, problem, optional, required: isRequired };
  const control = { ...frame, autoComplete, placeholder, readOnly };
  switch (kind) {
    case 'line':
      return <TextField {...control} />;
    case 'email':
      return <TextField {...control} type="email" />;
    case 'phone':
      return <TextField {...control} type="tel" />;
    case 'link':
      // Not of the type url, which would refuse linkedin.com/in/x (R214).
      return <TextField {...control} dir="ltr" inputMode="url" autoCapitalize="off" spellCheck={false} />;
    case 'text':
      return <TextAreaField {...control} rows={5} className={layout.whole} />;
    case 'service':
    case 'choice':
      return (
        <SelectField
          {...frame}
          autoComplete={autoComplete}
          placeholder={placeholder ?? ''}
          options={options}
          defaultValue={value}
          className={layout.whole}
        />
      );
  }
}
