/* What can be edited in a site, with the schemas of build/editor/file-schemas.ts. */

/** Long texts: a file per language; language-independent fields are in that of the first. */
export const textCollections = [
  { name: 'posts', schema: 'post', one: 'Article', address: '/blog/' },
  { name: 'case-studies', schema: 'case-study', one: 'Case study', address: '/resources/case-studies/' },
  { name: 'white-papers', schema: 'white-paper', one: 'White paper', address: '/resources/white-papers/' },
] as const;

/** Items of a file each. @see content/schema/site-files.ts */
export const itemKinds = [
  { name: 'jobs', schema: 'job', one: 'Open position', title: 'title' },
  { name: 'people', schema: 'person', one: 'Person', title: 'name' },
  { name: 'projects', schema: 'project', one: 'Project', title: 'title' },
  { name: 'services', schema: 'service', one: 'Service', title: 'title' },
  { name: 'webinars', schema: 'webinar', one: 'Webinar', title: 'title' },
] as const;

/** Files with data of the whole site. */
export const dataFiles = [
  ['site', 'site.yaml', 'Company, menus and settings of the site'],
  ['claims', 'home-claims.yaml', 'Claims on the home page'],
  ['figures', 'about-figures.yaml', 'Figures on the page About us'],
  ['years', 'years.yaml', 'Years of the company'],
  ['testimonials', 'testimonials.yaml', 'Testimonials'],
  ['clients', 'clients.yaml', 'Clients'],
  ['questions', 'questions.yaml', 'Questions and answers'],
  ['prices', 'prices.yaml', 'Prices'],
  ['featured-cases', 'featured-cases.yaml', 'Featured cases'],
  ['project-filters', 'project-filters.yaml', 'Filters of projects'],
  ['post-categories', 'posts/categories.yaml', 'Categories of articles'],
  ['redirects', 'redirects.yaml', 'Old addresses and where they lead'],
  ['search', 'search.yaml', 'Other words that people search for'],
  ['applications', 'applications.yaml', 'Sample applications'],
  ['legal-facts', 'legal/settings.yaml', 'Dates and periods of the legal texts'],
] as const;

/** Files without a form, and why; docs/how-to/edit-in-the-browser.md names each. */
export const withoutForm = [
  { file: 'words/*.yaml', why: 'words of the interface, under names that only developers know' },
  { file: 'site.yaml', field: 'forms', why: 'an address, or one of several words' },
  { file: 'site.yaml', field: 'newsletter', why: 'likewise' },
  { file: 'site.yaml', field: 'pages', why: 'names of pages and their settings' },
  { file: 'site.yaml', field: 'settings', why: 'of a script of others, in the shape that it wants' },
  { file: 'site.yaml', field: 'everyPage', why: 'calls of such a script, likewise' },
] as const;
