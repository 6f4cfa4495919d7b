/**
 * The day of the build as YYYY-MM-DD in UTC. What machines are told of webinars and open positions is true on
 * it; no page shows it. The variable SOURCE_DATE_EPOCH, seconds since 1970 (reproducible-builds.org), sets
 * another day.
 */
export function buildDay(): string {
  const epoch = process.env.SOURCE_DATE_EPOCH;
  return new Date(epoch ? Number(epoch) * 1000 : Date.now()).toISOString().slice(0, 10);
}
