import { expect, test } from 'vitest';
import { languages } from '../../config/locales.ts';
import { inLanguage } from '../../config/routes.ts';
import { askOverNetwork, checkDeployment } from '../../operations/deployment-check.ts';
import { serveDist } from '../../test-support/serve-dist.ts';

test('the production server with the built site passes what `npm run check-deployment` asks of any host', async () => {
  const site = await serveDist();
  const findings = await checkDeployment(site.origin, askOverNetwork);
  await site.close();
  expect(findings.filter(({ verdict }) => verdict !== 'right')).toEqual([]);
  const asked = findings.map(({ about }) => about);
  for (const language of languages)
    for (const path of ['/', '/no-such-page']) expect(asked).toContain(inLanguage(language, path));
  expect(asked).toContain('/ as text/markdown');
  for (const kind of [/^\/assets\/.+\.js$/, /^\/assets\/.+\.css$/, /^\/fonts\//])
    expect(asked.some((path) => kind.test(path) && !path.includes('no-such'))).toBe(true);
});
