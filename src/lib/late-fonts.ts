/** Whether the font of the texts is there. Where it is not, texts stand in the substitute, which is a little wider or narrower. */
export const isFontThere = () => document.fonts.check('1em "Special Gothic"');
