import { expect, it } from 'vitest';
import { pathProblems } from './file-names.ts';

const problemsOf = (...paths: string[]) =>
  pathProblems(paths, ['en', 'de']).map(({ path, field, reason }) => `${path}: ${field}: ${reason}`);

it.each([
  ['site.yaml', 'logo.svg', 'README.md', 'LICENSE', 'search.test.ts'],
  ['words/de.yaml', 'translations/de.tsv', 'legal/privacy.de.md', 'legal/settings.yaml', 'pages/5g.de.md'],
  ['images/my yard (2).JPG', 'images/2026/yard.webp', 'images/credits.txt', 'images/README.md'],
  ['files/.well-known/assetlinks.json', 'files/AGB 2026.pdf', 'files/x.yaml', 'files/de/x.md', 'files/CNAME'],
  ['fonts/acme.woff2', 'fonts/OFL.txt', 'white-papers/cloud.de.md', 'documents/de/cloud.pdf'],
])('a folder of a site can hold %s', (...paths) => {
  expect(problemsOf(...paths)).toEqual([]);
});

it.each([
  // Endings.
  ['redirects.yml', 'redirects.yaml'],
  ['jobs/clerk.yml', 'jobs/clerk.yaml'],
  ['people/ada.YAML', 'people/ada.yaml'],
  ['services/cloud.yaml.txt', 'services/cloud.yaml'],
  ['projects/rail', 'projects/rail.yaml'],
  ['webinars/backups.yml.txt', 'webinars/backups.yaml'],
  ['posts/first.en.MD', 'posts/first.en.md'],
  ['case-studies/night.de.markdown', 'case-studies/night.de.md'],
  ['white-papers/trust.en.md.txt', 'white-papers/trust.en.md'],
  ['jobs/clerk.md', 'jobs/clerk.yaml'],
  ['posts/first.yaml', 'posts/first.en.md'],
  ['posts/post.md.txt', 'posts/post.en.md'],
  ['posts/Post.EN.md', 'posts/post.en.md'],
  ['white-papers/Über uns.DE.MD', 'white-papers/uber-uns.de.md'],
  ['posts/post.en.mkd', 'posts/post.en.md'],
  ['jobs/Clerk.json', 'jobs/clerk.yaml'],
  ['redirects.json', 'redirects.yaml'],
  ['pages/contact.json', 'pages/contact.yaml'],
  // Languages.
  ['posts/post.en-US.md', 'posts/post.en.md'],
  ['posts/post.de_AT.md', 'posts/post.de.md'],
  ['words/de-CH.yaml', 'words/de.yaml'],
  ['posts/first.md', 'posts/first.en.md'],
  ['posts/first.DE.md', 'posts/first.de.md'],
  ['pages/imprint_de.md', 'pages/imprint.de.md'],
  ['legal/privacy-de.md', 'legal/privacy.de.md'],
  ['words/DE.yaml', 'words/de.yaml'],
  ['words/german.yaml', 'words/en.yaml'],
  // Places.
  ['jobs/2026/clerk.yaml', 'jobs/clerk.yaml'],
  ['posts/drafts/first.de.md', 'posts/first.de.md'],
  ['legal/imprint.de.md', 'pages/imprint.de.md'],
  ['contact.yaml', 'pages/contact.yaml'],
  ['categories.yml', 'posts/categories.yaml'],
  ['yard.jpg', 'images/yard.jpg'],
  ['posts/yard.PNG', 'images/yard.PNG'],
  // Names that are given.
  ['testimonial.yaml', 'testimonials.yaml'],
  ['posts/category.yaml', 'posts/categories.yaml'],
  ['pages/contcat.yaml', 'pages/contact.yaml'],
  ['legal/terms-and-conditions.en.md', 'pages/terms-and-conditions.en.md'],
])('no loader reads %s; the suggestion is %s', (path, meant) => {
  expect(problemsOf(path)).toEqual([
    `${path}: (the name of the file): nothing reads this file: did you mean “${meant}”?`,
  ]);
});

it.each([
  [
    'notes.docx',
    '(the name of the file): nothing reads this file here: texts are in folders, such as “posts/notes.en.md”; to publish it as it is, move it to files/notes.docx',
  ],
  [
    'Post.DE.markdown',
    '(the name of the file): nothing reads this file here: texts are in folders, such as “posts/post.de.md”; to publish it as it is, move it to files/Post.DE.markdown',
  ],
  [
    'x.json',
    '(the name of the file): nothing reads this file: remove it from the folder, or move it to files/ to publish it as it is',
  ],
  [
    'posts/post.pt-BR.md',
    '(the name of the file): not a language of the site: pt-BR; the valid names are en, de',
  ],
  [
    'images/logo.eps',
    '(the name of the file): pages cannot show it, it is a file of a drawing program: save it as SVG in that program, or as PNG',
  ],
  [
    'posts/tour.MP4',
    '(the name of the file): pages cannot show it, it is a video: save one frame of it as JPEG or PNG',
  ],
  ['posts/first.it.md', '(the name of the file): not a language of the site: it; did you mean “en”?'],
])('%s: %s', (path, problem) => {
  expect(problemsOf(path)).toEqual([`${path}: ${problem}`]);
});

