import type { FontFile } from './font-file.ts';

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

export interface SiteFont {
  family: string;
  /** The file as it was bought or downloaded, and what it says about itself. */
  source: Buffer;
  facts: FontFile;
  /** Whether the site chose it. */
  isOwn: boolean;
}

export type SiteFonts = Readonly<Record<FontRole, SiteFont>>;

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
