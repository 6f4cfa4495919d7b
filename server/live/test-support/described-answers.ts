import * as v from 'valibot';
import { refusal } from '../openapi/operation.ts';
import { operations } from '../openapi/operations.ts';

const routes = Object.keys(operations).map((route) => {
  const [method = '', path = ''] = route.split(' ');
  const pattern = new RegExp(`^${path.replaceAll('.', String.raw`\.`).replaceAll(/:\w+/g, '[^/]+')}$`);
  return { route, method, pattern };
});

/**
 * Checks that an answer is one that the description of the API names; every test that uses the fixtures of
 * the API does this with all its answers.
 * @throws Error that says what the description lacks
 */
export async function checkDescribed(method: string, url: string, answer: Response): Promise<void> {
  const { pathname } = new URL(url, 'https://site.example');
  const asked = method === 'HEAD' ? 'GET' : method;
  const found = routes.find((one) => one.method === asked && one.pattern.test(pathname));
  if (!found) return;
  const type = answer.headers.get('content-type')?.split(';')[0] ?? '';
  const content = operations[found.route]?.answers[answer.status];
  const problem = (what: string) => new Error(`${found.route} answered ${answer.status}: ${what}`);
  if (typeof content === 'string') {
    const isFile = content === 'application/octet-stream' && type.startsWith('application/');
    if (type !== content && !isFile) throw problem(`${type} instead of ${content}`);
    return;
  }
  // A form posted without script gets its page back.
  if (content === null || (answer.status >= 400 && type === 'text/html')) return;
  if (content === undefined && answer.status < 400) throw problem('a status that is not described');
  if (method === 'HEAD') return;
  const result = v.safeParse(content ?? refusal, await answer.clone().json());
  if (!result.success) throw problem(JSON.stringify(v.flatten(result.issues)));
}
