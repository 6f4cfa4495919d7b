import type { Edition } from '#content/edition.ts';

/** Scripts besides Latin with separate letters from left to right, the only ones that the PDF writer supports. */
const otherScripts = new Set(['Grek', 'Cyrl', 'Armn', 'Geor']);

/** Whether the product writes PDFs in a language. For other letters than Latin ones it needs a font of the site. */
export function isPrintable({ settings, locale: { script } }: Edition): boolean {
  return script === 'Latn' || (otherScripts.has(script) && settings.fonts.sans !== undefined);
}

/** The reason for a language that is not printable, as part of a sentence. */
export const whyNotPrintable = ({ locale }: Edition): string =>
  otherScripts.has(locale.script)
    ? 'because the product’s font lacks its letters: name one that has them (docs/how-to/settings.md, “Fonts”)'
    : 'because PDFs support only left-to-right scripts with separate letters';
