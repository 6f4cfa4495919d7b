import type { CaseStudyId, CaseStudyWords } from './facts.ts';

export const fr = {
  'cloud-migration-financial-services': {
    industry: 'Services financiers',
    title: 'Migration cloud pour les services financiers',
    subtitle: 'Une banque qui ne pouvait pas fermer',
    description:
      'Quarante et un services, deux centres de données et des règlements à boucler chaque nuit avant 23 h.',
    figure: '28 %',
    figureLabel: 'de coûts d’exploitation en moins',
  },
  'healthcare-app-development': {
    industry: 'Santé',
    title: 'Développement d’une application de santé',
    subtitle: 'Pour des infirmières qui travaillent hors réseau',
    description:
      'Comment nous avons conçu les règles de synchronisation avec celles qui allaient devoir s’y fier.',
    figure: '1 900',
    figureLabel: 'infirmières, une application',
  },
  'devops-transformation': {
    industry: 'Logistique',
    title: 'Transformation DevOps',
    subtitle: 'Dans une équipe de douze personnes',
    description:
      'D’une livraison toutes les six semaines à quatre par jour, sans recruter d’équipe plateforme.',
    figure: '4',
    figureLabel: 'livraisons par jour',
  },
  'cybersecurity-audit': {
    industry: 'Commerce',
    title: 'Audit de cybersécurité',
    subtitle: 'Et ce que savait l’imprimante',
    description: 'Neuf constats, dont trois graves, tous clos avant les fêtes.',
    figure: '9',
    figureLabel: 'constats clos',
  },
} as const satisfies Record<CaseStudyId, CaseStudyWords>;
