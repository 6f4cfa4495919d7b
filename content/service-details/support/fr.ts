import { brandName } from '../../../config/brand.ts';
import type { SupportWords } from './facts.ts';

export const fr: SupportWords = {
  head: {
    title: `Support et conseil informatiques | ${brandName}`,
    description:
      'Une assistance qui connaît vos systèmes, les cas critiques pris en charge en quinze minutes jour et nuit, et des ingénieurs pour les grandes questions.',
  },
  lead: 'Une assistance qui connaît vos systèmes, et un ingénieur principal quand la question dépasse le ticket.',
  caption: 'Fig. 1. Dix-huit sont debout, la dix-neuvième reprend sa place',
  features: {
    title: 'Répondre, prévenir, conseiller',
    lead: 'Une seule équipe pour les trois : ce qu’apprend l’assistance finit dans le plan.',
    cards: [
      {
        title: 'Répondre',
        description:
          'Six ingénieurs qui connaissent vos noms, vos systèmes et votre imprimante capricieuse. Quatre appels sur cinq se règlent au premier échange.',
        points: [
          'Téléphone, chat et e-mail',
          'Sur site quand il faut des mains',
          'Anglais, espagnol, français, allemand',
        ],
      },
      {
        title: 'Prévenir',
        description:
          'Chaque mois, nous notons ce qui a cassé plus d’une fois et en supprimons la cause. Le nombre de tickets est un chiffre que nous cherchons à baisser.',
        points: [
          'Correctifs et entretien des postes',
          'Liste mensuelle des causes répétées',
          'Arrivées et départs en un jour',
        ],
      },
      {
        title: 'Conseiller',
        description:
          'Que faut-il acheter, que faut-il garder, qui faut-il recruter ? Un ingénieur sans objectif commercial vous répond par écrit.',
        points: [
          'Feuille de route et budget',
          'Revue des fournisseurs et licences',
          'Direction technique de transition',
        ],
      },
    ],
  },
  response: {
    title: 'Sous quel délai quelqu’un s’en occupe',
    lead: 'De votre message à la première réponse d’une personne. Vous recevez les chiffres chaque mois, les mauvais aussi.',
    caption: 'Fig. 2. Délai maximal avant la première réponse, à l’échelle.',
    levels: {
      critical: {
        name: 'Critique',
        time: '15 minutes',
        hours: '24 h/24, 7 j/7',
        example: 'L’entrepôt ne peut plus expédier, la clinique ne voit plus ses dossiers.',
      },
      high: {
        name: 'Haute',
        time: '1 heure',
        hours: '24 h/24, 7 j/7',
        example: 'Un service est à l’arrêt et il n’existe pas de contournement.',
      },
      normal: {
        name: 'Normale',
        time: '4 heures',
        hours: 'aux heures de bureau',
        example: 'Une personne est ralentie, mais peut travailler.',
      },
      question: {
        name: 'Question',
        time: '1 jour ouvré',
        hours: 'aux heures de bureau',
        example: 'Comment faire, a-t-on le droit, combien cela coûterait.',
      },
    },
  },
  onboarding: {
    title: 'Quatre semaines jusqu’au premier appel',
    lead: 'Votre ancienne assistance continue tant que la nôtre n’a pas fait ses preuves à ses côtés.',
    steps: {
      listen: {
        week: 'Semaine 1',
        title: 'Écouter',
        description: 'Nous passons deux jours avec vos équipes et lisons un an d’anciens tickets.',
      },
      map: {
        week: 'Semaine 2',
        title: 'Cartographier',
        description:
          'Systèmes, responsables, licences et ce qu’une seule personne sait : tout est mis par écrit.',
      },
      shadow: {
        week: 'Semaine 3',
        title: 'Accompagner',
        description: 'Nous répondons à côté de votre assistance actuelle et comparons les réponses.',
      },
      answer: {
        week: 'Semaine 4',
        title: 'Répondre',
        description: 'Le numéro change de mains un mardi. L’ancien est redirigé pendant trois mois.',
      },
    },
  },
  consulting: {
    title: 'Quand la question dépasse le ticket',
    lead: 'Quatre façons de faire appel à un ingénieur principal. Chacune aboutit à un document qui est à vous.',
    items: {
      roadmap: {
        title: 'Stratégie et feuille de route',
        duration: '3 semaines',
        description: 'Que garder, remplacer et arrêter en trois ans, avec un prix à chaque ligne.',
      },
      licenses: {
        title: 'Revue des fournisseurs et des licences',
        duration: '2 semaines',
        description: 'Ce que vous payez, ce que vous utilisez, et quel contrat renégocier avant quelle date.',
      },
      audit: {
        title: 'Audit de systèmes',
        duration: '4 semaines',
        description:
          'L’état de votre plateforme, de votre code et de vos processus, en constats classés par risque.',
      },
      leadership: {
        title: 'Direction technique de transition',
        duration: 'le temps qu’il faut',
        description:
          'Une personne d’expérience à la tête de votre équipe, jusqu’à l’arrivée de celle que vous voulez vraiment.',
      },
    },
  },
  closing: {
    title: 'Confiez-nous votre ticket le plus têtu',
    description:
      'Celui qui revient toujours. Nous l’étudions une journée, gratuitement, et vous disons pourquoi il revient.',
  },
};
