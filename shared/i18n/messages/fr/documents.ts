import { defineMessages } from '../../define-messages.ts';
import { documents as english } from '../en/documents.ts';

/** French words of the case studies and white papers: their pages and their PDFs. */
export const documents = defineMessages(english, {
  'document.kind.caseStudy': 'Étude de cas',
  'document.kind.whitePaper': 'Livre blanc',
  'document.by': 'Par {author}',
  'document.term': '{term}\u00A0:',
  'document.industry': 'Secteur',
  'document.client': 'Client',
  'document.figures': 'Les chiffres',
  'document.summary': 'En bref',
  'document.download.facts': 'PDF en français, {size}',
  'document.more.label': 'À lire aussi',
  'document.next.caseStudy': 'Étude de cas suivante',
  'document.next.whitePaper': 'Livre blanc suivant',
  'document.page': 'Page {page} sur {pages}',
  'document.online': 'Ce texte en page web',
  'document.question': 'Vos questions à ce sujet',
});
