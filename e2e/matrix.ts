/**
 * How much the browser tests cover. `npm test`: every template in every language, and all journeys. `npm run
 * test:matrix`, before a release: every page in every language, theme and width.
 */
export const isFullMatrix = process.env.MATRIX === 'full';
