import { defineMessages } from '#shared/i18n/define-messages.ts';
import { blog as english } from '#shared/i18n/messages/en/blog.ts';

/** Spanish words of the blog: the listing and the articles around their text. */
export const blog = defineMessages(english, {
  // The listing; the specification fixes the texts of its empty state (SPEC section 8)
  'blog.browser.searchLabel': 'Buscar artículos',
  'blog.browser.categoriesLabel': 'Categoría',
  'blog.results.one': '{count} artículo',
  'blog.results.other': '{count} artículos',
  'blog.empty.title': 'No se han encontrado artículos',
  'blog.empty.noMatch': 'Ningún artículo coincide con su búsqueda de «{term}».',
  'blog.empty.emptyCategory': 'Por el momento no hay artículos en esta categoría.',
  'blog.empty.reset': 'Restablecer filtros',
  'blog.pagination.label': 'Paginación',
  'blog.pagination.previous': 'Anterior',
  'blog.pagination.next': 'Siguiente',
  'blog.page': 'Página {number}',

  // Articles
  'article.contents.title': 'Contenido',
  'article.table.label': 'Tabla: {title}',
  'article.codeLabel': 'Código: {language}',
  'article.code.copy': 'Copiar',
  'article.code.copied': 'Copiado',
  'article.code.selected': 'Seleccionado. Cópielo con el teclado.',
  'article.figure': 'Fig.\u00A0{number}. {caption}',
  'article.reviewed': 'Revisado el {date}',
  'article.sources': 'Fuentes',
  'article.csv': 'Las cifras de este texto en una tabla CSV:',
  'article.neighbours.label': 'Más artículos por fecha',
  'article.neighbours.older': 'Artículo anterior',
  'article.neighbours.newer': 'Artículo siguiente',
  'article.readNext': 'Para seguir leyendo',
});
