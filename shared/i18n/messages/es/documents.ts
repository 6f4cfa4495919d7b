import { defineMessages } from '../../define-messages.ts';
import { documents as english } from '../en/documents.ts';

/** Spanish words of the case studies and white papers: their pages and their PDFs. */
export const documents = defineMessages(english, {
  'document.kind.caseStudy': 'Caso práctico',
  'document.kind.whitePaper': 'Informe técnico',
  'document.by': 'Por {author}',
  'document.term': '{term}:',
  'document.industry': 'Sector',
  'document.client': 'Cliente',
  'document.figures': 'Las cifras',
  'document.summary': 'En resumen',
  'document.download.facts': 'PDF en español, {size}',
  'document.more.label': 'Más lecturas',
  'document.next.caseStudy': 'Siguiente caso',
  'document.next.whitePaper': 'Siguiente informe',
  'document.page': 'Página {page} de {pages}',
  'document.online': 'Este texto como página web',
  'document.question': 'Preguntas sobre este texto',
});
