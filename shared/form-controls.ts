/** The control of each kind of form field, on the pages with scripts and on the plain page of the server. */
export const formControls = {
  line: { element: 'input', attributes: { type: 'text', dir: 'auto' } },
  email: { element: 'input', attributes: { type: 'email', dir: 'ltr' } },
  phone: { element: 'input', attributes: { type: 'tel', dir: 'ltr' } },
  link: {
    element: 'input',
    attributes: {
      // Not of the type url, which would refuse linkedin.com/in/x (R214).
      type: 'text',
      dir: 'ltr',
      inputMode: 'url',
      autoCapitalize: 'off',
      spellCheck: 'false',
    },
  },
  text: { element: 'textarea', attributes: { rows: 5, dir: 'auto' } },
  service: { element: 'select' },
  choice: { element: 'select' },
} as const;
