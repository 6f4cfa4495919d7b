/** English words of the blog: the listing and the articles around their text. */
export const blog = {
  // The listing; the specification fixes the texts of its empty state (SPEC section 8)
  'blog.browser.searchLabel': 'Search articles',
  'blog.browser.categoriesLabel': 'Category',
  'blog.results.one': '{count} article',
  'blog.results.other': '{count} articles',
  'blog.empty.title': 'No articles found',
  'blog.empty.noMatch': 'No articles match your search for "{term}".',
  'blog.empty.emptyCategory': 'There are currently no articles in this category.',
  'blog.empty.reset': 'Reset Filters',
  'blog.pagination.label': 'Pagination',
  'blog.pagination.previous': 'Previous',
  'blog.pagination.next': 'Next',
  'blog.page': 'Page {number}',

  // Articles
  'article.contents.title': 'Contents',
  'article.table.label': 'Table: {title}',
  'article.codeLabel': 'Code: {language}',
  'article.code.copy': 'Copy',
  'article.code.copied': 'Copied',
  'article.code.selected': 'Selected. Copy it with the keyboard.',
  'article.figure': 'Fig. {number}. {caption}',
  'article.reviewed': 'Reviewed {date}',
  'article.sources': 'Sources',
  'article.csv': 'The figures in this text as a CSV table:',
  'article.neighbours.label': 'More articles by date',
  'article.neighbours.older': 'Previous article',
  'article.neighbours.newer': 'Next article',
  'article.readNext': 'Read next',
} as const;
