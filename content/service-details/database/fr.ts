import { brandName } from '../../../config/brand.ts';
import type { DatabaseWords } from './facts.ts';

export const fr: DatabaseWords = {
  head: {
    title: `Solutions de bases de données | ${brandName}`,
    description:
      'Conception, réglage et exploitation de bases SQL et NoSQL : rapides, justes et restaurables, chaque changement mesuré sur une copie de votre charge.',
  },
  lead: 'Rapides, justes et restaurables, par ordre de difficulté croissante. Nous concevons, réglons et exploitons les bases qui portent votre activité.',
  caption: 'Fig. 1. À gauche, des règles ; à droite, la liberté. Les deux portent la charge',
  features: {
    title: 'Concevoir, régler, protéger',
    lead: 'Trois façons de commencer, selon l’endroit où cela fait mal.',
    cards: [
      {
        title: 'Concevoir',
        description:
          'Des modèles tirés des questions que vous posez à vos données, croissance des trois prochaines années comprise.',
        points: ['Modélisation des données', 'Choix du moteur', 'Plan de capacité'],
      },
      {
        title: 'Régler',
        description:
          'Nous lisons les plans, pas les rumeurs. Chaque changement est mesuré sur une copie de votre charge avant d’être livré.',
        points: ['Plans de requête', 'Index et partitions', 'Pools de connexions'],
      },
      {
        title: 'Protéger',
        description:
          'Des réplicas que l’on a fait basculer exprès et des sauvegardes que l’on a restaurées, chaque trimestre.',
        points: ['Réplication', 'Restauration à un instant donné', 'Chiffrement et audit'],
      },
    ],
  },
  engines: {
    title: 'Deux façons de garder un fait',
    lead: 'Certaines données veulent des lignes et des règles, d’autres de la place. Nous exploitons dix moteurs et vous dirons quand il en faut moins.',
  },
  sql: {
    title: 'SQL : des règles',
    lead: 'Chaque ligne de même forme, chaque changement tout ou rien.',
    items: {
      postgresql: {
        trait: 'Notre choix par défaut. Types riches, planificateur honnête',
        use: 'Comptabilité, réservations, rapports',
      },
      mysql: { trait: 'Réplication simple, compétences faciles à trouver', use: 'Boutiques, contenus, SaaS' },
      mariadb: { trait: 'Clusters ouverts, outils familiers', use: 'Services à dominante de lecture' },
      sqlServer: { trait: 'Bien outillé dans un parc Windows', use: 'ERP, finance, analyse' },
      oracle: { trait: 'Gardé là où il mérite sa licence', use: 'Cœur bancaire, télécoms' },
    },
  },
  noSql: {
    title: 'NoSQL : la liberté',
    lead: 'Chaque enregistrement a sa forme, réparti sur autant de machines qu’il faut.',
    items: {
      mongodb: { trait: 'Documents', use: 'Catalogues et contenus dont la forme change chaque semaine' },
      redis: {
        trait: 'Clé-valeur',
        use: 'Sessions, files, tout ce qui doit répondre en une milliseconde',
      },
      cassandra: { trait: 'Colonnes larges', use: 'Capteurs et événements, écrits partout à la fois' },
      neo4j: { trait: 'Graphe', use: 'Réseaux de fraude, itinéraires, qui connaît qui' },
      dynamodb: { trait: 'Clé-valeur, managé', use: 'Produits serverless aux pics brusques' },
    },
  },
  batch: {
    title: 'De six heures à trente-huit minutes',
    lead: 'Le traitement de nuit de Northline Freight, sur le même matériel. Quatre changements, chacun mesuré avant le suivant.',
    caption: 'Fig. 2. Durée après chaque changement. Colonnes à l’échelle.',
    steps: {
      found: { name: 'À notre arrivée', duration: '6 h' },
      indexes: { name: 'Index manquants', duration: '3 h 34' },
      writes: { name: 'Écritures par lots', duration: '2 h 01' },
      partitions: { name: 'Partitions par jour', duration: '64 min' },
      pool: { name: 'Pool et préchargement', duration: '38 min' },
    },
  },
  closing: {
    title: 'Montrez-nous votre requête la plus lente',
    description:
      'Envoyez-la avec son plan. En deux jours ouvrés, vous saurez ce qui la freine et ce que coûterait le remède.',
  },
};
