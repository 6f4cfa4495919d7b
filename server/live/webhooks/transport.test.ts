import { expect, it } from 'vitest';
import { RefusedForGood } from '../refused-for-good.ts';
import { receive, receiversForEachTest } from '../test-support/each-receiver.ts';
import { createWebhookTransport } from './transport.ts';

receiversForEachTest();

const post = (url: string) => ({ url, headers: { 'content-type': 'application/json' }, body: '{"a":"ä"}' });
const leadsTo =
  (...addresses: string[]) =>
  () =>
    Promise.resolve(addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })));

const refused = [
  ['http://tools.example/', 'address'],
  ['ftp://tools.example/', 'address'],
  ['javascript:alert(1)', 'address'],
  ['file:///etc/passwd', 'address'],
  ['tools.example', 'address'],
  ['', 'address'],
  ['https://user:word@tools.example/', 'address'],
  ['https://tools.example/#part', 'address'],
  ['https://127.0.0.1/', 'private'],
  ['https://0x7f.1/', 'private'],
  ['https://2130706433/', 'private'],
  ['https://[::1]/', 'private'],
  ['https://[::ffff:169.254.169.254]/', 'private'],
  ['https://169.254.169.254/latest/meta-data', 'private'],
  ['https://10.0.0.1:8443/', 'private'],
] as const;

it.each(refused)('%s is refused at configuration and at delivery', async (url, problem) => {
  const transport = createWebhookTransport({ allowed: 'public', resolve: leadsTo('8.8.8.8') });
  expect(await transport.problemOf(url)).toBe(problem);
  await expect(transport.post(post(url))).rejects.toThrow(/not allowed|private address/);
});

it('refuses a name when any of its addresses is private, or when it has none', async () => {
  const problemOf = (...addresses: string[]) =>
    createWebhookTransport({ allowed: 'public', resolve: leadsTo(...addresses) }).problemOf(
      'https://tools.example/hook',
    );
  expect(await problemOf('8.8.8.8', '2606:4700::1111')).toBeNull();
  expect(await problemOf('8.8.8.8', '10.0.0.1')).toBe('private');
  expect(await problemOf('2606:4700::1111', '::1')).toBe('private');
  expect(await problemOf()).toBe('address');
  const unknown = createWebhookTransport({
    allowed: 'public',
    resolve: () => Promise.reject(new Error('ENOTFOUND')),
  });
  expect(await unknown.problemOf('https://tools.example/hook')).toBe('address');
});

it('a name that was public and leads to this machine now reaches nobody (DNS rebinding)', async () => {
  const receiver = await receive();
  const answers = [['8.8.8.8'], ['127.0.0.1']];
  const transport = createWebhookTransport({
    allowed: 'public',
    resolve: async () => leadsTo(...(answers.shift() ?? []))(),
  });
  const url = `https://rebinding.example:${receiver.port}/hook`;
  expect(await transport.problemOf(url)).toBeNull();
  await expect(transport.post(post(url))).rejects.toThrow('private address');
  expect(receiver.received).toEqual([]);
});

it('asks for the name once and connects to the address that was checked', async () => {
  const receiver = await receive();
  let asked = 0;
  const transport = createWebhookTransport({
    allowed: 'any',
    resolve: (name) => {
      asked += 1;
      return name === 'tools.example' ? leadsTo('127.0.0.1')() : Promise.reject(new Error('another name'));
    },
  });
  await transport.post(post(`http://tools.example:${receiver.port}/hook?key=1`));
  expect(asked).toBe(1);
  expect(receiver.received).toMatchObject([
    {
      method: 'POST',
      path: '/hook?key=1',
      body: '{"a":"ä"}',
      headers: { host: `tools.example:${receiver.port}`, 'content-length': '10' },
    },
  ]);
});

it('follows no redirect', async () => {
  const target = await receive();
  const receiver = await receive((_, response) => response.writeHead(307, { location: target.url }).end());
  const transport = createWebhookTransport({ allowed: 'any' });
  await expect(transport.post(post(receiver.url))).rejects.toThrow('answered 307');
  expect([receiver.received.length, target.received.length]).toEqual([1, 0]);
});

it('needs 2xx, takes 410 as final, and reads no answer, however long it is', async () => {
  const statuses = [200, 500, 410, 409];
  const receiver = await receive((_, response) => {
    response.writeHead(statuses.shift() ?? 500);
    // Never ends.
    response.write('x'.repeat(65_536));
  });
  const { post: send } = createWebhookTransport({ allowed: 'any' });
  await send(post(receiver.url));
  await expect(send(post(receiver.url))).rejects.toThrow('answered 500');
  await expect(send(post(receiver.url))).rejects.toBeInstanceOf(RefusedForGood);
  await send({ ...post(receiver.url), takenBefore: [409] });
  expect(receiver.received).toHaveLength(4);
});

it('gives up a receiver that never answers, a name that is never found, and says when nobody listens', async () => {
  const receiver = await receive(() => {});
  const quick = { allowed: 'any', deliveryMs: 50 } as const;
  await expect(createWebhookTransport(quick).post(post(receiver.url))).rejects.toThrow('no answer in time');
  const lost = createWebhookTransport({ ...quick, resolve: () => new Promise(() => {}) });
  await expect(lost.post(post('http://tools.example/'))).rejects.toThrow('no answer in time');
  await receiver.stop();
  const { post: send } = createWebhookTransport({ allowed: 'any' });
  await expect(send(post(receiver.url))).rejects.toMatchObject({ code: 'ECONNREFUSED' });
});
