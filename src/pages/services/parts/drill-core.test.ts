import { expect, it } from 'vitest';
import { drillCore } from '#artwork/drill-core.ts';
import { drillCoreOf } from './drill-core.data.ts';

const drawn = drillCore.slices.length;

it('has a slice for each service, the lowest ones', () => {
  expect(drillCoreOf(drawn)).toMatchObject({ ...drillCore, isShort: false });
  expect(drillCoreOf(2)?.slices).toEqual(drillCore.slices.slice(-2));
  const [, top = 0, , height = 0] = (drillCoreOf(2)?.viewBox ?? '').split(' ').map(Number);
  expect(top + height).toBeCloseTo(Number(drillCore.viewBox.split(' ').at(-1)));
});

it('stays away where there are more services than slices', () => {
  expect(drillCoreOf(drawn + 1)).toBeUndefined();
});
