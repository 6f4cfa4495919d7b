import type { ReactNode } from 'react';
import type { FormPostProps, NativeSubmit, PostedForm } from './form-post.ts';
import { PostFailed, PostSent } from './live/post-answer.tsx';
import { PostFields } from './live/post-fields.tsx';
import styles from './live/post-parts.module.css';
import { UploadProgress } from './live/upload-progress.tsx';

const submits = {
  enquiry: { method: 'post', action: '/api/enquiries' },
  newsletter: { method: 'post', action: '/api/newsletter' },
  application: { method: 'post', action: '/api/applications', encType: 'multipart/form-data' },
} satisfies Record<PostedForm, NativeSubmit>;

/** The browser posts the form, until scripts do it. */
export function nativeSubmit(form: PostedForm): NativeSubmit {
  return submits[form];
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
