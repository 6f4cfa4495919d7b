import type { ServiceId, ServiceWords } from './facts.ts';

export const fr = {
  cloud: {
    title: 'Services cloud managés',
    hint: 'Migrer, exploiter, payer moins',
    description:
      'Landing zones, migration et exploitation sur AWS, Azure et Google Cloud, avec une facture que vous saurez expliquer à la direction financière.',
    bullets: [
      'Migration cloud et landing zones',
      'Exploitation jour et nuit',
      'Maîtrise des coûts',
      'Sauvegardes et exercices de reprise',
      'Réseaux hybrides et multicloud',
      'Serverless et Kubernetes managé',
    ],
  },
  database: {
    title: 'Solutions de bases de données',
    hint: 'SQL et NoSQL, rapides et sûrs',
    description:
      'Conception, réglage et réplication, pour que la requête la plus lente ne fixe plus vos dates de livraison.',
    bullets: [
      'Modélisation des schémas et des données',
      'Réglage des requêtes et des index',
      'Réplication et bascule',
      'Montées de version et changements de moteur',
      'Des sauvegardes déjà restaurées',
      'Administrateurs (DBA) d’astreinte',
    ],
  },
  app: {
    title: 'Développement d’applications',
    hint: 'Produits mobiles et de bureau',
    description:
      'Des produits natifs et multiplateformes, avec les tests qui permettent de les faire évoluer.',
    bullets: [
      'Applications iOS et Android',
      'Versions multiplateformes',
      'Outils de bureau et de terrain',
      'Synchronisation pensée pour le hors-ligne',
      'Conception d’API',
      'Publication sur les stores et support',
    ],
  },
  web: {
    title: 'Développement web',
    hint: 'Des sites rapides, faciles à tenir à jour',
    description:
      'Des sites et boutiques rapides et accessibles, que vos équipes éditoriales gèrent sans ticket.',
    bullets: [
      'Sites d’entreprise et de produit',
      'Boutiques en ligne',
      'Outils de contenu pour vos rédacteurs',
      'Applications web',
      'Accessibilité WCAG 2.2 AA',
      'Budgets de performance tenus',
    ],
  },
  devops: {
    title: 'DevOps et automati­sation',
    hint: 'Livrer un mardi',
    description:
      'Pipelines, infrastructure as code et observabilité. Livrez un mardi après-midi, pas un samedi soir.',
    bullets: [
      'Pipelines de build et de livraison',
      'Infrastructure as code',
      'Conteneurs et orchestration',
      'Tests automatisés',
      'Métriques, journaux et traces',
      'Exercices d’incident',
    ],
  },
  security: {
    title: 'Cybersécurité et conformité',
    hint: 'Testé, surveillé, prêt pour l’audit',
    description:
      'Tests, surveillance et préparation d’audit, par une équipe qui a été auditée et qui audite à son tour.',
    bullets: [
      'Tests d’intrusion et red teaming',
      'Préparation RGPD, HIPAA et PCI DSS',
      'Réponse à incident, 24 h/24',
      'Gestion des identités et des accès',
      'Surveillance par des analystes de permanence',
      'Formations courtes et concrètes pour vos équipes',
    ],
  },
  support: {
    title: 'Support et conseil informatiques',
    hint: 'Une assistance qui connaît vos systèmes',
    description:
      'Une assistance qui connaît vos systèmes, et un ingénieur principal quand la question dépasse le ticket.',
    bullets: [
      'Assistance à vos équipes',
      'Support sur site et à distance',
      'Stratégie et feuilles de route',
      'Revue des fournisseurs et des licences',
      'Audits de systèmes',
      'Direction technique de transition',
    ],
  },
} as const satisfies Record<ServiceId, ServiceWords>;
