import { brandName } from '../../../config/brand.ts';
import type { WebWords } from './facts.ts';

export const fr: WebWords = {
  head: {
    title: `Développement web | ${brandName}`,
    description:
      'Sites d’entreprise, boutiques et applications web rapides, conformes WCAG 2.2 AA et modifiables sans développeur. Le poids est fixé avant le design.',
  },
  lead: 'Des sites chargés avant que l’idée ne s’envole, lisibles par tous et modifiables sans développeur.',
  caption: 'Fig. 1. Des dalles minces, chacune remplaçable',
  features: {
    title: 'Rapide, accessible, modifiable',
    lead: 'Chacun a son chiffre, et chaque chiffre est vérifié avant chaque livraison.',
    cards: [
      {
        title: 'Rapide',
        description: 'Nous fixons un budget de poids avant le design, et le build échoue s’il est dépassé.',
        figure: '1,2 s',
        figureLabel: 'jusqu’au premier affichage sur un téléphone moyen, médiane de nos sites en 2024',
      },
      {
        title: 'Accessible',
        description: 'Contraste, focus, titres et formulaires font partie du dessin, pas d’un rapport final.',
        figure: 'AA',
        figureLabel: 'des WCAG 2.2, testé par des personnes qui utilisent un lecteur d’écran chaque jour',
      },
      {
        title: 'Modifiable',
        description:
          'Le contenu vit dans un outil choisi par vos rédacteurs, avec des aperçus fidèles à la page.',
        figure: '4 min',
        figureLabel: 'de la correction à la page en ligne, par un rédacteur, sans ticket',
      },
    ],
  },
  stack: {
    title: 'Douze outils en cinq assises',
    lead: 'Montés comme un mur : l’assise large fait face au visiteur, l’étroite garde les données. Nous n’ajoutons une pierre que si le mur la demande.',
    courses: {
      frontend: { name: 'Frontend', note: 'ce que voit le visiteur' },
      backend: { name: 'Backend', note: 'ce qui lui répond' },
      cms: { name: 'CMS', note: 'ce qu’utilisent les rédacteurs' },
      ecommerce: { name: 'E-commerce', note: 'ce qui encaisse' },
      database: { name: 'Base de données', note: 'ce qui se souvient' },
    },
  },
  weight: {
    title: 'Deux cent cinquante kilo-octets',
    lead: 'Le poids d’une première page comme nous les livrons, tout compris. Le site médian de nos premiers audits pèse neuf fois plus.',
    caption: 'Fig. 2. Poids d’une première visite, à l’échelle.',
    parts: { images: 'Images', script: 'Scripts', fonts: 'Polices', page: 'Page et styles' },
  },
  process: {
    title: 'Cinq pierres de gué',
    steps: {
      discover: { title: 'Découvrir', description: 'Qui vient, pour quoi, et ce qui l’arrête aujourd’hui.' },
      design: {
        title: 'Dessiner',
        description: 'Typographie, structure et états, d’abord au format téléphone.',
      },
      build: {
        title: 'Construire',
        description: 'Du vrai contenu dès la première semaine, derrière un lien d’aperçu.',
      },
      test: {
        title: 'Tester',
        description: 'Vitesse, accessibilité et formulaires, sur les appareils que les gens possèdent.',
      },
      launch: {
        title: 'Lancer',
        description: 'Les redirections vérifiées une à une, puis un mois de veille.',
      },
    },
  },
  closing: {
    title: 'Envoyez-nous une page trop lente',
    description: 'Vous recevez ce qui la freine, par ordre de poids, et ce que nous retirerions d’abord.',
  },
};
