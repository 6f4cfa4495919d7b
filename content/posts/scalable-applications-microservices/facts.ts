import type { PostFacts } from '../post-facts.ts';

/** Language-neutral facts of this post. */
export const facts = {
  id: 'scalable-applications-microservices',
  date: '2025-04-03',
  author: 'jonas',
  category: 'development',
  cover: 'islands',
  related: ['database-optimization-techniques', 'devops-implementation-guide'],
} satisfies PostFacts;
