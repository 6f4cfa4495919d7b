import { brandName } from '../../../config/brand.ts';
import type { AppWords } from './facts.ts';

export const fr: AppWords = {
  head: {
    title: `Développement d’applications | ${brandName}`,
    description:
      'Applications mobiles et de bureau qui fonctionnent hors ligne, essayées sur quarante appareils réels et à vous dès le premier commit. En vingt semaines.',
  },
  lead: 'Des produits que l’on garde sur l’écran d’accueil : natifs là où cela compte, en code partagé ailleurs, testés dans les deux cas.',
  caption: 'Un produit en quatre étages, de l’appareil aux données',
  features: {
    title: 'Trois promesses qui se comptent',
    lead: 'Toutes nos applications les tiennent, quel que soit leur usage.',
    cards: [
      {
        title: 'Fonctionne hors ligne',
        description:
          'Les équipes de terrain perdent le réseau. Nos applications continuent, mettent les changements en attente et règlent les conflits selon des règles au retour du signal.',
        figure: '0',
        figureLabel: 'saisie perdue hors réseau',
      },
      {
        title: 'Testée sur de vrais appareils',
        description:
          'Chaque version tourne sur quarante téléphones et tablettes, certains vieux de six ans, avant d’arriver chez un relecteur.',
        figure: '40',
        figureLabel: 'appareils par version',
      },
      {
        title: 'À vous dès le premier commit',
        description:
          'Le dépôt, la fiche des stores et les clés de signature sont à votre nom. Une autre équipe peut prendre le relais n’importe quel lundi.',
        figure: '1',
        figureLabel: 'propriétaire : vous',
      },
    ],
  },
  tiers: {
    devices: { name: 'Appareils', note: 'Ce que livrent les stores' },
    interface: { name: 'Interface', note: 'Ce que l’on touche' },
    logic: { name: 'Logique', note: 'Règles, synchronisation, hors ligne' },
    data: { name: 'Données', note: 'À vous, dans votre compte' },
  },
  process: {
    title: 'Vingt semaines jusqu’aux stores',
    lead: 'Une première version type. Les produits plus longs répètent la troisième étape ; personne ne saute la première.',
    caption: 'Fig. 1. Découverte, design, développement, support. Semaines à l’échelle.',
    steps: {
      discovery: {
        title: 'Découverte',
        duration: '2 semaines',
        description:
          'Des entretiens, un prototype papier et la liste écrite de ce que la première version ne fera pas.',
      },
      design: {
        title: 'Design',
        duration: '4 semaines',
        description:
          'Parcours et écrans, essayés par dix de vos utilisateurs avant la première ligne de code.',
      },
      development: {
        title: 'Développement',
        duration: '10 semaines',
        description: 'Chaque vendredi, une version sur votre téléphone, avec ses tests.',
      },
      deploy: {
        title: 'Déploiement et support',
        duration: 'dès la semaine 16',
        description:
          'Validation par les stores, diffusion par paliers, suivi des plantages et correctifs sous deux jours.',
      },
    },
  },
  platforms: {
    title: 'Un seul code, six faces',
    lead: 'Le cœur est écrit une fois et testé une fois. Seule change la face tournée vers chaque appareil.',
    notes: {
      ios: 'Swift et SwiftUI',
      android: 'Kotlin et Compose',
      flutter: 'Un code, les deux stores',
      reactNative: 'Pour les équipes qui connaissent React',
      xamarin: 'Maintenu puis porté vers .NET MAUI',
      pwa: 'Sans store ni installation',
    },
  },
  closing: {
    title: 'Dites-nous qui tiendra le téléphone',
    description: 'Nous partons de la personne, du lieu et de la qualité du réseau. La plateforme en découle.',
  },
};
