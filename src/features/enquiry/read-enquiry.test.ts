import { expect, it } from 'vitest';
import { sampleEnquiries } from '../../ports/test-support/submission-suite.ts';
import { hasTyped, readEnquiry } from './read-enquiry.ts';

function formDataOf(values: Record<string, string>): FormData {
  const fields = new FormData();
  for (const [name, value] of Object.entries(values)) fields.set(name, value);
  return fields;
}

it.each(Object.entries(sampleEnquiries))(
  'reads the six fields as they were typed: %s (R186)',
  (_, enquiry) => {
    expect(readEnquiry(formDataOf(enquiry))).toEqual(enquiry);
  },
);

it('takes a missing field for an empty one, and an unknown service for none (R187)', () => {
  const read = readEnquiry(formDataOf({ name: 'Jon', serviceInterest: 'blockchain' }));
  expect(read).toEqual({ name: 'Jon', email: '', phone: '', company: '', serviceInterest: '', message: '' });
});

it('knows whether something was typed', () => {
  const untouched = {
    name: '',
    email: '',
    phone: '',
    company: '',
    message: '',
    serviceInterest: '',
  } as const;
  expect(hasTyped(untouched)).toBe(false);
  expect(hasTyped({ ...untouched, serviceInterest: 'cloud' })).toBe(false);
  for (const field of ['name', 'email', 'phone', 'company', 'message']) {
    expect(hasTyped({ ...untouched, [field]: 'x' })).toBe(true);
  }
});
