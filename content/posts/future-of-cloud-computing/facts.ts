import type { PostFacts } from '../post-facts.ts';

/** Language-neutral facts of this post. */
export const facts = {
  id: 'future-of-cloud-computing',
  date: '2025-05-02',
  author: 'maren',
  category: 'cloud',
  cover: 'plateau',
  related: ['devops-implementation-guide', 'scalable-applications-microservices'],
} satisfies PostFacts;
