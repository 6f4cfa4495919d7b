import type { PostFacts } from '../post-facts.ts';

/** Language-neutral facts of this post. */
export const facts = {
  id: 'cybersecurity-best-practices',
  date: '2025-04-24',
  author: 'kwame',
  category: 'security',
  cover: 'crater',
  related: ['future-of-cloud-computing', 'ai-impact-it-operations'],
} satisfies PostFacts;
