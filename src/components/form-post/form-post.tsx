import { type ComponentProps, type ReactNode, useId, useSyncExternalStore } from 'react';
import styles from './form-post.module.css';
import type { FormName } from '#shared/form-endpoints.ts';
import { honeypot } from '#shared/honeypot.ts';
import { Icon } from '#src/components/icon.tsx';
import { sentShare, subscribeSentShare } from '#src/browser/sent-share.ts';

/** Attributes of `<form>` for a submit without scripts. */
type NativeSubmit = Pick<ComponentProps<'form'>, 'method' | 'action' | 'encType'>;

/**
 * With an address the browser posts the form until scripts take over. Without an address a submit does nothing, because
 * of `method="dialog"` outside a dialog: before hydration it neither leaves the page nor puts the input into the URL.
 */
export function nativeSubmit(form: FormName, post: PostSettings | undefined): NativeSubmit {
  if (!post) return { method: 'dialog' };
  return {
    method: 'post',
    action: post.action,
    ...(form === 'application' && { encType: 'multipart/form-data' }),
  };
}

/**
 * What a form needs to be posted without scripts: hidden fields and messages. The API redirects to the page
 * with `#enquiry-sent`, `#enquiry-failed` and so on, and only the target is shown. A form that posts nothing says
 * that it needs scripts, if there is a text for it.
 * @param jobId the job, which is not a field of the form
 */
export function FormPost({
  form,
  words: { unscripted, post },
  jobId,
  className,
}: {
  form: FormName;
  words: { unscripted?: string; post?: PostSettings };
  jobId?: string | undefined;
  className?: string | undefined;
}): ReactNode {
  if (!post)
    return (
      unscripted && (
        <noscript className={className}>
          <p>{unscripted}</p>
        </noscript>
      )
    );
  return (
    <>
      {jobId && <input type="hidden" name="jobId" value={jobId} />}
      <div className={styles.parts}>
        <PostFields post={post} />
        <PostSent id={`${form}-sent`} words={post.sent} />
        <PostFailed id={`${form}-failed`} text={post.failed} />
      </div>
      {post.upload && <UploadProgress label={post.upload} className={className} />}
    </>
  );
}

/**
 * Only in a live build: where and what a form posts, and what it shows without scripts. Without these settings a form
 * sends nothing: code that reaches the browser knows no address of the API.
 */
export interface PostSettings {
  action: string;
  /** Label of the hidden field, for visitors who meet it nevertheless. */
  trap: string;
  language: string;
  /** Path of the form's page; omitted for forms on several pages. */
  page?: string;
  /** Message after a post without scripts, shown by the fragment in the address. */
  sent: { title: string; text?: string };
  failed: string;
  /** Label of the upload's progress; omitted for forms without a file. */
  upload?: string;
}

/** Tells 1Password, LastPass and Bitwarden to leave a field alone. */
const untouched = { 'data-1p-ignore': '', 'data-lpignore': 'true', 'data-bwignore': '' };

/**
 * Hidden fields: language, page, and a trap field that only spam programs fill in. `inert` hides it from
 * keyboard and screen readers; it is sent nevertheless.
 */
export function PostFields({ post }: { post: PostSettings }) {
  return (
    <div className="visually-hidden" inert>
      <input type="hidden" name="language" value={post.language} />
      {post.page && <input type="hidden" name="page" value={post.page} />}
      <label>
        <span>{post.trap}</span>
        <input name={honeypot} tabIndex={-1} autoComplete="off" {...untouched} />
      </label>
    </div>
  );
}

/** Success message for a form posted without scripts; visible while it is the target of the address. */
export function PostSent({
  id,
  words,
  className,
}: {
  id: string;
  words: PostSettings['sent'];
  className?: string | undefined;
}) {
  return (
    <div id={id} className={`plain ${styles.sent} ${className ?? ''}`}>
      <Icon name="check" />
      <strong>{words.title}</strong>
      {words.text && <span>{words.text}</span>}
    </div>
  );
}

/** Failure message for a form posted without scripts; visible while it is the target of the address. */
export function PostFailed({ id, text }: { id: string; text: string }) {
  return (
    <div id={id} className={`plain ${styles.failed}`}>
      <Icon name="circle-alert" />
      <span>{text}</span>
    </div>
  );
}

const notYet = () => null;

/** How much of a form with a file has been sent; nothing until the upload starts (live mode). */
export function UploadProgress({ label, className }: { label: string; className?: string | undefined }) {
  const id = useId();
  const share = useSyncExternalStore(subscribeSentShare, sentShare, notYet);
  if (share === null) return null;
  return (
    <div className={`small quiet ${styles.progress} ${className ?? ''}`}>
      <label htmlFor={id}>{label}</label>
      <progress id={id} max={1} value={share} />
    </div>
  );
}
