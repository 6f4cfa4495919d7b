import type { Site } from './load-site.ts';
import type { Language } from '#shared/locales.ts';
import { localeOf } from '#shared/i18n/locale.ts';

/** Scripts besides Latin with separate letters from left to right, the only ones that the PDF writer supports. */
const otherScripts = new Set(['Grek', 'Cyrl', 'Armn', 'Geor']);

/** Whether the product writes PDFs in a language. For other letters than Latin ones it needs a font of the site. */
export function isPrintable(site: Site, language: Language): boolean {
  const { script } = localeOf(site, language);
  return script === 'Latn' || (otherScripts.has(script) && site.settings.fonts.sans !== undefined);
}

/** The reason for a language that is not printable, as part of a sentence. */
export const whyNotPrintable = (site: Site, language: Language): string =>
  otherScripts.has(localeOf(site, language).script)
    ? 'because the product’s font lacks its letters: name one that has them (docs/how-to/settings.md, “Fonts”)'
    : 'because PDFs support only left-to-right scripts with separate letters';
