import { createHmac } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { webhook } from './webhook.ts';

const secret = 'of sixteen characters';
const push = JSON.stringify({ ref: 'refs/heads/main' });
const sign = (body: string, key = secret) => createHmac('sha256', key).update(body).digest('hex');

let begun = 0;
beforeEach(() => {
  begun = 0;
});
const send = async (headers: Record<string, string>, body = push, path = '/publish') =>
  webhook(secret, () => {
    begun += 1;
  }).request(path, { method: 'POST', headers, body });

describe('the webhook of a repository', () => {
  it.each([
    ['GitHub', { 'X-Hub-Signature-256': `sha256=${sign(push)}` }],
    ['Gitea', { 'X-Gitea-Signature': sign(push) }],
    ['GitLab', { 'X-Gitlab-Token': secret }],
  ])('begins a publication for a push from %s', async (_, headers) => {
    const response = await send(headers);
    expect([response.status, await response.text(), begun]).toEqual([202, 'A publication begins.\n', 1]);
  });

  it.each([
    ['without a signature', {}],
    ['signed with another secret', { 'X-Hub-Signature-256': `sha256=${sign(push, 'x'.repeat(16))}` }],
    ['signed for another text', { 'X-Hub-Signature-256': `sha256=${sign('{}')}` }],
    ['with half a signature', { 'X-Hub-Signature-256': `sha256=${sign(push).slice(0, 32)}` }],
    ['with an empty signature', { 'X-Hub-Signature-256': '' }],
    ['with another token', { 'X-Gitlab-Token': 'of seventeen signs' }],
    ['with a token as long in characters, not in bytes', { 'X-Gitlab-Token': `${secret.slice(1)}é` }],
    [
      'with a wrong signature beside the right token',
      { 'X-Gitea-Signature': 'no', 'X-Gitlab-Token': secret },
    ],
  ])('refuses one %s', async (_, headers) => {
    const response = await send(headers);
    expect([response.status, begun]).toEqual([403, 0]);
    expect(await response.text()).toBe('Not signed with the secret of this server\n');
  });

  it('refuses what is too large, by its length and by its size', async () => {
    const large = 'x'.repeat(5 * 1024 * 1024 + 1);
    const signed = { 'X-Hub-Signature-256': `sha256=${sign(large)}` };
    const statuses = [
      await send({ ...signed, 'Content-Length': String(large.length) }, large),
      await send(signed, large),
    ].map(({ status }) => status);
    expect([statuses, begun]).toEqual([[413, 413], 0]);
  });

  it('answers nothing else', async () => {
    expect((await send({ 'X-Gitlab-Token': secret }, push, '/')).status).toBe(404);
    expect((await webhook(secret, () => {}).request('/publish')).status).toBe(404);
  });

  it('needs a secret that nobody guesses', () => {
    expect(() => webhook('short', () => {})).toThrow('PUBLISH_SECRET has to have at least 16 characters');
  });
});
