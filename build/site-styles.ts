import { contentHash } from '#content/published/content-hash.ts';
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Manifest, Plugin } from 'vite';
import type { ConfiguredSite } from '#content/site-file/configured-site.ts';
import { forDesign } from './conditional-styles.ts';
import { imagesFolder, projectFolder } from './project-paths.ts';

/** The style sheets that build/images makes of a site: its fonts, and its accent and grounds. */
export const siteStyleSheets = (site: Pick<ConfiguredSite, 'folder'>): string[] =>
  ['fonts.css', 'colours.css'].map((name) => join(imagesFolder(site), name));

/** The style rules of the chosen site, without comments and line breaks. */
function siteRules(site: Pick<ConfiguredSite, 'folder'>): string {
  const css = siteStyleSheets(site)
    .map((file) => readFileSync(file, 'utf8'))
    .join('');
  return css.replace(/\/\*[^]*?\*\//g, '').replace(/\s*\n\s*/g, '');
}

interface MainStyles {
  /** The path of the product's sheet, which it replaces. */
  replaced: string;
  path: string;
  css: string;
  /** The manifest of the bundle with its path. */
  manifest: Manifest;
}

/**
 * Joins the rules of the chosen site to the main style sheet, which every page links, so that no request is added.
 * @param bundle the manifest of the browser bundle
 * @param folder of the bundle
 */
export function joinSiteStyles(
  site: Pick<ConfiguredSite, 'folder'>,
  bundle: Manifest,
  folder: string,
): MainStyles {
  const [main] = bundle['src/app/entry.tsx']?.css ?? [];
  if (main === undefined) throw new Error('The bundle has no main style sheet');
  const css = readFileSync(join(folder, main), 'utf8') + forDesign(siteRules(site));
  const hash = contentHash(css);
  const path = main.replace(/-[\w-]{8}\.css$/, `-${hash}.css`);
  const chunks = Object.entries(bundle).map(([key, chunk]) => [
    key,
    chunk.css ? { ...chunk, css: chunk.css.map((name) => (name === main ? path : name)) } : chunk,
  ]);
  return { replaced: main, path, css, manifest: Object.fromEntries(chunks) };
}

/**
 * Takes the main style sheet out of what scripts load before a lazy part: every page links it, and the name that the
 * bundler knows is not the one of the joined sheet. The script of the entry, which is loaded, takes its place.
 */
export const mainStylesAreLinked: Plugin = {
  name: 'main-styles-are-linked',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const files = Object.values(bundle);
      const entry = files.find((file) => file.type === 'chunk' && file.isEntry);
      const styles = files.find((file) => /^assets\/entry-[\w-]+\.css$/.test(file.fileName));
      if (!entry || !styles) return;
      for (const file of files)
        if (file.type === 'chunk' && file.code.includes('__vite__mapDeps'))
          file.code = file.code.replaceAll(`"${styles.fileName}"`, `"${entry.fileName}"`);
    },
  },
};

/** Parts of the project that know the site: what a browser needs of it is in the page. */
const ofSite = /^(?:content|sites|build)\//;

/** Stops a bundle for browsers in which a module of the site would be, because one bundle serves all sites. */
export const noSiteInBrowser: Plugin = {
  name: 'no-site-in-browser',
  moduleParsed({ id, importers }) {
    // From the project's folder: the folders above it may have any name.
    if (ofSite.test(relative(projectFolder, id).replaceAll('\\', '/')))
      throw new Error(`${importers.join(', ')} would bring ${id} into the browser; take the values as props`);
  },
};
