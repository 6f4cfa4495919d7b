import { describe, expect, it } from 'vitest';
import { readFileSync } from 'node:fs';
import { obstacles } from './release.ts';
import { notesForAdopters, sectionsOf } from './upgrade/notes.ts';

const day = '2027-01-02';
const changelog = (head: string, notes = '### For adopters\n\n- Nothing.\n') =>
  `# Changelog\n\n${head}\n\n- New.\n\n${notes}\n## 0.2.0 (2026-11-22)\n\n### For adopters\n\nRead it.\n\n- All.\n`;

describe('a release', () => {
  it('is ready when the changelog names it, its day and what adopters have to know', () => {
    expect(obstacles('9.3.0', '0.2.0', changelog(`## 9.3.0 (${day})`), day)).toEqual([]);
  });

  it.each([
    ['1.2', changelog(`## 9.3.0 (${day})`), 'not a version like 0.3.0: 1.2'],
    ['0.0.1', changelog(`## 0.0.1 (${day})`), '0.0.1 is older than 0.2.0 of package.json'],
    ['0.0.1', changelog(`## 0.0.1 (${day})`), '0.0.1 is older than the data of its sites'],
    ['9.4.0', changelog(`## 9.3.0 (${day})`), `CHANGELOG.md does not begin with "## 9.4.0 (${day})"`],
    ['9.3.0', changelog('## 9.3.0 (not released)'), 'CHANGELOG.md does not date 9.3.0'],
    ['9.3.0', changelog(`## 9.3.0 (${day})`, ''), 'CHANGELOG.md has no "### For adopters" in 9.3.0'],
  ])('%s is not, and says why', (version, text, reason) => {
    expect(obstacles(version, '0.2.0', text, day).join('\n')).toContain(reason);
  });

  it('tells adopters what every version between has asked', () => {
    const text = changelog(`## 0.3.0 (${day})`);
    expect(notesForAdopters(text, '0.1.0', '0.3.0')).toEqual([
      'What 0.3.0 asks of you:',
      '',
      '- Nothing.',
      '',
      'What 0.2.0 asks of you:',
      '',
      'Read it.\n\n- All.',
      '',
    ]);
    expect(notesForAdopters(text, '0.2.0', '0.2.0')).toEqual([]);
  });

  it('of this product has notes for adopters in its newest version', () => {
    const [newest] = sectionsOf(readFileSync('CHANGELOG.md', 'utf8'));
    const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
    expect(newest?.version).toBe(version);
    expect(newest?.forAdopters).not.toBe('');
  });
});
