const textFont = '1em "Site Sans"';

/** Whether the text font is loaded; until then text has the fallback font, which has other widths. */
export const isFontThere = () => document.fonts.check(textFont);

/** Fulfilled when the text font is loaded; rejected when it cannot be. */
export const fontArrives = () => document.fonts.load(textFont);
