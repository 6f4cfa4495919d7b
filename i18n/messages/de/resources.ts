import { defineMessages } from '../../define-messages.ts';
import { resources as english } from '../en/resources.ts';

/** German words of the resources, the webinars, the legal pages and the sitemap around their content. */
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

  // Legal pages
  'legal.lastUpdated': 'Zuletzt aktualisiert: {date}',
  'legal.inShort': 'Kurz gesagt',
  'legal.retention.note': 'Balken maßstäblich, in Monaten. Der offene endet, wenn Sie sich abmelden.',

  // Sitemap
  'sitemap.main': 'Hauptseiten',
});
