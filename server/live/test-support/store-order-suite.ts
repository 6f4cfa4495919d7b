import { describe, expect, it } from 'vitest';
import type { ApplicationSearch, EnquirySearch, Store } from '../store/store.ts';
import { momentAt, receiveApplication, receiveEnquiry } from './store-samples.ts';

const everything = { text: '', folder: 'inbox', offset: 0, limit: 1000 } as const;

/** Contract tests: filters and sorting over all pages. */
export function describeOrder(current: () => Store): void {
  const idsOf = async (search: Partial<ApplicationSearch>) =>
    (await current().applications({ ...everything, ...search })).items.map(({ id }) => Number(id.slice(4)));

  describe('filters and order', () => {
    it('finds by job, stage and person, alone and together', async () => {
      const store = current();
      await receiveApplication(store, {
        id: 'app-1',
        jobId: 'one',
        status: 'interview',
        email: 'a@x.example',
      });
      await receiveApplication(store, { id: 'app-2', jobId: 'one', email: 'A@X.example' });
      await receiveApplication(store, { id: 'app-3', jobId: 'two', status: 'gone', email: 'ba@x.example' });
      expect(await idsOf({ jobId: 'one' })).toEqual([2, 1]);
      expect(await idsOf({ status: 'gone' })).toEqual([3]);
      expect(await idsOf({ email: ' a@X.EXAMPLE' })).toEqual([2, 1]);
      expect(await idsOf({ email: 'a@x.example', status: 'interview', jobId: 'one' })).toEqual([1]);
      expect(await idsOf({ jobId: 'three' })).toEqual([]);
      expect(await store.applicationCounts()).toEqual({
        total: 3,
        new: 1,
        reviewed: 0,
        interview: 1,
        gone: 1,
      });
    });

    it('sorts over all pages by name, address, date, job and stage, equal ones newest first', async () => {
      const store = current();
      const people = [
        ['Zoë', 'Ade', 'b@x.example', 'web', 'new'],
        ['Émile', 'Zola', 'C@x.example', 'cloud', 'hired'],
        ['emil', 'Abt', 'a@x.example', 'gone', 'new'],
        ['Ada', 'Byron', 'd@x.example', 'web', 'removed'],
        ['Ada', 'Byron', 'e@x.example', 'cloud', 'reviewed'],
      ] as const;
      for (const [index, [firstName, lastName, email, jobId, status]] of people.entries())
        await receiveApplication(store, {
          id: `app-${index}`,
          receivedAt: momentAt(index),
          firstName,
          lastName,
          email,
          jobId,
          status,
        });
      const up = { isDescending: false };
      expect(await idsOf({ order: { by: 'name', ...up } })).toEqual([4, 3, 2, 1, 0]);
      expect(await idsOf({ order: { by: 'name', isDescending: true } })).toEqual([0, 1, 2, 4, 3]);
      expect(await idsOf({ order: { by: 'email', ...up } })).toEqual([2, 0, 1, 3, 4]);
      expect(await idsOf({ order: { by: 'date', ...up } })).toEqual([0, 1, 2, 3, 4]);
      const jobs = { by: 'job', ids: ['web', 'cloud'] } as const;
      expect(await idsOf({ order: { ...jobs, ...up } })).toEqual([3, 0, 4, 1, 2]);
      expect(await idsOf({ order: { ...jobs, isDescending: true } })).toEqual([2, 4, 1, 3, 0]);
      const stages = { by: 'status', ids: ['new', 'reviewed', 'hired'] } as const;
      expect(await idsOf({ order: { ...stages, ...up } })).toEqual([2, 0, 4, 1, 3]);
      expect(await idsOf({ order: { ...stages, ...up }, offset: 2, limit: 2 })).toEqual([4, 1]);
    });

    it('sorts enquiries by name, address, date, service and stage, equal ones newest first', async () => {
      const store = current();
      const people = [
        ['Zoë Ade', 'b@x.example', 'web', 'new'],
        ['zoe adams', 'C@x.example', 'cloud', 'reviewed'],
        ['Ärne', 'a@x.example', '', 'new'],
      ] as const;
      for (const [index, [name, email, serviceInterest, status]] of people.entries())
        await receiveEnquiry(store, {
          id: `e${index + 1}`,
          name,
          email,
          serviceInterest,
          status,
          receivedAt: momentAt(index),
        });
      const sorted = async (order?: EnquirySearch['order']) =>
        (await store.enquiries({ ...everything, order })).items.map(({ id }) => id).join(' ');
      expect(await sorted()).toBe('e3 e2 e1');
      expect(await sorted({ by: 'date', isDescending: false })).toBe('e1 e2 e3');
      expect(await sorted({ by: 'name', isDescending: false })).toBe('e3 e2 e1');
      expect(await sorted({ by: 'name', isDescending: true })).toBe('e1 e2 e3');
      expect(await sorted({ by: 'email', isDescending: false })).toBe('e3 e1 e2');
      expect(await sorted({ by: 'status', isDescending: false })).toBe('e3 e1 e2');
      const ids = ['web', 'cloud'];
      expect(await sorted({ by: 'service', isDescending: false, ids })).toBe('e1 e2 e3');
    });
  });
}
