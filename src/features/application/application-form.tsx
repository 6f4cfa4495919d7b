import { useEffect, useEffectEvent, useRef, type SubmitEvent } from 'react';
import { FormPost, nativeSubmit, type PostWords } from '#src/components/form-post/form-post.tsx';
import { limits } from '#shared/limits.ts';
import type { Application, ApplicationRecord, ApplicationMails } from '#shared/contracts/application.ts';
import type { ApplicationText } from '#shared/forms/application.ts';
import type { LocalizedField } from '#shared/forms/localized-field.ts';
import type { Picked } from '#shared/i18n/translator.ts';
import { isAnyFilled, readText } from '#src/components/read-text.ts';
import { useSubmission } from '#src/components/sending/use-submission.ts';
import { useUnsavedGuard } from '#src/components/use-unsaved-guard.ts';
import { explainCause } from '#src/components/sending/explain-cause.ts';
import type { Cause } from '#src/components/sending/failure-cause.ts';
import { createPostSubmit } from '#src/components/sending/live-submit.ts';
import type { Refused, Submit } from '#src/components/sending/submit.ts';
import { ButtonLink } from '#src/components/button.tsx';
import { CheckboxField } from '#src/components/checkbox-field.tsx';
import { FormField } from '#src/components/form-field.tsx';
import { FormFailure, FormPrivacy, type PrivacyWords } from '#src/components/form-privacy.tsx';
import { SubmitButton } from '#src/components/submit-button.tsx';
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
  job: { id: string; title: string },
): Application | null {
  const resume = readResume(form);
  return resume && { ...readText(form, fields), resume, jobId: job.id, jobTitle: job.title };
}

/** Words of the form in one language. */
export interface ApplicationWords
  extends PrivacyWords, Picked<'form'>, Picked<'application.form', 'failedAgain' | 'unscripted'> {
  /** In order, without the resume. */
  fields: readonly LocalizedField<keyof ApplicationText>[];
  resume: ResumeWords;
  draft: Picked<'application.draft', 'hint'>;
  /** Only in a simulated build: the emails in its console. */
  mails?: ApplicationMails;
  /** Only in a live build. */
  post?: PostWords;
  /** What it says of failures that only the visitor can mend; `again` names the address to write to. */
  causes?: Picked<'live.failure', 'again'>;
}

/** What the applicant has to do after a failure; about the resume also at its field. */
function explain({ resume, causes }: ApplicationWords, cause: Cause, file: File): Refused | null {
  const problem = explainResume(resume, cause, file);
  if (problem === null || !causes) return explainCause(causes, cause);
  return { message: `${problem} ${causes.again}`, messages: { resume: problem } };
}

let live: Submit<Application, Application | ApplicationRecord> | undefined;
const livePost = (address: string): NonNullable<typeof live> =>
  address.startsWith('/')
    ? createLiveApplication(address)
    : createPostSubmit<Application>(address, limits.mail.delayMs);
/** Creates the live one when the form is first shown, because the spam check measures from then. */
const submitOf = ({ post, mails }: Pick<ApplicationWords, 'post' | 'mails'>): NonNullable<typeof live> =>
  post ? (live ??= livePost(post.action)) : createSimulatedApplication(mails);

/**
 * The application form of a job (SPEC sections 3, 4, 5 and 8): idle, submitting, then success, which leads to
 * Careers after two seconds, or a failure that keeps all input and the file. The browser validates and holds
 * the values.
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
  const { state, hasFailed, refused, forgetProblem, submit } = useSubmission(submitOf(words), {
    sent() {
      draft.forget();
      notify({
        channel: 'status',
        tone: 'success',
        title: words.succeeded,
        note: words.demonstration?.done,
      });
    },
    failed: (final) =>
      notify({
        channel: 'status',
        tone: 'error',
        title: final?.message ?? words.failed,
        description: final ? undefined : words.failedAgain,
      }),
    explain: (cause, { resume }) => explain(words, cause, resume),
  });
  const isIdle = state.status === 'idle';
  const isSent = state.status === 'sent';
  useRedirect(isSent, careersHref, limits.application.redirectDelayMs);
  useUnsavedGuard(() => {
    if (!form.current || isSent) return false;
    const data = new FormData(form.current);
    // A disabled file input (while sending) is not part of the form data.
    const hasResume = readResume(data) !== null || state.status === 'sending';
    return hasResume || (!draft.isKept && isAnyFilled(readText(data, fields)));
  }, words.leaveQuestion);

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const application = readApplication(new FormData(event.currentTarget), fields, job);
    if (application && !isSent) void submit(application);
  };

  const draftHints = {
    off: words.draft.hint,
    on: words.draft.hint,
    restored: words.draft.restored,
    refused: words.draft.refused,
  };
  const buttonText = { idle: words.submit, sending: words.submitting, sent: words.submitted };
  return (
    <form
      ref={form}
      {...nativeSubmit('application', words.post)}
      className={layout.form}
      aria-busy={state.status === 'sending'}
      onSubmit={handleSubmit}
      onInput={(event) => {
        draft.update();
        forgetProblem(event);
      }}
    >
      {fields.map((field) => (
        <FormField
          key={field.name}
          field={field}
          optional={words.optional}
          problem={refused?.messages[field.name]}
          readOnly={!isIdle}
        />
      ))}
      <ResumeField
        words={words.resume}
        problem={refused?.messages['resume']}
        isDisabled={!isIdle}
        className={layout.whole}
      />
      <CheckboxField
        ref={draftBox}
        name="draft"
        label={words.draft.label}
        hint={<span aria-live="polite">{draftHints[draft.state]}</span>}
        checked={draft.isKept}
        disabled={!isIdle}
        onChange={(event) => draft.keep(event.currentTarget.checked)}
        className={layout.whole}
      />
      <FormPost form="application" words={words} jobId={job.id} className={layout.whole} />
      <div className={`${layout.whole} ${layout.end}`}>
        <SubmitButton look="primary" status={state.status} labels={buttonText} keepsFocus />
        <ButtonLink href={careersHref}>{words.back}</ButtonLink>
        <FormFailure text={hasFailed && (refused?.message ?? `${words.failed} ${words.failedAgain}`)} />
        <FormPrivacy words={words} />
      </div>
    </form>
  );
}