it.each([
  ['ads.txt', 'files/ads.txt'],
  ['google1234.html', 'files/google1234.html'],
  ['BingSiteAuth.xml', 'files/BingSiteAuth.xml'],
  ['CNAME', 'files/CNAME'],
  ['.htaccess', 'files/.htaccess'],
  ['.nojekyll', 'files/.nojekyll'],
  ['documents/agb.pdf', 'files/agb.pdf'],
])('%s belongs in %s', (path, right) => {
  expect(problemsOf(path)).toEqual([
    `${path}: (the name of the file): nothing reads this file here: to publish it as it is, move it to ${right}`,
  ]);
});

it.each([
  ['posts/post.docx', 'convert it to Markdown and call it “posts/post.en.md”'],
  ['posts/Erster Text.de.odt', 'convert it to Markdown and call it “posts/erster-text.de.md”'],
  ['posts/post.en.mdx', 'convert it to Markdown and call it “posts/post.en.md”'],
  ['posts/post.html', 'convert it to Markdown and call it “posts/post.en.md”'],
  ['pages/imprint.txt', 'convert it to Markdown and call it “pages/imprint.en.md”'],
  ['posts/x.json', 'convert it to Markdown and call it “posts/x.en.md”'],
  ['jobs/clerk.docx', 'write its texts into “jobs/clerk.yaml”'],
  ['people/ada.toml', 'write its texts into “people/ada.yaml”'],
  ['pages/about.docx', 'write its texts into “pages/about.yaml”'],
  ['documents/de/cloud.docx', 'save it as a PDF and call it “documents/de/cloud.pdf”'],
  ['posts/post.en.md.bak', 'it is a copy that a program keeps: remove it'],
  ['site.yaml.orig', 'it is a copy that a program keeps: remove it'],
  ['people/ada.yaml~', 'it is a copy that a program keeps: remove it'],
  ['posts/.~lock.post.odt#', 'it is a copy that a program keeps: remove it'],
  ['posts/~$post.docx', 'it is a copy that a program keeps: remove it'],
  ['posts/post.xyz', 'remove it from the folder, or move it to files/ to publish it as it is'],
  ['posts/feed.markdown', 'call it “posts/<name>.en.md”'],
  ['posts/en.md', 'call it “posts/<name>.en.md”'],
])('nothing reads %s: %s', (path, advice) => {
  expect(problemsOf(path)).toEqual([`${path}: (the name of the file): nothing reads this file: ${advice}`]);
});

it.each([
  ['robots.txt', 'set pages in site.yaml'],
  ['favicon.ico', 'icons are made from the logo'],
  ['images/favicon.ico', 'icons are made from the logo'],
  ['apple-touch-icon.png', 'icons are made from the logo'],
  ['_redirects', 'write its redirects into redirects.yaml'],
  ['_headers', 'set hsts and scriptsAfterConsent in site.yaml'],
  ['sitemap.xml', 'the build writes sitemap.xml'],
  ['manifest.json', 'from name, grounds and logo in site.yaml'],
  ['security.txt', 'contact.security in site.yaml'],
  ['posts/feed.xml', 'the build writes the feed'],
  ['index.html', 'pages/home.yaml has the texts'],
  ['404.html', 'pages/not-found.yaml has the texts'],
])('%s is made from something else: %s', (path, advice) => {
  const [found, ...others] = problemsOf(path);
  expect(found).toMatch(/^\S+: \(the name of the file\): nothing reads this file: .*remove (this file|it)$/);
  expect(found).toContain(advice);
  expect(others).toEqual([]);
});

it('a PDF or an archive among pictures can be published as it is', () => {
  expect(problemsOf('images/preise.pdf', 'images/logos.zip')).toEqual([
    expect.stringMatching(
      /it is a PDF: save its page .*; to publish it as it is, move it to files\/preise\.pdf$/,
    ),
    expect.stringMatching(/it is a packed folder: .*; to publish it as it is, move it to files\/logos\.zip$/),
  ]);
});

it.each([
  ['.env', 'remove it from the folder, or move it to files/ to publish it as it is'],
  ['posts/.htaccess', 'remove it from the folder, or move it to files/ to publish it as it is'],
])('the dot file %s is named', (path, advice) => {
  expect(problemsOf(path)).toEqual([`${path}: (the name of the file): nothing reads this file: ${advice}`]);
});

