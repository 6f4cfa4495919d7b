import { productFonts, siteFonts, type FontRole } from '../config/fonts.ts';

type Families = Readonly<Record<FontRole, { family: string }>>;

const roles = ['sans', 'mono'] as const;

/** A text in which fonts of the site stand in the place of the product's. */
const withOwn = (text: string, fonts: Families): string =>
  roles.reduce((all, role) => all.replaceAll(productFonts[role].family, () => fonts[role].family), text);

interface StyleSheet {
  walkDecls(visit: (declaration: { value: string }) => void): void;
}

/**
 * PostCSS plugin: puts the site's own fonts in the place of the product's, wherever styles name them.
 * @param fonts those of the site; only tests give others
 */
export const fontsInStyles = (fonts: Families = siteFonts) => ({
  postcssPlugin: 'fonts-in-styles',
  Once(sheet: StyleSheet) {
    sheet.walkDecls((declaration) => {
      const value = withOwn(declaration.value, fonts);
      if (value !== declaration.value) declaration.value = value;
    });
  },
});

/**
 * Vite plugin: the same in the script that asks whether the font has come.
 * @param fonts those of the site; only tests give others
 */
export const fontsInScripts = (fonts: Families = siteFonts) => ({
  name: 'fonts-in-scripts',
  enforce: 'pre' as const,
  transform(code: string, id: string) {
    const changed = id.endsWith('/late-fonts.ts') ? withOwn(code, fonts) : code;
    return changed === code ? null : { code: changed, map: null };
  },
});
