import type { PostWords } from '../../ui/form-post/form-post.ts';

export interface FooterNewsletterWords {
  label: string;
  placeholder: string;
  subscribe: string;
  /** Only in a simulated build: the way to a form that works, where there is one. */
  signup?: { href: string; label: string };
  /** Only in a live build. */
  post?: PostWords;
}
