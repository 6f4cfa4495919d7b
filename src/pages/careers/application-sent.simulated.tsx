import type { ReactNode } from 'react';
import type { PostWords } from '../../ui/form-post/form-post.ts';

/** Nothing is posted without scripts, so there is nothing to tell. */
export function ApplicationSent(_: { words: PostWords['sent'] | undefined }): ReactNode {
  return null;
}
