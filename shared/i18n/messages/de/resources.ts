import { defineMessages } from '#shared/i18n/define-messages.ts';
import { resources as english } from '#shared/i18n/messages/en/resources.ts';

/** German words of the resources, the webinars and the sitemap around their content. */
export const resources = defineMessages(english, {
  // Resources: one screen, four addresses
  'document.caseStudy.download': 'Fallstudie herunterladen',
  'document.whitePaper.download': 'Whitepaper lesen',

  // Webinars
  'webinars.upcoming.title': 'Kommende Webinare',
  'webinars.past.title': 'Vergangene Webinare',
  'webinars.speakers': 'Vortragende',
  'webinars.upcoming.register': 'Jetzt anmelden',
  'webinars.upcoming.addToCalendar': 'In Kalender eintragen',
  'webinars.upcoming.localTime': 'In Ihrer Zeitzone: {time}',
  'webinars.past.watch': 'Aufzeichnung ansehen',
  'webinars.all': 'Alle Ressourcen ansehen',
  'webinars.dates.one': '{count} Termin',
  'webinars.dates.other': '{count} Termine',

  // Sitemap
  'sitemap.main': 'Hauptseiten',

  // Case studies and white papers: their pages and their PDFs
  'document.caseStudy.kind': 'Fallstudie',
  'document.whitePaper.kind': 'Whitepaper',
  'document.by': 'Von {author}',
  'document.term': '{term}:',
  'document.industry': 'Branche',
  'document.client': 'Kunde',
  'document.figures': 'Kennzahlen',
  'document.summary': 'Das Wichtigste',
  'document.timeline': 'Zeitplan',
  'document.week': 'Woche {week}',
  'document.weeks': 'Woche {from} bis {last}',
  'document.team': 'Wer daran gearbeitet hat',
  'document.service': 'Passende Leistung',
  'document.download.facts': 'PDF auf Deutsch, {size}',
  'document.more.label': 'Weitere Texte',
  'document.caseStudy.next': 'Nächste Fallstudie',
  'document.whitePaper.next': 'Nächstes Whitepaper',
  'document.page': 'Seite {page} von {pages}',
  'document.online': 'Online lesen',
  'document.question': 'Fragen zu diesem Text',
});
