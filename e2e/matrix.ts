/**
 * How much the browser checks look at. `npm test`: every template in every language, and every journey. `npm run test:matrix`,
 * before a release: every page in every language, theme and width as well.
 */
export const isFullMatrix = process.env.MATRIX === 'full';
