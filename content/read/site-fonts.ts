import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { ConfiguredSite } from '#content/site-file/configured-site.ts';
import { productFonts, type FontRole, type SiteFont, type SiteFonts } from '#content/site-file/fonts.ts';
import { oncePer } from '#shared/once.ts';
import { readYaml } from '#content/site-file/data-file.ts';
import { readFont } from '#content/site-file/font-file.ts';
import { problemAt } from '#content/site-file/parse-data.ts';
import { DataError } from '#content/site-file/problem.ts';

type WithFonts = Pick<ConfiguredSite, 'folder' | 'settings'>;

/** The content of a font file, in the site's folder or in a package; null when there is none. */
function contentOf(folder: string, file: string): Buffer | null {
  try {
    const place = file.startsWith('fonts/')
      ? join(process.cwd(), folder, file)
      : createRequire(import.meta.url).resolve(file);
    return readFileSync(place);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (/^(ENOENT|ENOTDIR|MODULE_NOT_FOUND|ERR_PACKAGE_PATH_NOT_EXPORTED)$/.test(code)) return null;
    throw new RangeError(`cannot be read (${code}): check its permissions, or copy it there again`, {
      cause: error,
    });
  }
}

function readSiteFont({ folder, settings: { fonts } }: WithFonts, role: FontRole): SiteFont {
  const { family, file } = fonts[role] ?? productFonts[role];
  const refuse = (reason: string) =>
    new DataError([problemAt(readYaml(`${folder}/site.yaml`), ['fonts', role, 'file'], reason)]);
  try {
    const source = contentOf(folder, file);
    if (source === null)
      throw refuse(`no such file: ${file}; ${file.startsWith('@') ? 'install its package' : 'put it there'}`);
    return { family, source, facts: readFont(source), isOwn: fonts[role] !== undefined };
  } catch (error) {
    if (error instanceof DataError) throw error;
    throw refuse(`${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/**
 * The fonts of a site, read once, because that takes 40 ms and a build asks for them at every step. They are not part
 * of `Site`, because servers do not install the package that reads fonts.
 * @throws DataError for a file that is missing or broken
 */
export const fontsOf = oncePer((site: WithFonts): SiteFonts => ({
  sans: readSiteFont(site, 'sans'),
  mono: readSiteFont(site, 'mono'),
}));
