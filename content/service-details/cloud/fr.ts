import { brandName } from '../../../config/brand.ts';
import type { CloudWords } from './facts.ts';

export const fr: CloudWords = {
  head: {
    title: `Services cloud managés | ${brandName}`,
    description:
      'Nous préparons votre migration cloud, la menons et exploitons la suite sur AWS, Azure ou Google Cloud, avec les comptes et le code à votre nom.',
  },
  lead: 'Nous préparons la migration, la menons et exploitons la suite, sur AWS, Azure ou Google Cloud. Vous gardez les comptes, le code et une facture lisible.',
  caption: 'Fig. 1. La formation laisse son empreinte',
  facts: [
    { value: 'Jusqu’à 30 %', label: 'de coûts d’exploitation en moins la première année' },
    { value: '80 %', label: 'de temps de déploiement en moins après la migration' },
    { value: '24 h/24, 7 j/7', label: 'surveillance par nos propres ingénieurs' },
    { value: 'ISO 27001', label: 'et SOC 2 Type II, nos certifications' },
  ],
  features: {
    title: 'Diagnostiquer, migrer, exploiter',
    lead: 'Trois étapes, chacune avec son livrable et son prix. Arrêtez-vous où vous voulez : le travail reste utile.',
    cards: [
      {
        title: 'Diagnostic',
        description:
          'Nous cartographions chaque service, son responsable, sa charge et son coût, puis dessinons la plateforme autour de ce que vous utilisez vraiment.',
        points: ['Cartographie des dépendances', 'Coût de référence', 'Plan de migration et risques'],
      },
      {
        title: 'Migration',
        description:
          'Les services passent par petits groupes, tous répétés, tous réversibles. Ancien et nouveau tournent en parallèle jusqu’à ce que les chiffres concordent.',
        points: ['Landing zone sous forme de code', 'Bascules répétées', 'Retour arrière à chaque étape'],
      },
      {
        title: 'Exploitation',
        description:
          'Correctifs, montée en charge, sauvegardes et astreinte, avec un rapport mensuel que la direction financière lit sans glossaire.',
        points: ['Ingénieurs d’astreinte', 'Revue mensuelle des coûts', 'Exercice de reprise trimestriel'],
      },
    ],
  },
  why: {
    title: 'Pourquoi nous confier votre cloud',
    points: {
      cost: {
        title: 'Optimisation des coûts',
        description:
          'Dimensionnement au plus juste, capacité réservée et arrêt de ce qui ne sert pas. Les économies sont mesurées par rapport au diagnostic.',
        figure: '30 %',
        figureLabel: 'de coûts en moins, au plus',
      },
      scalability: {
        title: 'Montée en charge',
        description:
          'La capacité suit la demande selon des règles, testées à trois fois votre charge de pointe avant que vous en dépendiez.',
        figure: '3 fois',
        figureLabel: 'la charge de pointe, répétée',
      },
      monitoring: {
        title: 'Surveillance 24 h/24',
        description:
          'Les alertes vont à un ingénieur qui connaît votre plateforme, pas dans une file d’attente. Chacune se termine par une note écrite.',
        figure: '24 h/24',
        figureLabel: 'des ingénieurs attitrés, d’astreinte',
      },
      security: {
        title: 'Sécurité',
        description: 'Moindre privilège, chiffrement par défaut et journaux qui résistent à un audit.',
        figure: 'SOC 2',
        figureLabel: 'Type II, audité chaque année',
      },
    },
  },
  duration: {
    title: 'La durée d’une migration',
    lead: 'Deux à quatre mois pour un parc petit ou moyen, six à douze pour une grande entreprise. Le diagnostic vous situe.',
    alt: 'Parc petit ou moyen : deux à quatre mois. Grande entreprise : six à douze mois.',
    caption:
      'Fig. 2. Durées typiques de nos migrations. La partie claire est l’écart entre un parc simple et un parc difficile.',
    month: 'Mois',
    rows: {
      small: { name: 'Parc petit ou moyen', size: 'jusqu’à 60 services', from: '2 mois', to: 'à 4' },
      enterprise: {
        name: 'Grande entreprise',
        size: 'plusieurs centaines de services',
        from: '6 mois',
        to: 'à 12',
      },
    },
  },
  platforms: { title: 'Les plateformes que nous exploitons' },
  caseStudy: {
    kicker: 'Étude de cas, services financiers',
    title: 'Quarante et un services, quatorze semaines, aucune coupure visible',
    description:
      'Halden Bank a quitté deux centres de données vieillissants pour une plateforme que sa propre équipe fait évoluer. Pendant la migration, les règlements ont été bouclés à l’heure chaque jour.',
    link: 'Lire l’étude de cas',
    figures: [
      { value: '28 %', label: 'de coûts d’infrastructure en moins' },
      { value: '14 semaines', label: 'du diagnostic à la dernière bascule' },
    ],
  },
  closing: {
    title: 'Commencez par un diagnostic de deux semaines',
    description:
      'Prix fixe, conclusions écrites et un plan de migration qui reste à vous, même si un autre prestataire le réalise.',
  },
};
