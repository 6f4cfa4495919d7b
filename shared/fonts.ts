import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { hasFile, readYaml } from './site-file/data-file.ts';
import { readFont, type FontFile } from './site-file/font-file.ts';
import { problemAt } from './site-file/parse-data.ts';
import { describeProblem } from './site-file/problem.ts';
import { fonts } from './site.ts';
import { siteFile, stopWith } from './site-folder.ts';

/** `sans` is for texts, `mono` for captions and code. */
export type FontRole = 'sans' | 'mono';

/** What style sheets call the fonts, whichever a site has; `<name> Fallback` is their substitute. */
export const styleFamilies: Readonly<Record<FontRole, string>> = { sans: 'Site Sans', mono: 'Site Mono' };

/** The fonts of a site that names none. */
export const productFonts = {
  sans: {
    family: 'Special Gothic',
    file: '@fontsource-variable/special-gothic/files/special-gothic-latin-wght-normal.woff2',
  },
  mono: {
    family: 'Sometype Mono',
    file: '@fontsource-variable/sometype-mono/files/sometype-mono-latin-wght-normal.woff2',
  },
} as const;

/** A font of the site. */
export interface SiteFont {
  family: string;
  /** The file as it was bought or downloaded, and what it says about itself. */
  source: Buffer;
  facts: FontFile;
  /** Whether the site chose it. */
  isOwn: boolean;
}

/** Path of a font file, in the site's folder or in a package; null when there is none. */
function placeOf(file: string): string | null {
  if (file.startsWith('fonts/')) return hasFile(siteFile(file)) ? siteFile(file) : null;
  try {
    return createRequire(import.meta.url).resolve(file);
  } catch {
    return null;
  }
}

/** Ends the process with one line where the file is missing or broken: nothing can be drawn without it. */
function fontOf(role: FontRole): SiteFont {
  const { family, file } = fonts[role] ?? productFonts[role];
  const stop = (reason: string) =>
    stopWith(describeProblem(problemAt(readYaml(siteFile('site.yaml')), ['fonts', role, 'file'], reason)));
  const place = placeOf(file);
  if (place === null) {
    return stop(`no such file: ${file}; ${file.startsWith('@') ? 'install its package' : 'put it there'}`);
  }
  try {
    const source = readFileSync(resolve(place));
    return { family, source, facts: readFont(source), isOwn: fonts[role] !== undefined };
  } catch (error) {
    return stop(`${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** The fonts of the site. */
export const siteFonts: Readonly<Record<FontRole, SiteFont>> = { sans: fontOf('sans'), mono: fontOf('mono') };

/**
 * Where a variable font stands for a weight: other axes as the font has them by itself.
 * @param weight 1 to 1000, or a range of it; the nearest that the font has
 */
export function axesAt({ axes }: FontFile, weight: number | { min: number; max: number }) {
  const near = ({ min, max }: { min: number; max: number }, value: number) =>
    Math.min(Math.max(value, min), max);
  return Object.fromEntries(
    Object.entries(axes).map(([tag, axis]) => {
      if (tag !== 'wght') return [tag, axis.default];
      if (typeof weight === 'number') return [tag, near(axis, weight)];
      return [tag, { min: near(axis, weight.min), max: near(axis, weight.max) }];
    }),
  );
}
