import { defineMessages } from '#shared/i18n/define-messages.ts';
import { resources as english } from '#shared/i18n/messages/en/resources.ts';

/** French words of the resources, the webinars and the sitemap around their content. */
export const resources = defineMessages(english, {
  // Resources: one screen, four addresses
  'document.caseStudy.download': 'Télécharger l’étude de cas',
  'document.whitePaper.download': 'Lire le livre blanc',

  // Webinars
  'webinars.upcoming.title': 'Prochains webinaires',
  'webinars.past.title': 'Webinaires passés',
  'webinars.speakers': 'Intervenants',
  'webinars.upcoming.register': 'S’inscrire',
  'webinars.upcoming.addToCalendar': 'Ajouter au calendrier',
  'webinars.upcoming.localTime': 'Dans votre fuseau horaire\u00A0: {time}',
  'webinars.past.watch': 'Voir la rediffusion',
  'webinars.all': 'Voir toutes les ressources',
  'webinars.dates.one': '{count} date prévue',
  'webinars.dates.other': '{count} dates prévues',

  // Sitemap
  'sitemap.main': 'Pages principales',

  // Case studies and white papers: their pages and their PDFs
  'document.caseStudy.kind': 'Étude de cas',
  'document.whitePaper.kind': 'Livre blanc',
  'document.by': 'Par {author}',
  'document.term': '{term}\u00A0:',
  'document.industry': 'Secteur',
  'document.client': 'Client',
  'document.figures': 'Chiffres clés',
  'document.summary': 'En bref',
  'document.timeline': 'Calendrier',
  'document.week': 'Semaine {week}',
  'document.weeks': 'Semaines {from} à {last}',
  'document.team': 'Équipe du projet',
  'document.service': 'Service associé',
  'document.download.facts': 'PDF en français, {size}',
  'document.more.label': 'À lire aussi',
  'document.caseStudy.next': 'Étude de cas suivante',
  'document.whitePaper.next': 'Livre blanc suivant',
  'document.page': 'Page {page} sur {pages}',
  'document.online': 'Lire en ligne',
  'document.question': 'Vos questions à ce sujet',
});
