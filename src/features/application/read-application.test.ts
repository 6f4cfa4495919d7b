import { expect, it } from 'vitest';
import { applicationTextFields } from '../../../shared/contracts/application.ts';
import { sampleApplications } from '../../../shared/test-support/application-samples.ts';
import { hasText, readApplication, readApplicationText, readResume } from './read-application.ts';

function formDataOf(values: Record<string, string | File>): FormData {
  const fields = new FormData();
  for (const [name, value] of Object.entries(values)) fields.set(name, value);
  return fields;
}

it.each(Object.entries(sampleApplications))(
  'reads the eight fields as they were: %s (R212)',
  (_, application) => {
    const { jobId, jobTitle } = application;
    expect(readApplication(formDataOf(application), { id: jobId, title: jobTitle })).toEqual(application);
  },
);

it('is no application without a resume, which an empty file input is (R213)', () => {
  const fields = formDataOf({ ...sampleApplications.short, resume: new File([], '') });
  expect(readResume(fields)).toBeNull();
  expect(readApplication(fields, { id: 'x', title: 'X' })).toBeNull();
});

it('knows whether something was typed', () => {
  const untouched = readApplicationText(new FormData());
  expect(hasText(untouched)).toBe(false);
  for (const name of applicationTextFields) expect(hasText({ ...untouched, [name]: 'x' })).toBe(true);
});
