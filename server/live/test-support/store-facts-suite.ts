import { describe, expect, it } from 'vitest';
import { momentAt, receiveApplication } from './store-samples.ts';
import type { Store } from '../store/store.ts';

/** Contract tests: facts of the site, and resumes in quarantine. */
export function describeFacts(current: () => Store): void {
  describe('facts of the site', () => {
    it('keeps one value per name; of several claims the first one counts', async () => {
      const store = current();
      expect(await store.siteFact('identity')).toBeNull();
      const claims = ['one', 'two', 'three'].map((value) => store.claimSiteFact('identity', value));
      const claimed = new Set(await Promise.all(claims));
      expect(claimed.size).toBe(1);
      expect(claimed).toContain(await store.siteFact('identity'));
      await store.setSiteFact('identity', 'other');
      expect(await store.siteFact('identity')).toBe('other');
    });

    it('gives a fact away once', async () => {
      const store = current();
      await store.setSiteFact('identity', 'once');
      expect(await store.takeSiteFact('identity', 'other')).toBe(false);
      const takes = await Promise.all([1, 2, 3].map(() => store.takeSiteFact('identity', 'once')));
      expect(takes.filter(Boolean)).toHaveLength(1);
      expect(await store.siteFact('identity')).toBeNull();
    });
  });

  describe('resumes in quarantine', () => {
    it('are unknown files and unfinished uploads, from the time they were found', async () => {
      const store = current();
      const kept = await receiveApplication(store);
      const deleted = await receiveApplication(store);
      await store.deleteApplication(deleted.id, momentAt(0));
      await store.announceResume('unfinished', momentAt(0));
      const keys = ['unfinished', 'unknown', kept.resume.key, deleted.resume.key];
      await store.quarantineResumes(keys, momentAt(5));
      await store.quarantineResumes(keys, momentAt(50));
      expect(await store.resumesLeft('quarantined', momentAt(5))).toEqual([]);
      expect(await store.resumesLeft('quarantined', momentAt(6))).toEqual(['unfinished', 'unknown']);
      expect(await store.resumesLeft('deleted', momentAt(6))).toEqual([deleted.resume.key]);
      expect((await store.knownResumes(keys)).toSorted()).toEqual(keys.toSorted());
    });

    it('are removed like others when their application is deleted', async () => {
      const store = current();
      const { id, resume } = await receiveApplication(store);
      await store.quarantineResumes([resume.key], momentAt(0));
      await store.deleteApplication(id, momentAt(5));
      expect(await store.resumesLeft('quarantined', momentAt(9))).toEqual([]);
      expect(await store.resumesLeft('deleted', momentAt(9))).toEqual([resume.key]);
    });
  });
}
