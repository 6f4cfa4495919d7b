import { defineMessages } from '../../define-messages.ts';
import { resources as english } from '../en/resources.ts';

/** German words of the resources, the webinars and the sitemap around their content. */
export const resources = defineMessages(english, {
  // Resources: one screen, four addresses
  'caseStudies.download': 'Fallstudie herunterladen',
  'whitePapers.read': 'Whitepaper lesen',

  // Webinars
  'webinars.upcoming': 'Kommende Webinare',
  'webinars.past': 'Vergangene Webinare',
  'webinars.speakers': 'Vortragende',
  'webinars.register': 'Jetzt anmelden',
  'webinars.watch': 'Aufzeichnung ansehen',
  'webinars.all': 'Alle Ressourcen ansehen',
  'webinars.dates.one': '{count} Termin',
  'webinars.dates.other': '{count} Termine',
  'webinars.month.label': 'Termine der Webinare: {dates}',

  // Sitemap
  'sitemap.main': 'Hauptseiten',
});
