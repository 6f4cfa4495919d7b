/** Whether the text font is loaded; until then text has the fallback font, which has other widths. */
export const isFontThere = () => document.fonts.check('1em "Special Gothic"');
