import { defineMessages } from '../../define-messages.ts';
import { resources as english } from '../en/resources.ts';

/** Spanish words of the resources, the webinars, the legal pages and the sitemap around their content. */
export const resources = defineMessages(english, {
  // Resources: one screen, four addresses
  'resources.head.title': 'Recursos: casos, informes y respuestas | {brand}',
  'resources.head.description':
    'Casos de éxito con sus cifras, informes técnicos de nuestros ingenieros y respuestas a lo que más nos preguntan. Lectura libre, sin formularios.',
  'caseStudies.head.title': 'Casos de éxito: lo que cambió, en cifras | {brand}',
  'caseStudies.head.description':
    'Cuatro casos, desde el paso de un banco a la nube hasta una auditoría de ciberseguridad: qué fallaba, qué cambiamos y qué dijeron después las cifras.',
  'whitePapers.head.title': 'Informes técnicos de nuestros ingenieros | {brand}',
  'whitePapers.head.description':
    'Cuatro informes sobre el futuro de la nube, la confianza cero, blockchain en la empresa y la analítica con IA, escritos por quienes hacen el trabajo.',
  'faq.head.title': 'Preguntas: certificaciones, plazos, soporte | {brand}',
  'faq.head.description':
    'Qué certificaciones tenemos, cuánto dura una migración a la nube, quién responde de noche, qué tecnologías conocemos y cómo protegemos los datos.',
  'resources.lead': 'Lo que aprendimos, por escrito. Lectura libre, sin formulario de por medio.',
  'caseStudies.download': 'Descargar el caso',
  'whitePapers.read': 'Leer el informe',
  'faq.more.title': '¿Una sexta pregunta?',
  'faq.more.text': 'Háganosla. Un ingeniero responde en un día laborable como máximo.',
  'resources.newsletter.title': 'Un boletín al mes, con el próximo caso o informe',

  // Webinars
  'webinars.head.title': 'Seminarios web, en directo y grabados | {brand}',
  'webinars.head.description':
    'Una hora con los ingenieros que hicieron el trabajo: sesiones en directo con inscripción y grabaciones sobre planes de consulta, publicaciones y alertas.',
  'webinars.title': 'Seminarios web técnicos',
  'webinars.lead':
    'Una hora con las personas que hicieron el trabajo. En directo un jueves, grabada para el resto de la semana.',
  'webinars.upcoming': 'Próximos seminarios',
  'webinars.past': 'Seminarios anteriores',
  'webinars.speakers': 'Ponentes',
  'webinars.register': 'Inscribirse ahora',
  'webinars.watch': 'Ver la grabación',
  'webinars.all': 'Ver todos los recursos',
  'webinars.dates.one': '{count} fecha',
  'webinars.dates.other': '{count} fechas',
  'webinars.month.label': 'Fechas de los seminarios: {dates}',

  // Legal pages
  'legal.lastUpdated': 'Última actualización: {date}',
  'legal.inShort': 'En resumen',
  'legal.retention.note': 'Barras a escala, en meses. La barra abierta termina cuando usted se da de baja.',

  // Sitemap
  'sitemap.head.title': 'Mapa del sitio: cada página en su lugar | {brand}',
  'sitemap.head.description':
    'Las páginas de este sitio en el orden que cabe esperar: las principales, los seis servicios y las legales. El pie de página lleva a todas las demás.',
  'sitemap.lead': 'Dieciséis páginas, en el orden que cabe esperar. El pie de página lleva a las demás.',
  'sitemap.main': 'Páginas principales',
  'sitemap.caption':
    'Una columna por cada una de las {total} páginas, sin contar artículos ni empleos. El inicio en el centro, con {main} páginas principales alrededor.',
});
