import type { WhitePaperId, WhitePaperWords } from './facts.ts';

export const en = {
  'future-of-cloud-computing': {
    title: 'The Future of Cloud Computing',
    description: 'Why the next five years are about fewer regions and clearer bills.',
  },
  'zero-trust-security-model': {
    title: 'The Zero Trust Security Model',
    description: 'A plan in four stages for companies that still own a firewall.',
  },
  'blockchain-in-enterprise': {
    title: 'Blockchain in the Enterprise',
    description: 'Eleven proposals we reviewed, and the two that needed a chain.',
  },
  'ai-powered-analytics': {
    title: 'AI-Powered Analytics',
    description: 'Asking questions of your data in words, and checking the answers.',
  },
} as const satisfies Record<WhitePaperId, WhitePaperWords>;
