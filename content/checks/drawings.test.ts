import { expect, it } from 'vitest';
import { describeProblem } from '#content/site-file/problem.ts';
import { readDrawings } from './drawings.ts';
import { SiteSource } from '#content/read/site-source.ts';
import { siteFixture } from '#content/test-support/site-fixture.ts';

const site = siteFixture();

/** What is wrong with a drawing that a text shows. */
function problemsOf(content: string | Uint8Array): string[] {
  const source = new SiteSource(
    'acme',
    new Map([
      ['images/map.svg', content],
      ['a.yaml', 'cover: /images/map.svg'],
    ]),
  );
  return readDrawings(site, source).problems.map((one) => describeProblem(one));
}

const shown = '(shown by acme/a.yaml:1: cover)';

it.each<[string, string | Uint8Array, string]>([
  [
    'a PNG',
    Buffer.from('\x89PNG\r\n\x1A\n\0', 'latin1'),
    ': (the whole file): cannot be read: it is a PNG: ',
  ],
  ['a pointer of Git LFS', 'version https://git-lfs.github.com/spec/v1\noid sha256:0\n', 'run git lfs pull'],
  ['nothing', '', 'it is an empty file: copy the picture there again'],
  ['a web page', '<!doctype html><title>404</title>', 'it is a web page: download the picture itself'],
  [
    'UTF-16',
    Buffer.from('\uFEFF<svg/>', 'utf16le'),
    ':1: (the encoding): cannot be read: not UTF-8 but UTF-16: save',
  ],
  ['UTF-16 without a mark', Buffer.from('<svg/>', 'utf16le'), 'not UTF-8 but UTF-16: save the file as UTF-8'],
  ['a compressed SVG', Buffer.from([0x1f, 0x8b, 8, 0, 0]), 'it is a compressed SVG: save it as plain SVG'],
  [
    'broken XML',
    '<svg viewBox="0 0 9 9">\n<g></svg>',
    ':2: (the picture): not valid SVG: <g> of line 2 is not closed',
  ],
  ['a script', '<svg viewBox="0 0 9 9"><script/></svg>', ': (the picture): it contains a script: remove it'],
])('a drawing that is %s is named once, with its use', (_, content, said) => {
  const [found, ...others] = problemsOf(content);
  expect(found).toContain('acme/images/map.svg');
  expect(found).toContain(said);
  expect(found).toContain(shown);
  expect(others).toEqual([]);
});

it('a drawing with a byte order mark is right', () => {
  expect(problemsOf('\uFEFF<?xml version="1.0"?><svg viewBox="0 0 9 9"/>')).toEqual([]);
});
