import { productFonts, siteFonts, type FontRole } from '../config/fonts.ts';

/**
 * Puts the site's own fonts in the place of the product's, wherever styles and scripts of the browser name them.
 * @param fonts those of the site; only tests give others
 */
export const siteFontNames = (fonts: Readonly<Record<FontRole, { family: string }>> = siteFonts) => ({
  name: 'site-font-names',
  enforce: 'pre' as const,
  transform(code: string, id: string) {
    if (!/\.css(\?|$)|\/late-fonts\.ts$/.test(id)) return null;
    const named = (text: string, role: FontRole) =>
      text.replaceAll(productFonts[role].family, () => fonts[role].family);
    const changed = named(named(code, 'sans'), 'mono');
    return changed === code ? null : { code: changed, map: null };
  },
});
