import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { Adopter, howTos } from '../how-to/follow.ts';

/** A new company that has done everything the how-tos say, and builds its site once. */
const adopter = new Adopter('how-to-site');
const dist = join(adopter.folder, 'built/acme/dist');
const pageAt = (path: string) => readFileSync(join(dist, `${path}.html`), 'utf8');

let output = '';
beforeAll(async () => {
  for (const howTo of howTos) await adopter.follow(howTo);
  output = adopter.run('build/build.ts');
}, 300_000);

/** Each file of the built site, with its content. */
const filesOf = (folder: string): Map<string, string> =>
  new Map(
    globSync('**/*.*', { cwd: folder })
      .toSorted()
      .map((name) => [name, readFileSync(join(folder, name), 'latin1')]),
  );

/** What the build says when it stops. */
function stopOf(): string {
  try {
    return adopter.run('build/build.ts');
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

describe('a site made by the how-tos', () => {
  it('is built, and says that samples are left', () => {
    expect(output).toMatch(/\d+ TEXTS ARE SAMPLES/);
    expect(output).toMatch(/Built \d+ pages/);
  });

  it.each([
    ['its own facts and claims', 'index', ['Acme Systems', '4 hours', 'The yard at noon, with two vans']],
    ['the job', 'careers/network-engineer', ['Network Engineer', 'Denver']],
    ['the person', 'team', ['Olga Petrenko', 'Keeps the pipeline short']],
    ['the article', 'blog/first-year', ['What a year of weekly restores has taught us', '74']],
    ['the service', 'services/training', ['Training', 'How it goes']],
    ['the page without code', 'imprint', ['Imprint', 'Hauptstraße 1', '+49 40 555010']],
    ['the statistics', 'privacy-policy', ['Plausible counts which pages are read', 'Visitor statistics']],
    ['the project', 'portfolio', ['A hub that sorts itself']],
    ['the case study', 'resources/case-studies/night-shift', ['A night shift that sleeps again']],
    ['the webinar', 'resources/webinars', ['Own your backups']],
    ['the second language', 'de/careers/network-engineer', ['Netzwerktechniker/in']],
    ['the changed word', 'de', ['Sprechen wir']],
  ])('has %s', (_, path, texts) => {
    for (const text of texts) expect(pageAt(path)).toContain(text);
  });

  it('leads to what was added', () => {
    for (const path of ['/services/training', '/imprint'])
      expect(pageAt('index')).toContain(`href="${path}"`);
    for (const path of ['/careers/network-engineer', '/blog/first-year'])
      expect(readFileSync(join(dist, 'sitemap.xml'), 'utf8')).toContain(`https://acme.example${path}<`);
  });

  it('shows the photos, in small', () => {
    const photos = globSync('art/**/*.avif', { cwd: dist }).join('\n');
    for (const name of ['yard', 'desk', 'robin']) expect(photos).toContain(name);
  });

  it('needed no change outside of its folder', () => {
    expect(adopter.hasChangedOnlyTheSite).toBe(true);
  });
});

describe('a build that stops', () => {
  it.each<[string, string, (text: string) => string, RegExp]>([
    [
      'for samples at a real address',
      'site.yaml',
      (text) => text.replace(/^origin: .*$/m, 'origin: https://acme.com'),
      /figures\.yaml: put your own .*\[0\]\.en\.label[\s\S]* texts are samples/,
    ],
    [
      'for a broken picture',
      'images/yard.jpg',
      () => 'no picture',
      /sites\/acme\/images\/yard\.jpg: \(the picture\): /,
    ],
  ])('%s says why, and leaves the site that was there', (_, name, change, reason) => {
    const file = join(adopter.folder, 'sites/acme', name);
    const [bytes, before] = [readFileSync(file), filesOf(dist)];
    expect(before.size).toBeGreaterThan(100);
    writeFileSync(file, change(bytes.toString('utf8')));
    expect(stopOf()).toMatch(reason);
    writeFileSync(file, bytes);
    expect(filesOf(dist)).toEqual(before);
  });
});
