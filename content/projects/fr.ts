import type { ProjectCollectionWords } from './facts.ts';

export const fr = {
  filters: {
    all: 'Tous',
    cloud: 'Cloud',
    database: 'Bases de données',
    app: 'Applications',
    web: 'Web',
    devops: 'DevOps',
    security: 'Sécurité',
    mobile: 'Mobile',
  },
  projects: {
    'bank-leaves-data-centers': {
      title: 'Une banque quitte deux centres de données',
      description:
        'Quarante et un services migrés en quatorze semaines. Les règlements ont été bouclés à l’heure chaque nuit de la migration.',
    },
    'patient-visits': {
      title: 'Visites aux patients, avec ou sans réseau',
      description:
        'Une application pour 1 900 infirmières à domicile. Elle fonctionne à la cave comme dans l’ascenseur et se synchronise sur le parking.',
    },
    'night-batch': {
      title: 'Le traitement de nuit, ramené à trente-huit minutes',
      description: 'Même matériel, mêmes données. Quatre changements, chacun mesuré avant le suivant.',
    },
    'storefront-weekend': {
      title: 'Une boutique pour le plus gros week-end',
      description:
        'Onze fois le trafic habituel, un 99e centile sous la seconde et une rédaction qui n’a besoin de personne.',
    },
    'turbines-one-screen': {
      title: 'Neuf mille éoliennes sur un écran',
      description:
        'Deux mesures par seconde et par mât, gardées dix ans, consultables depuis un seul champ de recherche.',
    },
    'track-inspection': {
      title: 'L’inspection des voies depuis la cabine',
      description:
        'Le conducteur signale un défaut d’un geste, en marche. L’équipe le voit avant l’arrêt du train.',
    },
  },
  featured: {
    'halden-migration': {
      title: 'Quarante et un services, quatorze semaines, aucune coupure visible',
      figure: '28 %',
      figureLabel: 'de coûts d’infrastructure en moins',
    },
    'verity-audit': {
      title: 'Un audit de cent douze contrôles, réussi à la première visite',
      figure: '112',
      figureLabel: 'contrôles avec un responsable et un journal',
    },
  },
} as const satisfies ProjectCollectionWords;
