import { expect, it } from 'vitest';
import { drillCore } from '#artwork/drill-core.ts';
import { drillCoreOf } from './drill-core.data.ts';

const drawn = drillCore.slices.length;

it('stays away where there are more services than slices', () => {
  expect(drillCoreOf(drawn + 1)).toBeUndefined();
});
