import type { JobId, JobWords } from './facts.ts';

const benefits = [
  'Grille salariale publiée en interne, revue deux fois par an',
  'À distance par défaut, avec un bureau dans votre ville si vous le souhaitez',
  'Cinq semaines de congés, plus une semaine payée après chaque trimestre d’astreinte',
  'Budget de formation de 4 000 $ par an et deux conférences',
  'Couverture santé, dentaire et optique pour vous et votre famille',
] as const;

export const fr = {
  'cloud-engineer': {
    title: 'Ingénieur cloud senior (F/H)',
    department: 'Infrastructure cloud',
    location: 'À distance, San Francisco',
    type: 'Temps plein',
    experience: '5 ans et plus',
    summary:
      'Concevez et exploitez les plateformes qui portent nos clients, et laissez chacune plus simple que vous ne l’avez trouvée.',
    description:
      'Vous menez des projets cloud du premier diagnostic à l’exploitation stable, pour deux ou trois clients à la fois. Vous dessinez la plateforme cible, la construisez sous forme de code avec une petite équipe et restez la personne qui en connaît le comportement. Il n’y a pas d’équipe d’exploitation à qui la remettre, et c’est voulu.',
    responsibilities: [
      'Étudier l’existant et rédiger les conclusions en langage clair',
      'Concevoir landing zones, réseaux et accès sur AWS, Azure ou Google Cloud',
      'Tout construire sous forme de code, avec des tests, dans les dépôts du client',
      'Répéter et mener les bascules, y compris la décision de revenir en arrière',
      'Prendre une semaine d’astreinte sur six pour vos plateformes',
    ],
    requirements: [
      'Au moins cinq ans d’exploitation en production sur l’un des grands clouds',
      'Terraform ou Pulumi, Kubernetes et un langage que vous aimez',
      'De solides bases réseau : routage, DNS et TLS n’ont pas de secret pour vous',
      'Un anglais écrit clair ; français, allemand ou espagnol appréciés',
    ],
    benefits,
  },
  'fullstack-developer': {
    title: 'Développeur full stack (F/H)',
    department: 'Ingénierie',
    location: 'À distance, New York',
    type: 'Temps plein',
    experience: '3 ans et plus',
    summary:
      'Construisez des produits web de la base de données au dernier pixel, et restez jusqu’à ce que leurs utilisateurs soient satisfaits.',
    description:
      'Vous travaillez à quatre, sur un produit à la fois, en général de six à neuf mois. Vous écrivez l’interface, le service qui la porte et les tests des deux, et vous montrez le résultat aux utilisateurs un vendredi sur deux. Nous aimons les techniques éprouvées, les fonctions courtes et le code qu’on supprime.',
    responsibilities: [
      'Construire des fonctionnalités de bout en bout en TypeScript, React et Node.js ou Python',
      'Concevoir les tables et les interfaces dont dépend votre code',
      'Tenir chaque page dans son budget de poids et au niveau WCAG 2.2 AA',
      'Relire les changements de vos collègues le jour même, avec tact et en phrases entières',
      'Rendre visite au client au moins deux fois par an et regarder travailler les gens',
    ],
    requirements: [
      'Au moins trois ans sur des produits web réellement utilisés',
      'TypeScript et SQL sans devoir tout chercher',
      'L’habitude des tests, de l’unité au navigateur',
      'Le sens de ce qu’il vaut mieux ne pas construire',
    ],
    benefits,
  },
  'database-administrator': {
    title: 'Administra\u00adteur de bases de données (F/H)',
    department: 'Données',
    location: 'À distance, Austin',
    type: 'Temps plein',
    experience: '4 ans et plus',
    summary:
      'Gardez quarante bases de production rapides, justes et restaurables, et apprenez à leurs propriétaires à le faire.',
    description:
      'Vous veillez sur les bases de huit à dix clients : PostgreSQL d’abord, puis MySQL, SQL Server et un peu de Cassandra. La moitié du travail porte sur le réglage et les montées de version, un quart sur les exercices de reprise, et le reste se passe avec les développeurs pendant qu’ils dessinent la prochaine table.',
    responsibilities: [
      'Trouver les requêtes lentes, expliquer la cause et mesurer le remède',
      'Préparer et répéter les montées de version, avec un retour arrière possible',
      'Mener un exercice de restauration par client et par trimestre',
      'Mettre en place réplication, bascule et alertes',
      'Prendre, avec l’équipe données, une semaine d’astreinte sur six',
    ],
    requirements: [
      'Au moins quatre ans avec des bases relationnelles en production',
      'Vous lisez sans peine les plans de requête de PostgreSQL ou SQL Server',
      'Shell et Python ou Go pour ce qui se répète',
      'Du calme la nuit, de la précision dans le compte rendu du lendemain',
    ],
    benefits,
  },
  'devops-engineer': {
    title: 'Ingénieur DevOps (F/H)',
    department: 'Plateforme',
    location: 'À distance, Seattle',
    type: 'Temps plein',
    experience: '3 ans et plus',
    summary:
      'Construisez les pipelines qui disent non avant les clients, et faites de la livraison un événement ordinaire.',
    description:
      'Vous rejoignez des équipes clientes de cinq à quinze personnes pour trois à six mois, et les quittez quand elles livrent plusieurs fois par jour. Vous construisez le pipeline, les environnements et les alertes avec elles et non pour elles : la dernière chose que vous remettez est votre propre absence.',
    responsibilities: [
      'Construire des pipelines où tests, analyses et approbations suivent un ordre fixe',
      'Décrire réseaux, clusters et droits sous forme de code',
      'Définir les objectifs de niveau de service avec ceux qui en répondent',
      'Mener des exercices d’incident et rédiger les bilans sans chercher de coupable',
      'Travailler en binôme avec les ingénieurs du client jusqu’à ce qu’ils n’aient plus besoin de vous',
    ],
    requirements: [
      'Au moins trois ans à exploiter ce que vous déployez',
      'Une connaissance approfondie de Kubernetes, de Terraform et d’un système de pipelines',
      'Métriques, journaux, traces : vous savez lequel interroger d’abord',
      'De la patience avec les vieux systèmes et ceux qui les font vivre',
    ],
    benefits,
  },
  'ux-ui-designer': {
    title: 'Designer UX/UI (F/H)',
    department: 'Design',
    location: 'À distance, Chicago',
    type: 'Temps plein',
    experience: '2 ans et plus',
    summary: 'Observez les gens, retirez une étape, et dessinez avec soin ce qui reste.',
    description:
      'Vous concevez des outils de travail : écrans de répartition, applications pour infirmières, boutiques. Vous commencez sur le terrain, avec celles et ceux qui s’en serviront, et finissez dans le navigateur à côté d’un développeur. La moitié de vos créations seront plus petites que ce qu’elles remplacent.',
    responsibilities: [
      'Observer les utilisateurs là où ils travaillent et noter ce que vous avez vu',
      'Esquisser parcours et états, d’abord au format téléphone, et les tester avec dix personnes',
      'Faire vivre un design system en code avec deux développeurs',
      'Vérifier contraste, focus et formulations avant de construire',
      'Présenter les décisions avec leurs raisons et les autres voies possibles',
    ],
    requirements: [
      'Au moins deux ans de conception de logiciels professionnels',
      'Un portfolio qui montre les étapes et pas seulement le résultat',
      'Assez de HTML et de CSS pour voir ce qui est bon marché et ce qui ne l’est pas',
      'Des mots simples : vous savez écrire le bouton autant que le dessiner',
    ],
    benefits,
  },
} as const satisfies Record<JobId, JobWords>;
