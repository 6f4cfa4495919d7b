import { expect, test } from 'vitest';
import { checkDeployment } from '../../scripts/deployment-check.ts';
import { serveDist } from '../../scripts/serve-dist.ts';

test('the production server with the built site passes what `npm run check-deployment` asks of any host', async () => {
  const site = await serveDist();
  const findings = await checkDeployment(site.origin, async (address, headers = {}) => {
    const response = await fetch(address, { headers, redirect: 'manual' });
    return { status: response.status, headers: response.headers, body: await response.text() };
  });
  await site.close();
  expect(findings.filter(({ verdict }) => verdict !== 'right')).toEqual([]);
  expect(findings.length).toBeGreaterThan(50);
});
