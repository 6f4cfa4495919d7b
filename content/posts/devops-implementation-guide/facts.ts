import type { PostFacts } from '../post-facts.ts';

/** Language-neutral facts of this post. */
export const facts = {
  id: 'devops-implementation-guide',
  date: '2025-04-15',
  author: 'ines',
  category: 'devops',
  cover: 'spiral',
  related: ['scalable-applications-microservices', 'ai-impact-it-operations'],
} satisfies PostFacts;
