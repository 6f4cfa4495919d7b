/**
 * How much the browser tests cover. `npm test`: every template, of each language the page whose words need most room,
 * and all journeys; where tests only differ by page, width, theme or a browser without the Navigation API, samples.
 * `npm run test:matrix`, before a release and by the workflow: all of them.
 */
export const isFullMatrix = process.env.MATRIX === 'full';
