import type { ReactNode } from 'react';
import type { FormPostProps, NativeSubmit, PostWords, SubmittedForm } from './form-post.ts';
import { PostFailed, PostSent } from './live/post-answer.tsx';
import { PostFields } from './live/post-fields.tsx';
import styles from './live/post-parts.module.css';
import { UploadProgress } from './live/upload-progress.tsx';

const newsletter = { method: 'post', action: '/api/newsletter' };
const submits = {
  enquiry: { method: 'post', action: '/api/enquiries', toolname: 'send_message' },
  newsletter: { ...newsletter, toolname: 'subscribe_to_newsletter' },
  // Of two tools with one name on a page a browser takes the first.
  footerNewsletter: { ...newsletter, toolname: 'subscribe_at_foot' },
  application: {
    method: 'post',
    action: '/api/applications',
    encType: 'multipart/form-data',
    toolname: 'apply_for_job',
  },
} satisfies Record<SubmittedForm, NativeSubmit>;

/**
 * The browser posts the form, until scripts do it. An assistant may fill it in; the visitor sends it, because there
 * is no `toolautosubmit`.
 */
export function nativeSubmit(form: SubmittedForm, post: PostWords | undefined): NativeSubmit {
  return { ...submits[form], tooldescription: post?.tool };
}

/**
 * What a form needs to be posted without scripts: hidden fields and messages. The API redirects to the page
 * with `#enquiry-sent`, `#enquiry-failed` and so on, and only the target is shown.
 */
export function FormPost({ form, words: { post }, jobId, className }: FormPostProps): ReactNode {
  if (!post) return null;
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
