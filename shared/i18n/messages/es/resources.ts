import { defineMessages } from '#shared/i18n/define-messages.ts';
import { resources as english } from '#shared/i18n/messages/en/resources.ts';

/** Spanish words of the resources, the webinars and the sitemap around their content. */
export const resources = defineMessages(english, {
  // Resources: one screen, four addresses
  'caseStudies.download': 'Descargar el caso',
  'whitePapers.read': 'Leer el informe',

  // Webinars
  'webinars.upcoming': 'Próximos seminarios',
  'webinars.past': 'Seminarios anteriores',
  'webinars.speakers': 'Ponentes',
  'webinars.register': 'Inscribirse',
  'webinars.watch': 'Ver la grabación',
  'webinars.all': 'Ver todos los recursos',
  'webinars.dates.one': '{count} fecha',
  'webinars.dates.other': '{count} fechas',

  // Sitemap
  'sitemap.main': 'Páginas principales',

  // Case studies and white papers: their pages and their PDFs
  'document.kind.caseStudy': 'Caso práctico',
  'document.kind.whitePaper': 'Informe técnico',
  'document.by': 'Por {author}',
  'document.term': '{term}:',
  'document.industry': 'Sector',
  'document.client': 'Cliente',
  'document.figures': 'Cifras clave',
  'document.summary': 'En resumen',
  'document.timeline': 'Calendario',
  'document.week': 'Semana {week}',
  'document.weeks': 'Semanas {from}-{last}',
  'document.team': 'Equipo del proyecto',
  'document.service': 'Servicio relacionado',
  'document.download.facts': 'PDF en español, {size}',
  'document.more.label': 'Más lecturas',
  'document.next.caseStudy': 'Siguiente caso',
  'document.next.whitePaper': 'Siguiente informe',
  'document.page': 'Página {page} de {pages}',
  'document.online': 'Leer en línea',
  'document.question': 'Preguntas sobre este texto',
});
