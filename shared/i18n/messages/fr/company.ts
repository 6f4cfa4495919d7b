import { defineMessages } from '#shared/i18n/define-messages.ts';
import { company as english } from '#shared/i18n/messages/en/company.ts';

/** French words of the pages about, team and portfolio. */
export const company = defineMessages(english, {
  // Team
  'team.profile': 'Profil {network} : {name}',
  'team.noProfile': 'Pas encore de profil public',
  'team.join.link': 'Voir nos offres d’emploi',

  // Portfolio
  'portfolio.browser.title': 'Projets',
  'portfolio.browser.filterLabel': 'Filtrer par catégorie',
  'portfolio.filter.all': 'Tous',
  'portfolio.results.one': '{count} projet affiché',
  'portfolio.results.other': '{count} projets affichés',
  'portfolio.client': 'Client',
  'portfolio.categories': 'Catégories',
  'portfolio.technologies': 'Technologies',
  'portfolio.empty.title': 'Aucun projet trouvé',
  'portfolio.empty.text': 'Il n’y a actuellement aucun projet dans cette catégorie. Essayez un autre filtre.',
  'portfolio.empty.showAll': 'Afficher tous les projets',
  'portfolio.featured.read': 'Lire l’étude de cas',
  'portfolio.featured.about': 'sur {client}',
  'portfolio.featured.glance': 'En bref',
  'portfolio.featured.alert':
    '«\u00A0{title}\u00A0» ({client})\u00A0: {figure} {figureLabel}. L’étude de cas explique comment.',
});
