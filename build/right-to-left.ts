import type { Plugin } from 'vite';
import { languages } from '../config/locales.ts';
import { localeOf } from '../i18n/locale.ts';

/**
 * Adds `src/styles/right-to-left.css` to the styles of all pages where a language of the site needs it.
 * @param codes the languages of the site; only tests give others
 */
export function rightToLeft(codes: readonly string[] = languages): Plugin {
  const isNeeded = codes.some((code) => localeOf(code).direction === 'rtl');
  return {
    name: 'right-to-left',
    enforce: 'pre',
    transform: (code, id) =>
      isNeeded && /src\/app\/styles\.css(?:\?|$)/.test(id)
        ? `${code}@import url('../styles/right-to-left.css');\n`
        : null,
  };
}
