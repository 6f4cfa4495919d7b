import { drillCore } from '#artwork/drill-core.ts';
import type { DrillCorePicture } from '../drill-core.tsx';

/** From one slice to the next, in units of the drawing (artwork/pictures/drill-core.ts). */
const pitch = 82.72;

/**
 * The core with a slice for each of some services, the lowest ones; none where there are more than it has.
 */
export function drillCoreOf(services: number): DrillCorePicture | undefined {
  const { viewBox, ground, slices } = drillCore;
  const missing = slices.length - services;
  if (missing < 0) return undefined;
  const [left = 0, top = 0, width = 0, height = 0] = viewBox.split(' ').map(Number);
  const above = missing * pitch;
  return {
    viewBox: [left, top + above, width, height - above].join(' '),
    ground,
    slices: slices.slice(missing),
    isShort: missing > 0,
  };
}
