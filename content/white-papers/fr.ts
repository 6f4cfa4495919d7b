import type { WhitePaperId, WhitePaperWords } from './facts.ts';

export const fr = {
  'future-of-cloud-computing': {
    title: 'L’avenir du cloud',
    description: 'Pourquoi les cinq prochaines années verront moins de régions et des factures plus claires.',
  },
  'zero-trust-security-model': {
    title: 'Le modèle de sécurité zero trust',
    description: 'Un plan en quatre étapes pour les entreprises qui ont encore un pare-feu.',
  },
  'blockchain-in-enterprise': {
    title: 'La blockchain en entreprise',
    description: 'Onze projets examinés, et les deux qui avaient besoin d’une blockchain.',
  },
  'ai-powered-analytics': {
    title: 'L’analyse de données assistée par l’IA',
    description: 'Interroger vos données avec des mots, et vérifier les réponses.',
  },
} as const satisfies Record<WhitePaperId, WhitePaperWords>;
