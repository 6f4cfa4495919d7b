import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import { languages } from '../../../config/locales.ts';
import { jobIds } from '../../../content/jobs.ts';
import { serviceInterests } from '../../../shared/contracts/enquiry.ts';
import { refusal, type Operation } from '../openapi/operation.ts';
import { operations } from '../openapi/operations.ts';

type Json = Record<string, unknown>;

/** Lists of the chosen site; the description is the same for every site, so it says only that they are texts. */
const listsOfSite = [languages, jobIds(), [...serviceInterests(), '']].map((list) => JSON.stringify(list));

/** A schema as JSON Schema 2020-12, which OpenAPI 3.1 uses. Checks in code have no form there. */
function jsonOf(schema: GenericSchema, typeMode: 'input' | 'output'): Json {
  const { $schema: _, ...json } = toJsonSchema(schema, {
    errorMode: 'ignore',
    typeMode,
    target: 'draft-2020-12',
    overrideSchema: ({ jsonSchema }) =>
      listsOfSite.includes(JSON.stringify(jsonSchema.enum)) ? { type: 'string' } : undefined,
  });
  return json;
}

const answerOf = (status: string, content: Operation['answers'][number] | undefined): Json => ({
  description: status.startsWith('2')
    ? 'done'
    : status === '303'
      ? 'back to the page of the form'
      : 'refused',
  ...(typeof content === 'string' && { content: { [content]: {} } }),
  ...(typeof content === 'object' &&
    content !== null && { content: { 'application/json': { schema: jsonOf(content, 'input') } } }),
});

const bodyOf = ({ body, bodyTypes = ['application/json'] }: Operation): Json => {
  if (!body) return {};
  const schema = jsonOf(body, 'input');
  const content = Object.fromEntries(bodyTypes.map((type) => [type, { schema }]));
  return { requestBody: { required: true, content } };
};

function parametersOf(path: string, { query }: Operation): Json[] {
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const described = query ? jsonOf(query, 'input') : {};
  const { properties = {}, required = [] } = described as { properties?: Json; required?: string[] };
  const inQuery = Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
  return [...inPath, ...inQuery];
}

function operationJson(method: string, path: string, operation: Operation): Json {
  const parameters = parametersOf(path, operation);
  const isBehindLogin = path.startsWith('/api/admin');
  const refused = path.startsWith('/api') ? { '4XX': refusal, '5XX': refusal } : {};
  const answers = Object.entries({ ...operation.answers, ...refused });
  return {
    summary: operation.summary,
    ...(parameters.length > 0 && { parameters }),
    ...bodyOf(operation),
    responses: Object.fromEntries(answers.map(([status, content]) => [status, answerOf(status, content)])),
    ...(isBehindLogin && { security: [{ session: [], ...(method === 'get' ? {} : { csrf: [] }) }] }),
  };
}

/** The OpenAPI 3.1 description of the API, as JSON, made from the schemas that the server itself uses. */
export function describeApi(): string {
  const paths: Record<string, Json> = {};
  for (const [route, operation] of Object.entries(operations)) {
    const [method = '', path = ''] = route.split(' ');
    const name = path.replaceAll(/:(\w+)/g, '{$1}');
    paths[name] ??= {};
    paths[name][method.toLowerCase()] = operationJson(method.toLowerCase(), path, operation);
  }
  const description = {
    openapi: '3.1.1',
    info: {
      title: 'Live mode',
      version: '1',
      description: 'What the site and its dashboard ask of the server. Errors are one word.',
    },
    paths,
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: '__Host-session' },
        csrf: { type: 'apiKey', in: 'header', name: 'X-CSRF-Token' },
      },
    },
  };
  return `${JSON.stringify(description, null, 2)}\n`;
}
