import { defineMessages } from '../../define-messages.ts';
import { documents as english } from '../en/documents.ts';

/** German words of the case studies and white papers: their pages and their PDFs. */
export const documents = defineMessages(english, {
  'document.kind.caseStudy': 'Fallstudie',
  'document.kind.whitePaper': 'Whitepaper',
  'document.by': 'Von {author}',
  'document.term': '{term}:',
  'document.industry': 'Branche',
  'document.client': 'Kunde',
  'document.figures': 'Die Zahlen',
  'document.summary': 'Das Wichtigste',
  'document.download.facts': 'PDF auf Deutsch, {size}',
  'document.more.label': 'Weitere Texte',
  'document.next.caseStudy': 'Nächste Fallstudie',
  'document.next.whitePaper': 'Nächstes Whitepaper',
  'document.page': 'Seite {page} von {pages}',
  'document.online': 'Dieser Text als Webseite',
  'document.question': 'Fragen dazu',
});
