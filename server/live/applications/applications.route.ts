import { createHash } from 'node:crypto';
import { pathTo } from '../../../shared/routes.ts';
import { consentVersion } from '../../../shared/site.ts';
import type { ApplicationRecord, ResumeFacts } from '../../../shared/contracts/application.ts';
import { applicationForm } from '../../../shared/forms/application.ts';
import { textOf } from '../../../shared/forms/define-form.ts';
import { applicationSchema, resumeNameSchema } from '../../../content/form-schemas.ts';
import { formRoute, type Posted } from '../forms.ts';
import { parseFields, Refusal } from '../requests.ts';
import type { Services } from '../services.ts';
import { outgoingOfApplication } from './applications.mail.ts';
import { addApplication, type StoredApplication } from './applications.store.ts';
import { judgeResume } from './judge-resume.ts';
import { readUpload } from './upload.ts';

/**
 * POST /api/applications: stores an application, its resume (SPEC sections 3 and 7), its mails and its event in one
 * transaction. Answers 201 with the record, 413 for a resume over 5 MB, 415 when it is no PDF or Word document. Spam
 * goes to its own folder without mails and gets the same answer.
 */
export function applicationRoutes(services: Services) {
  const { database, options, ceilings, formChoices, wakeOutbox, log, now } = services;
  return formRoute(services, {
    form: 'application',
    read: (context) => readUpload(context, 'resume', ceilings),
    pageOf: ({ jobId }, language) =>
      typeof jobId === 'string' && Object.hasOwn(formChoices().positions, jobId)
        ? pathTo(language, 'job', { jobId })
        : null,
    async store({ fields, file, language, folder, keyOf }) {
      const { positions } = formChoices();
      const text = parseFields(applicationSchema(formChoices()), fields);
      const { facts, content } = resumeOf(file);
      ceilings.store(content.length + JSON.stringify(text).length);
      const receivedAt = now();
      const application: StoredApplication = {
        ...text,
        id: `app-${receivedAt.getTime()}`,
        receivedAt: receivedAt.toISOString(),
        language,
        consentVersion,
        jobTitle: positions[text.jobId]?.[language] ?? text.jobId,
        resume: facts,
        folder,
        status: 'new',
        note: '',
      };
      const sha256 = createHash('sha256').update(content).digest('hex');
      const { value, isRepeat } = await addApplication(
        database,
        application,
        content,
        keyOf({ ...text, resume: [facts.name, sha256] }),
        outgoingOfApplication(application, options),
      );
      wakeOutbox();
      log.info('application', { reference: value.id, isRepeat, isSpam: value.folder === 'spam' });
      return { status: 201, body: recordOf(value), page: pathTo(language, 'careers') };
    },
  });
}

/**
 * Checks the resume.
 * @throws Refusal 422 when it is missing or its name cannot be stored, 415 when it is no PDF or Word document
 */
function resumeOf(file: Posted['file']): { facts: ResumeFacts; content: Uint8Array } {
  const { resume: name } = parseFields(resumeNameSchema, { resume: file?.name });
  const content = file?.content ?? new Uint8Array();
  const type = judgeResume(name, content);
  if (type === null) throw new Refusal(415, content.length === 0 ? 'empty-resume' : 'resume');
  return { facts: { name, sizeBytes: content.length, type }, content };
}

/** The answer to the sender: the record as it was received, also for a repeated request. */
function recordOf(application: StoredApplication): ApplicationRecord {
  const { id, jobId, jobTitle, receivedAt, resume } = application;
  const text = textOf(applicationForm, application);
  return { id, status: 'new', date: receivedAt, jobId, jobTitle, ...text, resume };
}
