/** Enables more builds and more views of the dashboard than the tests cover by default. */
export const isFullMatrix = process.env.MATRIX === 'full';
