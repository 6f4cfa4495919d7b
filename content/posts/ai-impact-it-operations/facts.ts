import type { PostFacts } from '../post-facts.ts';

/** Language-neutral facts of this post. */
export const facts = {
  id: 'ai-impact-it-operations',
  date: '2025-03-10',
  author: 'tobias',
  category: 'ai',
  cover: 'waves',
  related: ['devops-implementation-guide', 'cybersecurity-best-practices'],
} satisfies PostFacts;
