import type { WebinarId, WebinarWords } from './facts.ts';

export const fr = {
  'fewer-regions': {
    title: 'Moins de régions, des factures plus claires',
    description:
      'Nous démontons à l’écran une vraie facture et la remontons réduite d’un tiers. Apportez la vôtre ; vingt minutes sont réservées aux questions.',
    time: 'de 13 h à 14 h EST',
  },
  'zero-trust': {
    title: 'Le zero trust quand on a encore un pare-feu',
    description: 'Quatre étapes, dans l’ordre le moins douloureux, avec nos deux erreurs à la troisième.',
    time: 'de 11 h à 12 h EST',
  },
  'query-plans': {
    title: 'Lire ensemble des plans de requête',
    description: 'Dix requêtes lentes envoyées par le public, corrigées en direct. La septième a gagné.',
    time: 'de 13 h à 13 h 58 EST',
  },
  'friday-release': {
    title: 'Une mise en production le vendredi',
    description: 'Tout le pipeline, du commit aux clients, le temps d’un webinaire.',
    time: 'de 13 h à 13 h 46 EST',
  },
  'alert-triage': {
    title: 'Trier les alertes avec l’aide d’un modèle',
    description: 'Un an de données : où il a aidé, où il a deviné.',
    time: 'de 11 h à 11 h 51 EST',
  },
} as const satisfies Record<WebinarId, WebinarWords>;
