import type { ComponentProps, ReactNode } from 'react';
import { PostFailed, PostSent } from './post-answer.tsx';
import { PostFields } from './post-fields.tsx';
import styles from './post-parts.module.css';
import type { PostWords } from './post-words.ts';
import { UploadProgress } from './upload-progress.tsx';

/** The forms with an endpoint of the API. */
type PostedForm = 'enquiry' | 'newsletter' | 'application';

/** The same, and the newsletter form of the footer. */
type SubmittedForm = PostedForm | 'footerNewsletter';

/**
 * Attributes of `<form>` for a submit without scripts; in live mode also those by which a browser offers the form
 * to the visitor's assistant as a tool (https://developer.chrome.com/docs/ai/webmcp/declarative-api).
 */
type NativeSubmit = Pick<ComponentProps<'form'>, 'method' | 'action' | 'encType'> & {
  toolname?: string;
  tooldescription?: string;
};

/** All different, because a browser takes only the first tool of a name on a page. */
const toolNames: Record<SubmittedForm, string> = {
  enquiry: 'send_message',
  newsletter: 'subscribe_to_newsletter',
  footerNewsletter: 'subscribe_at_foot',
  application: 'apply_for_job',
};

/**
 * With an address the browser posts the form until scripts take over. An assistant may fill it in, but not send it:
 * there is no `toolautosubmit`. Without an address a submit does nothing, because of `method="dialog"` outside a
 * dialog: before hydration it neither leaves the page nor puts the input into the URL. Then the form is no tool, so
 * that no assistant believes that it has sent something.
 */
export function nativeSubmit(form: SubmittedForm, post: PostWords | undefined): NativeSubmit {
  if (!post) return { method: 'dialog' };
  return {
    method: 'post',
    action: post.action,
    ...(form === 'application' && { encType: 'multipart/form-data' }),
    toolname: toolNames[form],
    tooldescription: post.tool,
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
  form: PostedForm;
  words: { unscripted?: string; post?: PostWords };
  jobId?: string;
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
        <PostFields words={post} />
        <PostSent id={`${form}-sent`} words={post.sent} />
        <PostFailed id={`${form}-failed`} text={post.failed} />
      </div>
      {post.upload && <UploadProgress label={post.upload} className={className} />}
    </>
  );
}
