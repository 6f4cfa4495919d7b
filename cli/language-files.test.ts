import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { temporaryFolderOf } from '#shared/test-support/folder-of.ts';
import { changeLanguages } from './language-files.ts';

const job = `de:
  title: Entwicklerin
  responsibilities:
    - eins
    - zwei
  postedDate: 2026-03-02
  isOpen: true
  city: Hamburg
  remote: false
en:
  title: Developer
  responsibilities:
    - one
    - two
    - three
`;

const service = `de:
  title: Netze
  order: 10
  blocks:
    - kind: chart
      look: bars
      title: Wie lange
    - kind: closing
      look: call
      title: Und nun?
en:
  title: Networks
  blocks:
    - kind: chart
      title: How long
    - kind: closing
      title: What now?
`;

const questions = `contact:
  - de:
      question: Wie schnell?
      answer: Sofort.
    en:
      question: How fast?
      answer: At once.
`;

const post = '---\ntitle: Eins\ndate: 2026-01-15\ndraft: false\nauthor: ada\n---\n\n## Eins\n';

describe('the languages of a site', () => {
  let folder = '';
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const valueOf = (file: string) => parse(read(file)) as Record<string, Record<string, unknown>>;
  const change = (before: string[], after: string[]) => changeLanguages(folder, before, after);

  beforeEach(() => {
    folder = temporaryFolderOf({
      'words/de.yaml': 'nav.home: Anfang\n',
      'posts/one.de.md': post,
      'posts/one.en.md': '---\ntitle: One\n---\n\n## One\n',
      'jobs/developer.yaml': job,
      'services/networks.yaml': service,
      'questions.yaml': questions,
    });
  });

  it('lose one with its words, and nothing else', () => {
    change(['de', 'en'], ['de']);
    expect(read('jobs/developer.yaml')).toBe(job.replace(/^en:[^]*/m, ''));
    expect(valueOf('questions.yaml')['contact']).toEqual([
      { de: { question: 'Wie schnell?', answer: 'Sofort.' } },
    ]);
    expect(read('posts/one.de.md')).toBe(post);
    expect(existsSync(join(folder, 'posts/one.en.md'))).toBe(false);
    expect(read('words/de.yaml')).toBe('nav.home: Anfang\n');
  });

  it('move the language-independent fields to a new first language, and back', () => {
    change(['de', 'en'], ['en', 'de']);
    expect(Object.keys(valueOf('jobs/developer.yaml'))).toEqual(['en', 'de']);
    expect(valueOf('jobs/developer.yaml')).toMatchObject({
      en: { responsibilities: ['one', 'two', 'three'], city: 'Hamburg' },
    });
    expect(valueOf('jobs/developer.yaml')['de']).not.toHaveProperty('city');
    expect(valueOf('services/networks.yaml')['en']).toEqual({
      title: 'Networks',
      order: 10,
      blocks: [
        { kind: 'chart', look: 'bars', title: 'How long' },
        { kind: 'closing', look: 'call', title: 'What now?' },
      ],
    });
    expect(read('posts/one.en.md')).toContain('author: ada');
    expect(read('posts/one.de.md')).toBe('---\ntitle: Eins\n---\n\n## Eins\n');
    change(['en', 'de'], ['de', 'en']);
    expect(read('jobs/developer.yaml')).toBe(job);
    expect(read('posts/one.de.md')).toBe(post);
  });
});
