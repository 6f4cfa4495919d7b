import { brandName } from '../../../config/brand.ts';
import type { SecurityWords } from './facts.ts';

export const fr: SecurityWords = {
  head: {
    title: `Cybersécurité et conformité | ${brandName}`,
    description:
      'Dix services de sécurité, du test d’intrusion à la réponse à incident, et une aide concrète pour le RGPD, HIPAA et PCI DSS. Des analystes jour et nuit.',
  },
  lead: 'Dix services autour de la seule chose qui compte. Chacun fonctionne seul ; ensemble, ils ferment l’anneau.',
  caption: 'Fig. 1. Dix services, deux colonnes ôtées pour voir à l’intérieur',
  features: {
    title: 'Trouver, fermer, veiller',
    lead: 'Les trois mêmes verbes, que vous ayez un serveur ou mille.',
    cards: [
      {
        title: 'Trouver',
        description:
          'Des testeurs qui attaquent comme des voleurs : patiemment, par la porte de service, avec vos propres mots de passe.',
      },
      {
        title: 'Fermer',
        description:
          'Chaque constat s’accompagne d’un correctif, d’un responsable et d’une date. Nous écrivons le correctif si vous le souhaitez.',
      },
      {
        title: 'Veiller',
        description:
          'À chaque relève, un analyste attitré qui lit vos journaux et vous appelle, au lieu d’ouvrir un ticket.',
      },
    ],
  },
  services: {
    title: 'Dix services, un anneau',
    lead: 'Les numéros sont ceux des colonnes du dessin.',
    items: {
      penetration: { title: 'Tests d’intrusion', description: 'Web, mobile, réseau et locaux' },
      vulnerabilities: {
        title: 'Gestion des vulnérabilités',
        description: 'Trouvées, classées selon leur exploitation réelle, retestées',
      },
      identity: {
        title: 'Identités et accès',
        description: 'Authentification unique, moindre privilège, arrivées et départs',
      },
      network: { title: 'Sécurité réseau', description: 'Segments, pare-feu, zero trust' },
      cloud: { title: 'Sécurité du cloud', description: 'Configuration, clés et droits' },
      application: {
        title: 'Sécurité applicative',
        description: 'Revue dans la pull request, pas après le lancement',
      },
      data: { title: 'Protection des données', description: 'Chiffrement, sauvegarde, conservation' },
      monitoring: {
        title: 'Surveillance de sécurité',
        description: 'Des analystes de permanence, 24 h/24, 7 j/7',
      },
      incident: { title: 'Réponse à incident', description: 'Au téléphone en quinze minutes' },
      training: { title: 'Sensibilisation', description: 'Courte, concrète, sans reproche' },
    },
  },
  compliance: {
    title: 'Trois référentiels, comptés',
    lead: 'Un hexagone par article, norme ou exigence. Les pleins sont ceux que nous construisons, exploitons ou documentons pour vous.',
    blocks: {
      gdpr: {
        name: 'RGPD',
        count: '99 articles, 15 pleins',
        description:
          'Quinze d’entre eux déterminent la façon de construire les systèmes : droits des personnes, conception, registres, sécurité et notification des violations. Nous nous chargeons de ceux-là.',
        points: [
          'Registre des traitements',
          'Demandes d’accès et d’effacement',
          'Notification des violations sous 72 heures',
        ],
      },
      hipaa: {
        name: 'HIPAA',
        count: '18 normes, 14 pleines',
        description:
          'La règle de sécurité (Security Rule) compte neuf normes administratives, quatre physiques et cinq techniques. Nous mettons en place les techniques et appliquons avec vous les neuf administratives.',
        points: ['Analyse de risques', 'Contrôles d’accès et d’audit', 'Business associate agreement (BAA)'],
      },
      pciDss: {
        name: 'PCI DSS',
        count: '12 exigences, 12 pleines',
        description:
          'Les douze, après avoir réduit le périmètre. La plupart des boutiques que nous voyons peuvent sortir les deux tiers de leur réseau de l’évaluation.',
        points: [
          'Réduction du périmètre',
          'Preuves recueillies au fil du travail',
          'L’évaluateur autour de la table',
        ],
      },
    },
  },
  closing: {
    title: 'Sachez-le avant eux',
    description:
      'Deux semaines pour mesurer votre exposition réelle, avec un correctif, un responsable et une date par constat.',
  },
};
