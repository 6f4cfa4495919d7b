import { defineMessages } from '#shared/i18n/define-messages.ts';
import { blog as english } from '#shared/i18n/messages/en/blog.ts';

/** German words of the blog: the listing and the articles around their text. */
export const blog = defineMessages(english, {
  // The listing; the specification fixes the texts of its empty state (SPEC section 8)
  'blog.browser.searchLabel': 'Artikel durchsuchen',
  'blog.browser.categoriesLabel': 'Kategorie',
  'blog.results.one': '{count} Artikel',
  'blog.results.other': '{count} Artikel',
  'blog.empty.title': 'Keine Artikel gefunden',
  'blog.empty.noMatch': 'Kein Artikel entspricht Ihrer Suche nach „{term}“.',
  'blog.empty.emptyCategory': 'In dieser Kategorie gibt es zurzeit keine Artikel.',
  'blog.empty.reset': 'Filter zurücksetzen',
  'blog.pagination.label': 'Seiten',
  'blog.pagination.previous': 'Zurück',
  'blog.pagination.next': 'Weiter',
  'blog.page': 'Seite {number}',

  // Articles
  'article.contents.title': 'Inhalt',
  'article.table.label': 'Tabelle: {title}',
  'article.codeLabel': 'Quelltext: {language}',
  'article.code.copy': 'Kopieren',
  'article.code.copied': 'Kopiert',
  'article.code.selected': 'Markiert. Bitte mit der Tastatur kopieren.',
  'article.figure': 'Abb.\u00A0{number}. {caption}',
  'article.reviewed': 'Geprüft am {date}',
  'article.sources': 'Quellen',
  'article.csv': 'Die Zahlen dieses Textes als Tabelle:',
  'article.neighbours.label': 'Weitere Artikel nach Datum',
  'article.neighbours.older': 'Vorheriger Artikel',
  'article.neighbours.newer': 'Nächster Artikel',
  'article.readNext': 'Als Nächstes lesen',
});
