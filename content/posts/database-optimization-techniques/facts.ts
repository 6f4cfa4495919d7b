import type { PostFacts } from '../post-facts.ts';

/** Language-neutral facts of this post. */
export const facts = {
  id: 'database-optimization-techniques',
  date: '2025-03-21',
  author: 'priya',
  category: 'database',
  cover: 'terrace',
  related: ['scalable-applications-microservices', 'future-of-cloud-computing'],
} satisfies PostFacts;
