import { testSite as site } from '#content/test-support/test-site.ts';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { renderServedSite } from '#build/served-site.ts';
import { servedSiteFile } from '#server/served-site.ts';
import { inLanguage } from '#shared/routes.ts';
import { modeOf } from '#shared/mode.ts';

/** Replaces build/build.ts in a copy of the project: writes pages, and what a server must know of the site. */

const folder = process.argv.find((option) => option.startsWith('--to='))?.slice('--to='.length) ?? 'dist';
const articles = (site.posts[site.defaultLanguage] ?? []).map(({ id }) => `/blog/${id}`);
for (const language of site.languages)
  for (const page of ['/index', '/404', ...articles]) {
    const file = join(folder, `${inLanguage(site, language, page)}.html`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, page);
  }
writeFileSync(join(folder, servedSiteFile), renderServedSite(site, modeOf(site)));
