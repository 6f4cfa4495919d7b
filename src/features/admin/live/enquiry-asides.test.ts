import { expect, it } from 'vitest';
import { shownIn } from '../../../../shared/forms/define-form.ts';
import { enquiryForm } from '../../../../shared/forms/enquiry.ts';
import { emptyOf, filledOf } from '../../../../shared/test-support/form-samples.ts';
import { enquiryAsides } from './enquiry-asides.ts';

it('says who wrote, how to reach them and what about, in this order', () => {
  const enquiry = {
    ...emptyOf(enquiryForm),
    phone: '+47 22',
    company: 'Halden',
    serviceInterest: 'cloud',
    message: 'One.\nTwo.',
  };
  expect(enquiryAsides(enquiry, { cloud: 'Managed Cloud Services' })).toEqual({
    line: 'Halden · +47\u00A022 · Managed Cloud Services',
    texts: ['One.\nTwo.'],
  });
  expect(enquiryAsides({ ...enquiry, phone: '', company: '' }, {}).line).toBe('cloud');
});

it('shows every field that is described to show in the dashboard', () => {
  const enquiry = filledOf(enquiryForm);
  const { line, texts } = enquiryAsides(enquiry, {});
  for (const { name } of shownIn(enquiryForm, 'dashboard'))
    expect([line.replaceAll('\u00A0', ' '), ...texts].join('\n')).toContain(enquiry[name]);
});
