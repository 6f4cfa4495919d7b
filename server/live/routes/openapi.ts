import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Hono } from 'hono';
import { brandName } from '../../../config/brand.ts';
import type { LiveOptions } from '../parts.ts';

const file = join(import.meta.dirname, '..', 'openapi', 'openapi.json');

/**
 * GET /openapi.json: the OpenAPI 3.1 description of all routes. It is made from the schemas of the server
 * (openapi/openapi.test.ts), because the package that does this is not installed where the server runs.
 */
export function openApiRoutes({ publicOrigin }: Pick<LiveOptions, 'publicOrigin'>): Hono {
  const app = new Hono();
  const description: object = JSON.parse(readFileSync(file, 'utf8'));
  const here = { ...description, servers: [{ url: publicOrigin, description: brandName }] };
  app.get('/openapi.json', (context) => {
    context.header('Cache-Control', 'no-cache');
    return context.json(here);
  });
  return app;
}
