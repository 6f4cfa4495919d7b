import { expect, it } from 'vitest';
import { compileTargets, designedFor } from './supported-browsers.ts';

it('the build compiles for the oldest browsers that get the design', () => {
  expect(compileTargets()).toContain(`chrome${designedFor.chrome}`);
  expect(compileTargets()).toContain(`ios${designedFor.ios_saf}`);
});
