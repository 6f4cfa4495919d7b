import { describe, expect, it } from 'vitest';
import { pageSize } from '../../../shared/contracts/page-size.ts';
import type { StoredEnquiry } from '../store/store.ts';
import { dashboard, dashboardForEachTest, live } from '../test-support/each-test.ts';
import { sampleEnquiry } from '../test-support/live-fixture.ts';

dashboardForEachTest();

const path = '/api/admin/enquiries';
const key = (name: string) => `${name}-0123456789abcdef`;

async function write(id: string, change: Partial<StoredEnquiry> = {}): Promise<void> {
  await live.store.addEnquiry({ ...sampleEnquiry, id, ...change }, { endpoint: 'enquiry', key: id }, []);
}

const idsOf = async (query: string) => {
  const { items } = await (await dashboard.get(`${path}?${query}`)).json();
  return items.map(({ id }: { id: string }) => id);
};

describe('enquiries', () => {
  it('are sorted over all pages, subjects by their names in the language of the team', async () => {
    for (let index = 0; index <= pageSize; index += 1)
      await write(`e${index}`, { name: `N${String(index).padStart(3, '0')}` });
    expect((await idsOf('sort=name'))[0]).toBe('e0');
    expect(await idsOf('sort=name&direction=descending&page=2')).toEqual(['e0']);
    expect((await dashboard.get(`${path}?sort=job`)).status).toBe(422);
    expect((await dashboard.get(`${path}?sort=service&language=de`)).status).toBe(200);
  });

  it('have notes with author and time, stored once for each click, found and deleted', async () => {
    await write('e1');
    await write('e2');
    const text = 'Wants an offer.';
    const send = () => dashboard.change('POST', `${path}/e1/notes`, { text, idempotencyKey: key('one') });
    const [first] = await Promise.all([send(), send()]);
    const { notes } = await first.json();
    expect(notes).toEqual([
      { id: expect.any(String), author: 'admin', text, createdAt: live.now().toISOString() },
    ]);
    expect(await (await dashboard.get(`${path}/e1`)).json()).toMatchObject({ id: 'e1', notes, replies: [] });
    const found = await (await dashboard.change('POST', path, { q: 'an offer' })).json();
    expect(found).toMatchObject({ total: 1, items: [{ id: 'e1' }] });
    const csv = await (await dashboard.get(`${path}.csv?language=en`)).text();
    expect(csv).not.toContain(text);
    const removed = await dashboard.change('DELETE', `${path}/e1/notes/${notes[0].id}`);
    expect(await removed.json()).toEqual({ notes: [] });
    expect((await dashboard.change('DELETE', `${path}/e1/notes/${notes[0].id}`)).status).toBe(404);
    expect(
      (await dashboard.change('POST', `${path}/e404/notes`, { text, idempotencyKey: key('k') })).status,
    ).toBe(404);
  });

  it('are changed and deleted together, and what is gone already is left out', async () => {
    for (const id of ['e1', 'e2', 'e3']) await write(id);
    const changes = ['e1', 'e3', 'e404'].map((id) => ({ id, status: 'reviewed' }));
    const changed = await dashboard.change('POST', `${path}/changes`, { changes });
    expect(await changed.json()).toEqual({ ids: ['e1', 'e3'] });
    expect(await live.store.enquiry('e3')).toMatchObject({ status: 'reviewed' });
    const deleted = await dashboard.change('POST', `${path}/deletions`, { ids: ['e1', 'e2', 'e404'] });
    expect(await deleted.json()).toEqual({ ids: ['e1', 'e2'] });
    expect(await idsOf('')).toEqual(['e3']);
  });

  it('have no stages of the company’s own: a clear answer, and nothing is changed', async () => {
    await write('e1');
    const changes = [
      { id: 'e1', status: 'reviewed' },
      { id: 'e1', status: 'interview' },
    ];
    expect((await dashboard.change('POST', `${path}/changes`, { changes })).status).toBe(422);
    expect(await live.store.enquiry('e1')).toMatchObject({ status: 'new' });
  });
});
