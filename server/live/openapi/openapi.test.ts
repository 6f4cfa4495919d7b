import { expect, it } from 'vitest';
import { createAdminFixture } from '../test-support/admin-fixture.ts';
import { describeApi } from '../test-support/describe-api.ts';
import { createLiveFixture } from '../test-support/live-fixture.ts';
import { operations } from './operations.ts';

it('is made from the schemas: after a change of them, run this test with --update', async () => {
  await expect(describeApi()).toMatchFileSnapshot('./openapi.json');
});

it('describes every route of the server, and no other', async () => {
  const live = await createLiveFixture();
  const { app } = await createAdminFixture(live);
  const routes = app.routes.filter(({ method }) => method !== 'ALL');
  const served = new Set(routes.map(({ method, path }) => `${method} ${path}`));
  expect([...served].toSorted()).toEqual(Object.keys(operations).toSorted());
  await live.close();
});

it('is served to everybody, with the address of the site and without any secret or person', async () => {
  const live = await createLiveFixture();
  const { send } = await createAdminFixture(live);
  const answer = await send('/api/openapi.json');
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/json']);
  const served = await answer.json();
  expect(served).toMatchObject({ openapi: '3.1.1', servers: [{ url: 'https://site.example' }] });
  const { servers: _, ...description } = served;
  expect(description).toEqual(JSON.parse(describeApi()));
  expect(JSON.stringify(served)).not.toMatch(/whsec|@/);
  await live.close();
});

it('has the form that OpenAPI 3.1 asks for', () => {
  const { paths } = JSON.parse(describeApi());
  for (const [path, methods] of Object.entries<Record<string, Record<string, unknown>>>(paths)) {
    const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    for (const [method, operation] of Object.entries(methods)) {
      const {
        parameters = [],
        responses,
        summary,
      } = operation as {
        parameters?: { in: string; name: string; required: boolean; schema: object }[];
        responses: Record<string, { description: string }>;
        summary: string;
      };
      const inPath = parameters.filter((one) => one.in === 'path').map(({ name }) => name);
      expect([path, method, inPath]).toEqual([path, method, names]);
      expect(Object.values(responses).map(({ description }) => typeof description)).not.toContain(
        'undefined',
      );
      expect(summary).toMatch(/^[A-Z]/);
    }
  }
});
