import { defineMessages } from '#shared/i18n/define-messages.ts';
import { company as english } from '#shared/i18n/messages/en/company.ts';

/** German words of the pages about, team and portfolio. */
export const company = defineMessages(english, {
  // Team
  'team.profile': '{network}-Profil von {name}',
  'team.noProfile': 'Noch kein öffentliches Profil',
  'team.join.link': 'Offene Stellen ansehen',

  // Portfolio
  'portfolio.browser.title': 'Projekte',
  'portfolio.browser.filterLabel': 'Nach Kategorie filtern',
  'portfolio.filter.all': 'Alle',
  'portfolio.results.one': '{count} Projekt angezeigt',
  'portfolio.results.other': '{count} Projekte angezeigt',
  'portfolio.client': 'Kunde',
  'portfolio.categories': 'Kategorien',
  'portfolio.technologies': 'Technologien',
  'portfolio.empty.title': 'Keine Projekte gefunden',
  'portfolio.empty.text':
    'In dieser Kategorie gibt es derzeit keine Projekte. Bitte wählen Sie einen anderen Filter.',
  'portfolio.empty.showAll': 'Alle Projekte anzeigen',
  'portfolio.featured.read': 'Fallstudie lesen',
  'portfolio.featured.about': '({client})',
  'portfolio.featured.glance': 'Auf einen Blick',
  'portfolio.featured.alert':
    '„{title}“ ({client}): {figure} {figureLabel}. Wie es dazu kam, steht in der Fallstudie.',
});
