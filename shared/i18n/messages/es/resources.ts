import { defineMessages } from '#shared/i18n/define-messages.ts';
import { resources as english } from '#shared/i18n/messages/en/resources.ts';

/** Spanish words of the resources, the webinars and the sitemap around their content. */
export const resources = defineMessages(english, {
  // Resources: one screen, four addresses
  'document.caseStudy.download': 'Descargar el caso',
  'document.whitePaper.download': 'Leer el informe',

  // Webinars
  'webinars.upcoming.title': 'Próximos seminarios',
  'webinars.past.title': 'Seminarios anteriores',
  'webinars.speakers': 'Ponentes',
  'webinars.upcoming.register': 'Inscribirse',
  'webinars.upcoming.addToCalendar': 'Añadir al calendario',
  'webinars.upcoming.localTime': 'En su zona horaria: {time}',
  'webinars.past.watch': 'Ver la grabación',
  'webinars.all': 'Ver todos los recursos',
  'webinars.dates.one': '{count} fecha',
  'webinars.dates.other': '{count} fechas',

  // Sitemap
  'sitemap.main': 'Páginas principales',

  // Case studies and white papers: their pages and their PDFs
  'document.caseStudy.kind': 'Caso práctico',
  'document.whitePaper.kind': 'Informe técnico',
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
  'document.caseStudy.next': 'Siguiente caso',
  'document.whitePaper.next': 'Siguiente informe',
  'document.page': 'Página {page} de {pages}',
  'document.online': 'Leer en línea',
  'document.question': 'Preguntas sobre este texto',
});
