import { formControls } from '#shared/form-controls.ts';
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
  const own = formControls[kind];
  switch (own.element) {
    case 'input':
      return <TextField {...control} {...own.attributes} />;
    case 'textarea':
      return <TextAreaField {...control} {...own.attributes} className={layout.whole} />;
    case 'select':
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
