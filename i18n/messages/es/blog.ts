import { defineMessages } from '../../define-messages.ts';
import { blog as english } from '../en/blog.ts';

/** Spanish words of the blog: the listing and the articles around their text. */
export const blog = defineMessages(english, {
  // The listing; the specification fixes the texts of its empty state (SPEC section 8)
  'blog.head.title': 'Blog: notas de campo | {brand}',
  'blog.head.description':
    'Notas de campo sobre nube, seguridad, DevOps, desarrollo, bases de datos e IA, por quienes hicieron el trabajo. Con cifras, y con lo que salió mal.',
  'blog.title': 'Notas de campo',
  'blog.search.label': 'Buscar artículos',
  'blog.categories.label': 'Categoría',
  'blog.results.one': '{count} artículo',
  'blog.results.other': '{count} artículos',
  'blog.empty.title': 'No se han encontrado artículos',
  'blog.empty.term': 'Ningún artículo coincide con su búsqueda de «{term}».',
  'blog.empty.category': 'Por el momento no hay artículos en esta categoría.',
  'blog.empty.reset': 'Restablecer filtros',
  'blog.pagination.label': 'Paginación',
  'blog.pagination.previous': 'Anterior',
  'blog.pagination.next': 'Siguiente',
  'blog.pagination.page': 'Página {number}',
  'blog.question.title': '¿Sobre qué deberíamos escribir?',
  'blog.question.text': 'La mitad de estas notas nació de la pregunta de un cliente.',
  'blog.question.link': 'Envíe la suya',
  'blog.newsletter.title': 'La próxima nota, en su correo',
  'blog.newsletter.lead': 'Un boletín al mes, con lo que hemos aprendido desde el anterior.',

  // Articles
  'article.contents.title': 'Contenido',
  'article.contents.note': 'Cada barra es tan larga como su sección',
  'article.table.label': 'Tabla: {title}',
  'article.code.label': 'Código: {language}',
  'article.code.copy': 'Copiar',
  'article.code.copied': 'Copiado',
  'article.code.selected': 'Seleccionado. Cópielo con el teclado.',
  'article.figure': 'Fig. {number}. {caption}',
  'article.neighbours.label': 'Más artículos por fecha',
  'article.neighbours.older': 'Artículo anterior',
  'article.neighbours.newer': 'Artículo siguiente',
  'article.readNext': 'Para seguir leyendo',
});
