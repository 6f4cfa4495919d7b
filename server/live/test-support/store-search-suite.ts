import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchTextOf } from '../store/search-text.ts';
import { freshKey, receiveApplication, receiveEnquiry, sampleMail, sampleNote } from './store-samples.ts';
import type { Store } from '../store/store.ts';

const everything = { text: '', folder: 'inbox', offset: 0, limit: 1000 } as const;

/** Letters with special case rules, SQL wildcards and quotes, and letters beyond ASCII. */
const letter = fc.constantFrom(
  'a',
  'B',
  'ß',
  'S',
  'Σ',
  'ς',
  'İ',
  'i',
  'é',
  'E\u0301',
  'Ж',
  'ж',
  '雪',
  '\u{1F600}',
  '%',
  '_',
  '\\',
  "'",
  '"',
  '*',
  '?',
  '[',
  ' ',
  '\n',
  '\u00A0',
);
const text = fc.string({ unit: letter, maxLength: 8 });

/** Contract tests: search. */
export function describeSearch(current: () => Store): void {
  describe('search', () => {
    it('finds applications by words in any field, whatever their case', async () => {
      const store = current();
      const { id } = await receiveApplication(store, { notes: [sampleNote('STRASSE %_\\')] });
      await receiveApplication(store, {
        firstName: 'Other',
        lastName: 'Person',
        email: 'o@p.example',
        coverLetter: '',
      });
      const finds = async (searched: string) =>
        (await store.applications({ ...everything, text: searched })).items.some((item) => item.id === id);
      for (const searched of [
        'aïcha',
        'AÏCHA łukasiewicz',
        'Łukasiewicz Aïcha',
        '  aicha@halden ',
        '+33 1',
        'linkedin.com/in',
        'CLOUDS move',
        'résumé',
        'straße',
        '%_\\',
        id,
        'cloud-engineer',
        '\u{1F44B}',
      ]) {
        expect([searched, await finds(searched)]).toEqual([searched, true]);
      }
      for (const searched of ['aïcha other', 'aichaa', '%', 'A_cha', "' or 1=1 --", 'aïchałukasiewicz']) {
        expect([searched, await finds(searched)]).toEqual([searched, ['%'].includes(searched)]);
      }
    });

    it('finds notes as they are now', async () => {
      const store = current();
      const before = sampleNote('before');
      const { id } = await receiveApplication(store, { notes: [before] });
      await store.deleteNote('applications', id, before.id);
      await store.addNote('applications', id, sampleNote('AFTERWARDS'), freshKey('note'));
      const totalOf = async (searched: string) =>
        (await store.applications({ ...everything, text: searched })).total;
      expect(await totalOf('before')).toBe(0);
      expect(await totalOf('afterwards')).toBe(1);
    });

    it('finds enquiries and mails', async () => {
      const store = current();
      await receiveEnquiry(store, { message: 'Σίσυφος ΟΔΟΣΑΜ' }, [sampleMail({ subject: 'Grüße' })]);
      expect((await store.enquiries({ ...everything, text: 'ΣΊΣΥΦΟΣ sønner' })).total).toBe(1);
      // The searched word ends with a final sigma, the stored text has it inside a word.
      expect((await store.enquiries({ ...everything, text: 'οδος' })).total).toBe(1);
      expect((await store.enquiries({ ...everything, text: 'Σίσυφοσ', folder: 'spam' })).total).toBe(0);
      expect((await store.mails({ ...everything, text: 'GRÜSSE', state: 'waiting' })).total).toBe(1);
      expect((await store.mails({ ...everything, text: 'other', state: 'waiting' })).total).toBe(0);
    });

    it('takes a search of any length', async () => {
      const store = current();
      await receiveEnquiry(store, { message: 'long'.repeat(30_000) });
      expect((await store.enquiries({ ...everything, text: 'LONG'.repeat(25_000) })).total).toBe(1);
      expect((await store.enquiries({ ...everything, text: 'fine '.repeat(5000) })).total).toBe(0);
      expect((await store.enquiries({ ...everything, text: 'long '.repeat(5000) })).total).toBe(1);
    });

    it('finds what the words of any text say', async () => {
      const store = current();
      await fc.assert(
        fc.asyncProperty(
          fc.array(text, { maxLength: 12 }),
          fc.array(text, { maxLength: 8 }),
          async (texts, searches) => {
            const stored = await Promise.all(
              texts.map((message) => receiveEnquiry(store, { message, name: '', company: '' })),
            );
            for (const searched of searches) {
              const words = searchTextOf([searched]).split(/\s+/v).filter(Boolean);
              const expected = stored.filter(({ email, phone, serviceInterest, message }) => {
                const fields = searchTextOf([email, phone, serviceInterest, message]);
                return words.every((word) => fields.includes(word));
              });
              const { items, total } = await store.enquiries({ ...everything, text: searched });
              expect(new Set(items.map(({ id }) => id))).toEqual(new Set(expected.map(({ id }) => id)));
              expect(total).toBe(expected.length);
            }
            await Promise.all(stored.map(({ id }) => store.deleteEnquiry(id)));
          },
        ),
        { numRuns: 15 },
      );
    });
  });
}
