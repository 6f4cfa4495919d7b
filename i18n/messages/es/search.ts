import { defineMessages } from '../../define-messages.ts';
import { search as english } from '../en/search.ts';

/** Spanish words of the search. */
export const search = defineMessages(english, {
  'search.label': 'Buscar',
  'search.description':
    'Encuentre servicios, artículos, empleos, casos prácticos, informes, seminarios web, personas y respuestas de este sitio con una palabra o parte de ella.',
  'search.lead':
    'Servicios, artículos, empleos, personas y respuestas: basta una palabra o una parte de ella.',
  'search.field': 'Buscar en este sitio',
  'search.unscripted':
    'Sin JavaScript esta página no puede buscar, pero aquí está todo lo que hay. Su navegador encuentra palabras en la página con Ctrl+F.',
  'search.all': 'Todo lo que hay en este sitio',
  'search.best': 'Mejores resultados',
  'search.recent': 'Abierto hace un momento',
  'search.actions': 'Acciones',
  'search.print': 'Imprimir esta página',
  'search.close': 'Cerrar la búsqueda',
  'search.results': 'Resultados: {count}',
  'search.none': 'No hay resultados para «{term}».',
  'search.none.hint': 'Pruebe con una palabra más corta o con otra.',
  'search.failed': 'No se ha podido cargar la búsqueda. Esta página lo enumera todo:',
  'search.keys': 'Las flechas recorren la lista, Intro abre, Esc cierra.',
  'search.language': 'Idioma: {name}',
  'search.theme': 'Tema: {name}',
  'search.group.pages': 'Páginas',

  // Words by which people look for a page that its name and its text do not have
  'search.also.home': 'principio portada principal',
  'search.also.services': 'oferta soluciones precios costes tarifas prestaciones',
  'search.also.about': 'empresa historia valores dirección quiénes somos',
  'search.also.team': 'personal plantilla colegas expertos',
  'search.also.portfolio': 'proyectos trabajos clientes referencias',
  'search.also.blog': 'noticias artículos notas entradas',
  'search.also.contact': 'teléfono llamar correo dirección oficina horario consulta presupuesto',
  'search.also.careers': 'trabajo vacantes puestos ofertas candidatura trabajar con nosotros prácticas',
  'search.also.resources': 'descargas documentos',
  'search.also.caseStudies': 'historias de clientes ejemplos referencias',
  'search.also.whitePapers': 'guías informes pdf descarga',
  'search.also.faq': 'preguntas frecuentes respuestas ayuda',
  'search.also.webinars': 'eventos charlas grabaciones vídeo formación',
  'search.also.privacy': 'protección de datos RGPD cookies datos personales',
  'search.also.terms': 'condiciones legal contrato aviso',
  'search.also.sitemap': 'resumen todas las páginas',
});