it('a folder of files for others belongs in files/', () => {
  expect(problemsOf('.well-known/assetlinks.json', 'public/a.pdf', '.cache/x')).toEqual([
    expect.stringContaining(
      '.well-known: (the name of the folder): nothing reads this folder here: move it to',
    ),
    expect.stringContaining('public: (the name of the folder): nothing reads this folder: files that are'),
    '.cache: (the name of the folder): nothing reads this folder: remove it',
  ]);
});

it.each([
  ['team.yml', 'people/<name>.yaml'],
  ['Staff.json', 'people/<name>.yaml'],
  ['services.yml', 'services/<name>.yaml'],
  ['case_studies.yaml', 'case-studies/<name>.<language>.md'],
  ['jobs.csv', 'jobs/<name>.yaml'],
])('a list of another system, %s, is divided into %s', (path, template) => {
  expect(problemsOf(path)).toEqual([
    `${path}: (the name of the file): nothing reads this file: write each of its items into a file of its own, ${template}`,
  ]);
});

it('a site may keep the sources of its pictures in art/', () => {
  expect(problemsOf('art/covers.ai', 'art/export.ts')).toEqual([]);
});

it('reports an unused folder once', () => {
  expect(problemsOf('job/a.yaml', 'job/b.yaml', 'Jobs/c.yaml', 'stuff/d.yaml')).toEqual([
    'job: (the name of the folder): nothing reads this folder: did you mean “jobs”?',
    'Jobs: (the name of the folder): nothing reads this folder: did you mean “jobs”?',
    expect.stringMatching(
      /^stuff: \(the name of the folder\): nothing reads this folder: the valid names are .*\bjobs, /,
    ),
  ]);
});

const collections = [
  ...['jobs', 'people', 'projects', 'services', 'webinars'].map((folder) => [folder, 'yaml'] as const),
  ...['posts', 'case-studies', 'white-papers', 'pages'].map((folder) => [folder, 'de.md'] as const),
];

it.each(collections)('a name that cannot be in an address is refused in %s', (folder, ending) => {
  const refused = [
    ['systems-engineer (1)', 'systems-engineer-1'],
    ['bürokraft', 'burokraft'],
    ['c++ & c#', 'c-c'],
    ['Cloud', 'cloud'],
    ['big_data', 'big-data'],
    ['two.parts', 'two-parts'],
  ].map(([name, better]) => [
    name,
    `lower-case letters, digits and hyphens only, because it is part of an address: not “${name}” but “${better}”`,
  ]);
  const taken = ['404', 'feed', 'index'].map((name) => [name, `the name ${name} is reserved`]);
  for (const [name, reason] of [...refused, ...taken]) {
    const path = `${folder}/${name}.${ending}`;
    expect(problemsOf(path)).toEqual([`${path}: (the name of the file): ${reason}`]);
  }
  expect(problemsOf(`${folder}/24-7-support.${ending}`)).toEqual([]);
});

it.each([
  ['services/other.yaml', 'the name other is reserved'],
  ['posts/page.en.md', 'the name page is reserved'],
  ['pages/assets.en.md', 'the name assets is reserved'],
  ['pages/previews.en.md', 'the name previews is reserved'],
  ['pages/de.en.md', 'the name de is reserved'],
  ['pages/about.en.md', 'two pages at one address: /about is a page of the product; rename this file'],
  [
    'documents/de/clod.pdf',
    'no case study or white paper is called clod in “de”: did you mean “cloud”?; other PDFs belong in files/',
  ],
  [
    'documents/en/cloud.pdf',
    'no case study or white paper is called cloud in “en”: there are none; other PDFs belong in files/',
  ],
])('%s: %s', (path, reason) => {
  expect(problemsOf('case-studies/cloud.de.md', path)).toEqual([
    `${path}: (the name of the file): ${reason}`,
  ]);
});

it.each([
  ['landing/about.yaml', 'two pages at one address: /about is a page of the product; rename this file'],
  ['landing/de.yaml', 'the name de is reserved'],
  ['landing/assets.yaml', 'the name assets is reserved'],
  [
    'landing/imprint.yaml',
    'two pages at one address: pages/imprint.de.md is at /imprint too; rename one of them',
  ],
  ['landing/Bread & Co.yaml', 'lower-case letters, digits and hyphens only'],
])('no landing page can be %s', (path, reason) => {
  expect(problemsOf('pages/imprint.de.md', 'landing/imprints.yaml', path).join()).toContain(
    `${path}: (the name of the file): ${reason}`,
  );
});
