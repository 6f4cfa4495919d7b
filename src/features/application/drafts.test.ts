import { dayMs } from '#shared/durations.ts';
import { beforeEach, expect, it, vi } from 'vitest';
import { eachText } from '#shared/forms/define-form.ts';
import { applicationForm } from '#shared/forms/application.ts';
import { forgetDraft, readDraft, writeDraft } from './use-draft.ts';

const text = { ...eachText(applicationForm, () => ''), firstName: 'Ximena', coverLetter: 'One.\nTwo.' };
const key = 'acme-application-drafts';
let stored: Map<string, string>;
let isFull: boolean;

beforeEach(() => {
  stored = new Map();
  isFull = false;
  vi.stubGlobal('document', { documentElement: { dataset: { site: 'acme' } } });
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => {
      if (isFull) throw new Error('full');
      stored.set(name, value);
    },
    removeItem: (name: string) => stored.delete(name),
  });
});

it('deletes one draft without the others, and the storage key with the last (R227)', () => {
  writeDraft('cloud-engineer', text, 0);
  writeDraft('devops-engineer', text, 0);
  forgetDraft('cloud-engineer', 1);
  expect(readDraft('cloud-engineer', 1)).toBeNull();
  expect(readDraft('devops-engineer', 1)).toEqual(text);
  forgetDraft('devops-engineer', 1);
  expect(stored.size).toBe(0);
});

it('is deleted 30 days after the last change', () => {
  writeDraft('cloud-engineer', text, 0);
  expect(readDraft('cloud-engineer', 30 * dayMs - 1)).toEqual(text);
  expect(readDraft('devops-engineer', 30 * dayMs)).toBeNull();
  expect(stored.size).toBe(0);
});

it.each([
  '',
  'null',
  '[]',
  '{"cloud-engineer":7}',
  '{"cloud-engineer":{"savedAt":"x","text":{}}}',
  '{',
  '"x"',
])('ignores %j in storage', (garbage) => {
  stored.set(key, garbage);
  expect(readDraft('cloud-engineer', 1)).toBeNull();
  expect(stored.size).toBe(0);
});

it('restores only texts', () => {
  stored.set(key, '{"cloud-engineer":{"savedAt":0,"text":{"firstName":"Jon","email":7,"phone":null}}}');
  expect(readDraft('cloud-engineer', 1)).toEqual({ firstName: 'Jon' });
});
