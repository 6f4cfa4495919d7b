/** Asks for more builds and more looks of the dashboard than the tests have by themselves. */
export const isFullMatrix = process.env.MATRIX === 'full';
