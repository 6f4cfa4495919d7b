import { defineMessages } from '../../define-messages.ts';
import { resources as english } from '../en/resources.ts';

/** French words of the resources, the webinars, the legal pages and the sitemap around their content. */
export const resources = defineMessages(english, {
  // Resources: one screen, four addresses
  'resources.head.title': 'Ressources\u00A0: cas, livres blancs, réponses | {brand}',
  'resources.head.description':
    'Des études de cas chiffrées, des livres blancs de nos ingénieurs et les réponses aux questions les plus fréquentes. En accès libre, sans formulaire.',
  'caseStudies.head.title': 'Études de cas\u00A0: le changement, chiffré | {brand}',
  'caseStudies.head.description':
    'Quatre études de cas, du passage d’une banque au cloud à un audit de cybersécurité\u00A0: le problème, ce que nous avons changé, les chiffres d’après.',
  'whitePapers.head.title': 'Livres blancs de nos ingénieurs | {brand}',
  'whitePapers.head.description':
    'Quatre livres blancs sur l’avenir du cloud, le zero trust, la blockchain en entreprise et l’analyse assistée par l’IA, écrits par ceux qui pratiquent.',
  'faq.head.title': 'FAQ\u00A0: certifications, délais, support | {brand}',
  'faq.head.description':
    'Nos certifications, la durée d’une migration vers le cloud, qui répond la nuit, les technologies que nous connaissons et la protection des données.',
  'resources.lead': 'Ce que nous avons appris, par écrit. En accès libre, sans formulaire.',
  'caseStudies.download': 'Télécharger l’étude de cas',
  'whitePapers.read': 'Lire le livre blanc',
  'faq.more.title': 'Une sixième question\u202F?',
  'faq.more.text': 'Posez-la. Un ingénieur répond sous un jour ouvré.',
  'resources.newsletter.title':
    'Une lettre par mois, avec la prochaine étude de cas ou le prochain livre blanc',

  // Webinars
  'webinars.head.title': 'Webinaires, en direct et en rediffusion | {brand}',
  'webinars.head.description':
    'Une heure avec les ingénieurs qui ont fait le travail\u00A0: des sessions en direct sur inscription et des rediffusions sur requêtes, livraisons, alertes.',
  'webinars.title': 'Webinaires techniques',
  'webinars.lead':
    'Une heure avec celles et ceux qui ont fait le travail. En direct un jeudi, en rediffusion le reste de la semaine.',
  'webinars.upcoming': 'Prochains webinaires',
  'webinars.past': 'Webinaires passés',
  'webinars.speakers': 'Intervenants',
  'webinars.register': 'S’inscrire',
  'webinars.watch': 'Voir la rediffusion',
  'webinars.all': 'Voir toutes les ressources',
  'webinars.dates.one': '{count} date prévue',
  'webinars.dates.other': '{count} dates prévues',
  'webinars.month.label': 'Dates des webinaires\u00A0: {dates}',

  // Legal pages
  'legal.lastUpdated': 'Dernière mise à jour\u00A0: {date}',
  'legal.inShort': 'En bref',
  'legal.retention.note': 'Barres à l’échelle, en mois. La barre ouverte prend fin à votre désinscription.',

  // Sitemap
  'sitemap.head.title': 'Plan du site\u00A0: chaque page à sa place | {brand}',
  'sitemap.head.description':
    'Les pages de ce site dans l’ordre attendu\u00A0: les pages principales, les six services et les pages légales. Le pied de page mène à toutes les autres.',
  'sitemap.lead': 'Seize pages, dans l’ordre attendu. Le pied de page mène aux autres.',
  'sitemap.main': 'Pages principales',
  'sitemap.caption':
    'Une colonne pour chacune des {total} pages, articles et offres d’emploi mis à part. L’accueil au centre, {main} pages principales autour.',
});
