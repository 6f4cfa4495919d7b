import { defineMessages } from '#shared/i18n/define-messages.ts';
import { blog as english } from '#shared/i18n/messages/en/blog.ts';

/** French words of the blog: the listing and the articles around their text. */
export const blog = defineMessages(english, {
  // The listing; the specification fixes the texts of its empty state (SPEC section 8)
  'blog.browser.searchLabel': 'Rechercher un article',
  'blog.browser.categoriesLabel': 'Catégorie',
  'blog.results.one': '{count} article',
  'blog.results.other': '{count} articles',
  'blog.empty.title': 'Aucun article trouvé',
  'blog.empty.noMatch': 'Aucun article ne correspond à votre recherche « {term} ».',
  'blog.empty.emptyCategory': 'Il n’y a actuellement aucun article dans cette catégorie.',
  'blog.empty.reset': 'Réinitialiser les filtres',
  'blog.pagination.label': 'Pages de la liste',
  'blog.pagination.previous': 'Précédent',
  'blog.pagination.next': 'Suivant',
  'blog.page': 'Page {number}',

  // Articles
  'article.contents.title': 'Sommaire',
  'article.table.label': 'Tableau : {title}',
  'article.codeLabel': 'Code : {language}',
  'article.code.copy': 'Copier',
  'article.code.copied': 'Copié',
  'article.code.selected': 'Sélectionné. Copiez avec le clavier.',
  'article.figure': 'Fig.\u00A0{number}. {caption}',
  'article.reviewed': 'Relecture\u00A0: {date}',
  'article.sources': 'Sources',
  'article.csv': 'Les chiffres de ce texte sous forme de tableau CSV :',
  'article.neighbours.label': 'Autres articles par date',
  'article.neighbours.older': 'Article précédent',
  'article.neighbours.newer': 'Article suivant',
  'article.readNext': 'À lire ensuite',
});
