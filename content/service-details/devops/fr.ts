import { brandName } from '../../../config/brand.ts';
import type { DevopsWords } from './facts.ts';

export const fr: DevopsWords = {
  head: {
    title: `DevOps et automatisation | ${brandName}`,
    description:
      'Pipelines, infrastructure as code et observabilité : déploiements 80 % plus rapides, moins de retours arrière et des nuits calmes, chiffres à l’appui.',
  },
  lead: 'De petits changements, livrés souvent, par un pipeline qui dit non avant vos clients.',
  caption: 'Fig. 1. Douze marches qui finissent où elles commencent, un niveau plus haut',
  features: {
    title: 'Avec votre équipe, pas à sa place',
    lead: 'Trois choses que nous installons ensemble, dans cet ordre.',
    cards: [
      {
        title: 'Pipelines',
        description:
          'Un seul chemin vers la production pour chaque service, avec tests, analyses et approbations toujours dans le même ordre.',
        points: [
          'Construire une fois, promouvoir le même artefact',
          'Un environnement d’aperçu par changement',
          'Retour arrière en une commande',
        ],
      },
      {
        title: 'Infrastructure as code',
        description:
          'Réseaux, clusters et droits vivent dans votre dépôt. Ce qui tourne est ce qui est écrit.',
        points: [
          'Des modules Terraform à vous',
          'Dérives signalées chaque jour',
          'Un nouvel environnement en une heure',
        ],
      },
      {
        title: 'Observabilité',
        description:
          'Métriques, journaux et traces reliés par un identifiant, pour qu’à 3 h du matin il n’y ait qu’un endroit où chercher.',
        points: [
          'Objectifs de niveau de service',
          'Des alertes avec leur runbook',
          'Des bilans sans coupable',
        ],
      },
    ],
  },
  benefits: {
    title: 'Ce qui change en six mois',
    lead: 'Médianes et comptages chez nos propres clients, mesurés avant et après.',
    items: {
      faster: {
        title: 'Plus vite',
        figure: '80 %',
        description: 'de temps en moins par déploiement, médiane de vingt-trois équipes après six mois',
      },
      safer: {
        title: 'Plus sûr',
        figure: '1 sur 40',
        description: 'livraison suivie d’un retour arrière, contre une sur six auparavant',
      },
      calmer: {
        title: 'Plus calme',
        figure: '70 %',
        description: 'd’appels de nuit en moins quand les alertes suivent des objectifs',
      },
      cheaper: {
        title: 'Moins cher',
        figure: 'Jusqu’à 30 %',
        description: 'de coûts d’exploitation en moins en éteignant les environnements inutilisés',
      },
    },
  },
  loop: {
    title: 'Six étapes, douze outils, une boucle',
    caption:
      'Fig. 2. Se lit depuis le haut, dans le sens des aiguilles d’une montre. Chaque étape touche ses deux outils.',
    center: 'Votre livraison',
    stages: {
      code: 'Planifier et coder',
      build: 'Construire',
      package: 'Empaqueter',
      provision: 'Provisionner',
      run: 'Exécuter',
      observe: 'Observer',
    },
  },
  closing: {
    title: 'Commençons par une petite livraison',
    description: 'Deux semaines, un service, un pipeline. Dans tous les cas, il reste à vous.',
  },
};
