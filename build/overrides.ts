import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { siteFile } from '../config/site-folder.ts';
import { projectFolder } from './project-paths.ts';

/*
 * `overrides/src/…` in the folder of a site: a component or a style sheet of the company's own in place of the one of
 * the product with the same path. Everything that names the file gets the other content, so imports in it are
 * written as in the file it replaces.
 */

/** The files of a site that stand in place of ones of the product, by the paths of these from the project's folder. */
export function overridesIn(folder: string): Map<string, string> {
  const names = globSync('src/**/*.{ts,tsx,css}', { cwd: folder }).map((name) => name.replaceAll('\\', '/'));
  const strange = names.filter((name) => !existsSync(join(projectFolder, name)));
  if (strange.length > 0)
    throw new Error(`${folder} replaces files that the product does not have: ${strange.join(', ')}`);
  return new Map(names.map((name) => [name, join(folder, name)]));
}

const folderOfSite = join(projectFolder, siteFile('overrides'));

/** The file that counts for the chosen site. @param path of the product's, from the project's folder */
export function sourceFile(path: string): string {
  const own = join(folderOfSite, path);
  return existsSync(own) ? own : join(projectFolder, path);
}

/** Style sheets are imported past the loader, so their addresses change. @param path of the importing sheet */
function withOwnImports(css: string, path: string, overrides: ReadonlyMap<string, string>): string {
  return css.replaceAll(/(?<=@import url\(')[^'#]+(?='\))/g, (address) => {
    const imported = join(dirname(path), address).replaceAll('\\', '/');
    return overrides.get(imported)?.replaceAll('\\', '/') ?? address;
  });
}

/**
 * Loads the files of the site in place of those of the product.
 * @param folder of the overrides, absolute; only tests give another
 */
export function siteOverrides(folder: string = folderOfSite): Plugin {
  const overrides = overridesIn(folder);
  return {
    name: 'site-overrides',
    enforce: 'pre',
    load(id) {
      const [file = '', query] = id.split('?');
      if (overrides.size === 0 || query === 'raw' || query === 'url') return null;
      const root = projectFolder.replaceAll('\\', '/');
      if (!file.startsWith(`${root}src/`)) return null;
      const path = file.slice(root.length);
      const own = overrides.get(path);
      if (own !== undefined) this.addWatchFile(own);
      if (own === undefined && !file.endsWith('.css')) return null;
      const text = readFileSync(own ?? file, 'utf8');
      return path.endsWith('.css') ? withOwnImports(text, path, overrides) : text;
    },
  };
}
