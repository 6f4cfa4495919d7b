import { expect, it, vi } from 'vitest';
import { askServer, stoppedWords } from './ask-server.ts';

const answerWith = (answer: () => Response) => vi.stubGlobal('fetch', () => Promise.resolve().then(answer));
const html = { 'Content-Type': 'text/html; charset=utf-8' };

it.each<[what: string, answer: () => Response, value: unknown]>([
  ['JSON', () => Response.json(['home']), ['home']],
  ['a text', () => new Response('/images/a.jpg', { status: 201 }), '/images/a.jpg'],
  ['nothing', () => new Response(null, { status: 204 }), undefined],
])('hands over %s', async (_, answer, value) => {
  answerWith(answer);
  expect(await askServer('es', '/edit/x')).toEqual({ value });
});

it.each<[what: string, answer: () => Response, problem: string]>([
  ['a reason of the server', () => new Response('No se puede', { status: 422 }), 'No se puede'],
  ['a failure without a reason', () => new Response('', { status: 500 }), stoppedWords.fr ?? ''],
  [
    'no answer',
    () => {
      throw new TypeError('Failed to fetch');
    },
    stoppedWords.fr ?? '',
  ],
  ['a page of another server', () => new Response('<p>Hi', { headers: html }), stoppedWords.fr ?? ''],
  ['its error', () => new Response('<p>Hi', { status: 404, headers: html }), stoppedWords.fr ?? ''],
  [
    'half an answer',
    () => new Response('{"a":', { headers: { 'Content-Type': 'application/json' } }),
    stoppedWords.fr ?? '',
  ],
])('says %s in a sentence', async (_, answer, problem) => {
  answerWith(answer);
  expect(await askServer('fr', '/edit/x')).toEqual({ problem });
});
