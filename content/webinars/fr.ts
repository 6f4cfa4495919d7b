import type { WebinarId, WebinarWords } from './facts.ts';

export const fr = {
  'fewer-regions': {
    title: 'Moins de régions, des factures plus claires',
    description:
      'Nous démontons à l’écran une vraie facture et la remontons réduite d’un tiers. Apportez la vôtre ; vingt minutes sont réservées aux questions.',
    time: 'De 13:00 à 14:00 EST',
  },
  'zero-trust': {
    title: 'Le zero trust quand on a encore un pare-feu',
    description: 'Quatre étapes, dans l’ordre le moins douloureux, avec nos deux erreurs de la troisième.',
    time: 'De 11:00 à 12:00 EST',
  },
  'query-plans': {
    title: 'Lire ensemble des plans de requête',
    description: 'Dix requêtes lentes envoyées par le public, corrigées en direct. La septième a gagné.',
    time: 'De 13:00 à 13:58 EST',
  },
  'friday-release': {
    title: 'Une mise en production le vendredi',
    description: 'Tout le pipeline, du commit aux clients, le temps d’un webinaire.',
    time: 'De 13:00 à 13:46 EST',
  },
  'alert-triage': {
    title: 'Trier les alertes avec l’aide d’un modèle',
    description: 'Un an de données : où il a aidé, où il a deviné.',
    time: 'De 11:00 à 11:51 EST',
  },
} as const satisfies Record<WebinarId, WebinarWords>;
