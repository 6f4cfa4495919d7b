import { useEffect, useEffectEvent, useRef } from 'react';
import { PostedForm, type PostedFormWords } from '#src/components/posted-form.tsx';
import { limits } from '#shared/limits.ts';
import type { Application, ApplicationMails } from '#shared/contracts/application.ts';
import type { ApplicationText } from '#shared/forms/application.ts';
import type { LocalizedField } from '#shared/forms/localized-field.ts';
import type { Picked } from '#shared/i18n/translator.ts';
import { isAnyFilled, readText } from '#src/components/read-text.ts';
import { usePostedForm } from '#src/components/form-post/use-posted-form.ts';
import { useUnsavedGuard } from '#src/components/use-unsaved-guard.ts';
import { explainCause } from '#src/browser/sending/explain-cause.ts';
import type { Cause } from '#src/browser/sending/failure-cause.ts';
import { createPostSubmit } from '#src/browser/sending/post-submit.ts';
import type { Refused, Submit } from '#src/browser/sending/submit.ts';
import { ButtonLink } from '#src/components/button.tsx';
import { CheckboxField } from '#src/components/checkbox-field.tsx';
import { isPathOfPage } from '#src/components/page-addresses.ts';
import layout from '#src/components/form-layout.module.css';
import { createLiveApplication } from './live-application.ts';
import { ResumeField, explainResume, type ResumeWords } from './resume-field.tsx';
import { createSimulatedApplication } from './simulated-application.ts';
import { useDraft } from './use-draft.ts';
import { navigateTo } from '#src/browser/follow-in-place.ts';
import { notify } from '#src/components/notifications/notifications-store.ts';

/** True when the visitor goes to another page or site; another language of this page does not count. */
function leavesPage({ destination, downloadRequest }: NavigateEvent): boolean {
  const { protocol, origin, pathname } = new URL(destination.url);
  if (downloadRequest !== null || !protocol.startsWith('http')) return false;
  return origin !== location.origin || (pathname !== location.pathname && !isPathOfPage(pathname));
}

/**
 * Goes to another page after a delay, unless the visitor leaves earlier (SPEC section 4, Application).
 * @param isDue starts the delay
 * @param href in the language of the page, which may change during the delay
 * @param delayMs milliseconds
 */
function useRedirect(isDue: boolean, href: string, delayMs: number): void {
  const follow = useEffectEvent(() => {
    if (!navigateTo(href)) location.assign(href);
  });
  useEffect(() => {
    if (!isDue) return;
    const timer = setTimeout(() => follow(), delayMs);
    const pages = 'navigation' in window ? navigation : undefined;
    const giveWay = (event: NavigateEvent) => {
      if (leavesPage(event)) clearTimeout(timer);
    };
    pages?.addEventListener('navigate', giveWay);
    return () => {
      clearTimeout(timer);
      pages?.removeEventListener('navigate', giveWay);
    };
  }, [isDue, delayMs]);
}

/** The attached resume; an empty file input gives a file without a name. */
function readResume(form: FormData): File | null {
  const file = form.get('resume');
  return file instanceof File && file.name !== '' ? file : null;
}

/** The application, or null without a resume (the browser asks for one before). */
function readApplication(
  form: FormData,
  fields: ApplicationWords['fields'],
  jobId: string,
): Application | null {
  const resume = readResume(form);
  return resume && { ...readText(form, fields), resume, jobId };
}

export interface ApplicationWords
  extends PostedFormWords, Picked<'form'>, Picked<'application.form', 'failedAgain' | 'unscripted'> {
  /** In order, without the resume. */
  fields: readonly LocalizedField<keyof ApplicationText>[];
  resume: ResumeWords;
  draft: Picked<'application.draft', 'hint'>;
  /** Only in a simulated build: the emails in its console. */
  mails?: ApplicationMails;
}

/** What the applicant has to do after a failure; about the resume also at its field. */
function explain({ resume, causes }: ApplicationWords, cause: Cause, file: File): Refused | null {
  const problem = explainResume(resume, cause, file);
  if (problem === null || !causes) return explainCause(causes, cause);
  return { message: `${problem} ${causes.again}`, messages: { resume: problem } };
}

/** Another origin need not know the upload of our API. */
const postTo = (address: string): Submit<Application> =>
  address.startsWith('/')
    ? createLiveApplication(address)
    : createPostSubmit<Application>(address, limits.mail.delayMs);

/**
 * The application form of a job (SPEC sections 3, 4, 5 and 8): idle, submitting, then success, which leads to
 * Careers after two seconds, or a failure that keeps all input and the file.
 * @param job the job to apply for
 * @param careersHref the page after success, in the page's language
 */
export function ApplicationForm({
  job,
  careersHref,
  words,
}: {
  job: { id: string; title: string };
  careersHref: string;
  words: ApplicationWords;
}) {
  const { fields } = words;
  const form = useRef<HTMLFormElement>(null);
  const draftBox = useRef<HTMLInputElement>(null);
  const draft = useDraft(job.id, fields, form, draftBox);
  const sending = usePostedForm<Application>('application', {
    words,
    leastMs: limits.mail.delayMs,
    postTo,
    simulated: createSimulatedApplication(job.title, words.mails),
    read: (data) => readApplication(data, fields, job.id),
    failed: { title: words.failed, description: words.failedAgain },
    explain: (cause, { resume }) => explain(words, cause, resume),
    isSentOnce: true,
    onChange: draft.update,
    onSent() {
      draft.forget();
      notify({
        channel: 'status',
        tone: 'success',
        title: words.succeeded,
        note: words.demonstration?.done,
      });
    },
  });
  const isSent = sending.status === 'sent';
  useRedirect(isSent, careersHref, limits.application.redirectDelayMs);
  useUnsavedGuard(() => {
    if (!form.current || isSent) return false;
    const data = new FormData(form.current);
    // A disabled file input (while sending) is not part of the form data.
    const hasResume = readResume(data) !== null || sending.status === 'sending';
    return hasResume || (!draft.isKept && isAnyFilled(readText(data, fields)));
  }, words.leaveQuestion);

  const draftHints = {
    off: words.draft.hint,
    on: words.draft.hint,
    restored: words.draft.restored,
    refused: words.draft.refused,
  };
  const labels = { idle: words.submit, sending: words.submitting, sent: words.submitted };
  return (
    <PostedForm
      ref={form}
      form={sending}
      {...{ words, fields }}
      button={{ labels, keepsFocus: true }}
      actions={<ButtonLink href={careersHref}>{words.back}</ButtonLink>}
      jobId={job.id}
    >
      <ResumeField
        words={words.resume}
        problem={sending.problems['resume']}
        isDisabled={sending.isLocked}
        className={layout.whole}
      />
      <CheckboxField
        ref={draftBox}
        name="draft"
        label={words.draft.label}
        hint={<span aria-live="polite">{draftHints[draft.state]}</span>}
        checked={draft.isKept}
        disabled={sending.isLocked}
        onChange={(event) => draft.keep(event.currentTarget.checked)}
        className={layout.whole}
      />
    </PostedForm>
  );
}
