import { createHash, randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { consentVersion } from '../../../config/site.ts';
import { pathTo } from '../../../config/routes.ts';
import type { ApplicationRecord, ResumeFacts } from '../../../shared/contracts/application.ts';
import { applicationForm } from '../../../shared/forms/application.ts';
import { textOf } from '../../../shared/forms/define-form.ts';
import { applicationSchema, resumeNameSchema } from '../../../shared/forms/schemas.ts';
import { applicationMails } from '../mail/texts.ts';
import type { LiveParts } from '../parts.ts';
import { judgeResume } from '../resumes/judge-resume.ts';
import { isSpam } from '../security/spam.ts';
import type { IdempotencyKey, Stored, StoredApplication } from '../store/store.ts';
import { answerPost, idempotencyKeyOf, readPost } from './answer-post.ts';
import type { LiveBindings } from './live-context.ts';
import { Refusal } from './answers.ts';
import { parseFields } from './parse-fields.ts';
import { readUpload, type UploadedFile } from './read-upload.ts';

/**
 * POST /applications: stores an application with its resume (SPEC sections 3 and 7) and its two mails.
 * Answers 201 with the record, 413 for a resume over 5 MB, 415 when it is no PDF or Word document. Spam goes
 * to its own folder without mails and gets the same answer.
 */
export function applicationRoutes(parts: LiveParts): Hono<{ Bindings: LiveBindings }> {
  const app = new Hono<{ Bindings: LiveBindings }>();
  app.post('/applications', (context) =>
    answerPost(context, parts, 'application', async (post) => {
      const { fields, file } = await readUpload(context, 'resume');
      const { language, chosenKey } = readPost(context, post, fields);
      const choices = parts.formChoices();
      const text = parseFields(applicationSchema(choices), fields);
      post.page ??= pathTo(language, 'job', { jobId: text.jobId });
      const resume = resumeOf(file);
      const receivedAt = parts.now();
      const application: StoredApplication = {
        ...text,
        id: `app-${receivedAt.getTime()}`,
        jobTitle: choices.positions[text.jobId]?.[language] ?? text.jobId,
        resume: { ...resume.facts, key: randomUUID() },
        folder: isSpam(fields) ? 'spam' : 'inbox',
        status: 'new',
        assignedTo: null,
        notes: [],
        language,
        consentVersion,
        receivedAt: receivedAt.toISOString(),
      };
      const sha256 = createHash('sha256').update(resume.content).digest('hex');
      const key = idempotencyKeyOf('application', chosenKey, {
        ...text,
        resume: [resume.facts.name, sha256],
      });
      const { value, isRepeat } = await storeWithFile(parts, application, key, resume.content);
      parts.wakeOutbox();
      if (!isRepeat && value.folder === 'inbox') parts.arrivals.publish({ kind: 'application', item: value });
      parts.log.info('application', { reference: value.id, isRepeat, isSpam: value.folder === 'spam' });
      return { status: 201, body: recordOf(value), page: pathTo(language, 'careers') };
    }),
  );
  return app;
}

/**
 * Checks the resume.
 * @throws Refusal 422 when it is missing or its name cannot be stored, 415 when it is no PDF or Word document
 */
function resumeOf(file: UploadedFile | null): { facts: ResumeFacts; content: Uint8Array } {
  const { resume: name } = parseFields(resumeNameSchema, { resume: file?.name });
  const content = file?.content ?? new Uint8Array();
  const type = judgeResume(name, content);
  if (type === null) throw new Refusal(415, content.length === 0 ? 'empty-resume' : 'resume');
  return { facts: { name, sizeBytes: content.length, type }, content };
}

/**
 * Announces the file, writes it, then stores its row: after a crash the store knows every file. The file is
 * removed here only when no row can have it. A failed transaction may still have been committed (connection
 * lost after the commit); then the file stays announced and the daily job decides.
 */
async function storeWithFile(
  { store, resumeFiles, options }: LiveParts,
  application: StoredApplication,
  key: IdempotencyKey,
  content: Uint8Array,
): Promise<Stored<StoredApplication>> {
  const file = application.resume.key;
  const remove = async () => {
    await resumeFiles.remove(file);
    await store.forgetResume(file);
  };
  await store.announceResume(file, application.receivedAt);
  try {
    await resumeFiles.write(file, content);
  } catch (error) {
    // A file that cannot be removed now stays announced.
    await remove().catch(() => {});
    throw error;
  }
  const stored = await store.addApplication(application, key, applicationMails(application, options));
  if (stored.isRepeat) await remove().catch(() => {});
  return stored;
}

/** The answer to the sender: the record as it was received, also for a repeated request. */
function recordOf(application: StoredApplication): ApplicationRecord {
  const { id, jobId, jobTitle, receivedAt } = application;
  const { key: _, ...resume } = application.resume;
  const text = textOf(applicationForm, application);
  return { id, status: 'new', date: receivedAt, jobId, jobTitle, ...text, resume };
}
