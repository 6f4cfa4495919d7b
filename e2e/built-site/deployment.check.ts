import { expect, test } from 'vitest';
import { askOverNetwork, checkDeployment } from '../../operations/deployment-check.ts';
import { serveDist } from '../../test-support/serve-dist.ts';

test('the production server with the built site passes what `npm run check-deployment` asks of any host', async () => {
  const site = await serveDist();
  const findings = await checkDeployment(site.origin, askOverNetwork);
  await site.close();
  expect(findings.filter(({ verdict }) => verdict !== 'right')).toEqual([]);
  expect(findings.length).toBeGreaterThan(50);
});
