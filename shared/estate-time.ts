/** One end of a span in a chart. */
export type EstatePoint = readonly [size: number, time: number];

/**
 * How long an estate of a size takes: interpolated between the ends of all spans, at least the first of them and at
 * most the last.
 */
export function estateTime(size: number, points: readonly EstatePoint[]): number {
  const next = points.findIndex(([end]) => end >= size);
  const [toSize, toTime] = points.at(next) ?? [0, 0];
  const [fromSize, fromTime] = points[next - 1] ?? [0, toTime];
  if (next < 0) return toTime;
  return fromTime + ((toTime - fromTime) * (size - fromSize)) / (toSize - fromSize);
}
