/** The moment of the build, in milliseconds since 1970; content scheduled for later is left out. */
export function buildMoment(): number {
  const epoch = process.env.SOURCE_DATE_EPOCH;
  return epoch ? Number(epoch) * 1000 : Date.now();
}

/**
 * The day of the build as YYYY-MM-DD in UTC, on which feeds, calendars and structured data are true. Pages leave out
 * what has passed on it. SOURCE_DATE_EPOCH, in seconds since 1970 (reproducible-builds.org), sets another day.
 */
export function buildDay(): string {
  return new Date(buildMoment()).toISOString().slice(0, 10);
}
