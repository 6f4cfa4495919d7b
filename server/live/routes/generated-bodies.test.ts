import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { bodiesFor, endpoints, sendGenerated } from '../test-support/generated-bodies.ts';
import { createIntakeFixture } from '../test-support/intake-fixture.ts';

it.each(endpoints)(
  '%s keeps 100 generated bodies exactly or refuses them clearly',
  async (endpoint) => {
    const live = await createIntakeFixture();
    const statuses = new Map<number, number>();
    const property = fc.asyncProperty(bodiesFor(endpoint), async (body) => {
      live.pass(1000);
      const status = await sendGenerated(live, endpoint, body);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    });
    await fc.assert(property, { numRuns: 100, seed: 8 });
    // Both cases occurred, so the test has checked both.
    expect(statuses.get(endpoint === 'newsletter' ? 202 : 201)).toBeGreaterThan(30);
    expect(statuses.get(422)).toBeGreaterThan(5);
    await live.close();
  },
  60_000,
);
