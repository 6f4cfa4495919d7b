import { defineMessages } from '../../define-messages.ts';
import { company as english } from '../en/company.ts';

/** French words of the pages about, team and portfolio. */
export const company = defineMessages(english, {
  // About
  'about.head.title': 'À propos : lents à se former, solides | {brand}',
  'about.head.description':
    'Une entreprise d’ingénierie d’un peu plus de cent personnes : ses débuts en {year}, sa raison d’être, ses valeurs et l’équipe qui la dirige.',
  'about.title': 'Lents à se former, difficiles à ébranler',
  'about.lead':
    'Nous sommes une entreprise d’ingénierie d’un peu plus de cent personnes. Nous concevons, construisons et exploitons les systèmes sur lesquels reposent d’autres entreprises.',
  'about.figures.count': '{count}+',
  'about.figures.years': 'ans',
  'about.figures.years.part': 'les colonnes incandescentes du centre',
  'about.figures.people': 'membres de l’équipe',
  'about.figures.people.part': 'avec l’anneau haut qui les entoure',
  'about.figures.clients': 'clients',
  'about.figures.clients.part': 'jusqu’au bord de la première terrasse',
  'about.figures.projects': 'projets',
  'about.figures.projects.part': 'le champ entier',
  'about.figures.caption':
    'Fig. 1. {columns} colonnes, une par projet, comptées depuis le centre. Aucune ne manque.',
  'about.figures.alt':
    'Un champ rond de colonnes de basalte qui monte par paliers : huit incandescentes au centre, un anneau haut, une terrasse et le champ bas autour.',
  'about.story.title': 'Notre histoire',
  'about.story.beginning':
    '{brand} a vu le jour en {year} avec deux ingénieurs, un client et un système de paie que personne n’osait redémarrer. Le premier mois, nous n’avons fait que le dessiner : chaque tâche, chaque fichier, chaque personne qui appellerait s’il s’arrêtait. La reconstruction a pris onze semaines. Le dessin est toujours au mur.',
  'about.story.growth':
    'Cet ordre, le plan d’abord, puis le trait, puis la pierre, est devenu notre façon de travailler. Nous avons grandi en gardant nos clients plutôt qu’en les collectionnant : des vingt premiers, seize sont toujours là.',
  'about.story.rock':
    'Les colonnes de nos dessins sont du basalte : une lave qui a refroidi assez lentement pour s’ordonner, chaque colonne façonnée par ses voisines et capable de les porter. Les bons systèmes, selon nous, se font de la même manière.',
  'about.mission.title': 'Mission',
  'about.mission.text':
    'Construire des systèmes qui tiennent la charge, et laisser chacun plus simple que nous ne l’avons trouvé.',
  'about.mission.note': 'Construite. Mesurée chaque trimestre, publiée en interne.',
  'about.vision.title': 'Vision',
  'about.vision.text': 'Un monde où modifier un système critique relève d’une journée de travail ordinaire.',
  'about.vision.note': 'Dessinée. Nous n’y sommes pas encore, et nous le disons.',
  'about.values.title': 'Nos valeurs',
  'about.values.draw': 'Dessiner d’abord',
  'about.values.draw.text':
    'Réfléchir coûte moins cher que construire. Rien ne commence tant qu’une personne extérieure à l’équipe ne sait pas expliquer le dessin.',
  'about.values.number': 'Donner le chiffre',
  'about.values.number.text':
    'Coût, latence, taux d’échec, jours. Ce que nous ne pouvons pas mesurer, nous le disons aussi.',
  'about.values.simpler': 'Rendre plus simple',
  'about.values.simpler.text':
    'Notre plus grande fierté, c’est ce que nous avons retiré. Chaque projet se termine par la liste de ce qui a été éteint.',
  'about.values.reachable': 'Rester joignables',
  'about.values.reachable.text':
    'Qui a construit le système répond au téléphone, à quatre heures du matin comme quatre ans plus tard.',
  'about.leadership.title': 'Direction',
  'about.leadership.lead':
    'Six personnes. Toutes continuent d’écrire, de dessiner ou de prendre leur tour d’astreinte.',
  'about.closing.title': 'Rencontrez celles et ceux qui font le travail',

  // Team
  'team.head.title': 'Notre équipe : qui décroche | {brand}',
  'team.head.description':
    'Huit des personnes qui font notre travail : architecture, ingénierie, sécurité et design. Ce que fait chacune d’elles, et comment les rejoindre.',
  'team.title': 'Notre équipe',
  'team.lead':
    'Huit personnes sur un peu plus de cent. Si vous travaillez avec nous, ce sont elles qui décrochent.',
  'team.profile': 'Profil {network} : {name}',
  'team.noProfile': 'Pas encore de profil public',
  'team.join.title': 'Rejoignez-nous',
  'team.join.text.one':
    'Cette place dans l’image n’est encore que dessinée : {count} poste est ouvert, à distance comme tous les nôtres.',
  'team.join.text.other':
    'Cette place dans l’image n’est encore que dessinée : {count} postes sont ouverts, tous à distance.',
  'team.join.link': 'Voir les postes ouverts',

  // Portfolio
  'portfolio.head.title': 'Réalisations : toujours debout | {brand}',
  'portfolio.head.description':
    'Six projets de cloud, données, applications, web et DevOps, avec client, technologies et résultat, et les deux études de cas les plus demandées.',
  'portfolio.title': 'Des ouvrages toujours debout',
  'portfolio.lead':
    'Six chantiers dans un même paysage. Tous sont en service aujourd’hui ; nous avons vérifié avant de les dessiner.',
  'portfolio.sites': 'Chantiers dans le paysage',
  'portfolio.site': 'Chantier {number} : {client}',
  'portfolio.projects': 'Projets',
  'portfolio.filter': 'Filtrer par catégorie',
  'portfolio.filter.all': 'Tous',
  'portfolio.results.one': '{count} projet affiché',
  'portfolio.results.other': '{count} projets affichés',
  'portfolio.client': 'Client',
  'portfolio.categories': 'Catégories',
  'portfolio.technologies': 'Technologies',
  'portfolio.empty.title': 'Aucun projet trouvé',
  'portfolio.empty.text': 'Il n’y a actuellement aucun projet dans cette catégorie. Essayez un autre filtre.',
  'portfolio.empty.showAll': 'Afficher tous les projets',
  'portfolio.featured.title': 'Études de cas à la une',
  'portfolio.featured.lead': 'Les deux que l’on nous demande le plus, avec ce qui a mal tourné.',
  'portfolio.featured.read': 'Lire l’étude de cas',
  'portfolio.featured.about': 'sur {client}',
  'portfolio.featured.alert': 'Étude de cas « {title} » ({client}). Le texte complet est envoyé sur demande.',
  'portfolio.closing.title': 'Un chantier en tête ?',
});
