import { expect, it } from 'vitest';
import { sampleApplications } from '../../../shared/test-support/application-samples.ts';
import { applicationForm } from '../../../shared/forms/application.ts';
import { eachText } from '../../../shared/forms/define-form.ts';
import { readApplication, readResume } from './read-application.ts';

const labels = eachText(applicationForm, ({ name }) => name);

function formDataOf(values: Record<string, string | File>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return form;
}

it.each(Object.entries(sampleApplications))('reads all fields as they were: %s (R212)', (_, application) => {
  const { jobId, jobTitle } = application;
  const job = { id: jobId, title: jobTitle };
  expect(readApplication(formDataOf(application), labels, job)).toEqual(application);
});

it('is no application without a resume, which an empty file input is (R213)', () => {
  const form = formDataOf({ ...sampleApplications.short, resume: new File([], '') });
  expect(readResume(form)).toBeNull();
  expect(readApplication(form, labels, { id: 'x', title: 'X' })).toBeNull();
});
