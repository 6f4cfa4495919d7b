import type { StaffId, StaffWords } from './facts.ts';

export const fr = {
  helena: {
    role: 'Directrice générale, cofondatrice',
    about:
      'A dirigé l’exploitation d’un réseau de paiement avant de fonder l’entreprise. Lit encore chaque compte rendu d’incident et répond à la plupart.',
  },
  samuel: {
    role: 'Directeur technique, cofondateur',
    about:
      'Neuf ans de systèmes distribués chez un opérateur boursier. Dessine d’abord sur papier, et garde le papier.',
  },
  harpreet: {
    role: 'Directeur des opérations',
    about:
      'La logistique hospitalière, puis la nôtre. A érigé en règle la semaine de passation de quatre jours.',
  },
  mei: {
    role: 'Directrice des ressources humaines',
    about: 'A publié la grille des salaires dès sa deuxième semaine et la tient à jour depuis.',
  },
  rafael: {
    role: 'Directeur des projets',
    about: 'Quarante et une migrations et un seul retour arrière, qu’il vous racontera volontiers.',
  },
  nadia: {
    role: 'Directrice financière',
    about:
      'Chiffre chaque projet étape par étape, pour que le client puisse toujours s’arrêter avant la fin.',
  },
  maren: {
    role: 'Architecte cloud principale',
    about:
      'Dessine des landing zones qui tiennent sur une page. Autrice de notre article sur la réduction des régions.',
  },
  kwame: {
    role: 'Responsable de la sécurité',
    about: 'Ancien auditeur. Sait lesquels des cent douze contrôles passent en premier.',
  },
  ines: {
    role: 'Responsable DevOps',
    about: 'A construit le pipeline qui sait dire non. Livre le vendredi pour le prouver.',
  },
  jonas: {
    role: 'Architecte logiciel',
    about: 'Découpe les monolithes qui le demandent et défend ceux qui ne demandent rien.',
  },
  priya: {
    role: 'Ingénieure de données principale',
    about:
      'Lit un plan de requête depuis l’autre bout de la salle. Accélère ce que d’autres veulent remplacer.',
  },
  tobias: {
    role: 'Ingénieur d’exploitation',
    about: 'Veille à des astreintes vivables et à des runbooks courts.',
  },
  leila: {
    role: 'Designer UX/UI',
    about: 'Observe les gens en silence, puis retire une étape.',
  },
  kenji: {
    role: 'Ingénieur mobile',
    about: 'Teste sur un téléphone vieux de six ans, sur le ferry, entre deux antennes.',
  },
} as const satisfies Record<StaffId, StaffWords>;
