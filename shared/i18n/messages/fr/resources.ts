import { defineMessages } from '../../define-messages.ts';
import { resources as english } from '../en/resources.ts';

/** French words of the resources, the webinars and the sitemap around their content. */
export const resources = defineMessages(english, {
  // Resources: one screen, four addresses
  'caseStudies.download': 'Télécharger l’étude de cas',
  'whitePapers.read': 'Lire le livre blanc',

  // Webinars
  'webinars.upcoming': 'Prochains webinaires',
  'webinars.past': 'Webinaires passés',
  'webinars.speakers': 'Intervenants',
  'webinars.register': 'S’inscrire',
  'webinars.watch': 'Voir la rediffusion',
  'webinars.all': 'Voir toutes les ressources',
  'webinars.dates.one': '{count} date prévue',
  'webinars.dates.other': '{count} dates prévues',
  'webinars.month.label': 'Dates des webinaires\u00A0: {dates}',

  // Sitemap
  'sitemap.main': 'Pages principales',
});
