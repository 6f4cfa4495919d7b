import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isMap, parseDocument } from 'yaml';
import { defaultPages, type Site } from '#content/load-site.ts';
import { SiteSource } from '#content/read/site-source.ts';

/** The pages that show the texts of the product, because the site has no file for them. */
export const productPagesOf = (folder: string): string[] => {
  const own = new SiteSource(folder);
  return new SiteSource(defaultPages)
    .textNames()
    .filter((name) => !own.has(`pages/${name}`))
    .map((name) => name.replace('.yaml', ''));
};

/** Copies the texts of a page into the site, in its languages. @returns whether there is such a page */
export function copyPage(site: Site, page: string): boolean {
  if (!productPagesOf(site.folder).includes(page)) return false;
  const document = parseDocument(new SiteSource(defaultPages).text(`${page}.yaml`));
  const { contents } = document;
  if (isMap(contents))
    contents.items = contents.items.filter(({ key }) => site.languages.includes(String(key)));
  const file = join(site.folder, 'pages', `${page}.yaml`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, document.toString({ lineWidth: 0, singleQuote: true }));
  return true;
}
