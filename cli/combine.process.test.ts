import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { adoptTree, combineTrees, type Sides } from './combine.ts';
import { git } from './git.ts';
import type { Clash, Side } from './merge-texts.ts';
import { commitSite, siteTree } from './site-commit.ts';
import { commitAll, pushFile, sharedRepository, writeIn } from './test-support/shared-repository.ts';

/** Two clones with a file, which both then change. A version is undefined where the file is not in it. */
function bothSides(
  name: string,
  { base, mine, theirs }: Record<keyof Sides, string | undefined>,
  objectFormat?: string,
) {
  const { mine: repository, site, colleague } = sharedRepository(objectFormat);
  const write = (folder: string, text: string | undefined) =>
    text === undefined
      ? rmSync(join(folder, 'sites/acme', name), { force: true })
      : writeIn(folder, `sites/acme/${name}`, text);
  if (base !== undefined) pushFile(colleague, `sites/acme/${name}`, base);
  git(repository, 'pull', '--quiet');
  write(colleague, theirs);
  commitAll(colleague, 'Theirs');
  git(colleague, 'push', '--quiet');
  write(repository, mine);
  git(repository, 'fetch', '--quiet');
  const sides = { base: 'HEAD', mine: siteTree(site), theirs: 'origin/main' };
  return {
    repository,
    site,
    sides,
    text: (tree: string) => git(repository, 'show', `${tree}:sites/acme/${name}`),
  };
}

function combined(site: string, sides: Sides, side: Side) {
  const clashes: Clash[] = [];
  const tree = combineTrees(site, sides, (clash) => {
    clashes.push(clash);
    return side;
  });
  return { tree, clashes };
}

const page = (title: string, lead = 'Lead', more = '') =>
  `# The page.\nde:\n  title: ${title}\n  lead: "${lead}" # short\n${more}en:\n  title: About\n`;
const article = (title: string, ...paragraphs: string[]) =>
  `---\ntitle: ${title}\ndate: 2026-01-01\n---\n\n${paragraphs.join('\n\n')}\n`;
const list = (...items: string[]) => items.map((item) => `- ${item}\n`).join('');

const ids = (letters: string) => Array.from(letters, (id) => ({ id }));
const items = (letters: string) => list(...Array.from(letters, (id) => `id: ${id}`));

it.each<
  [shape: string, file: string, texts: Record<keyof Sides, string>, places: unknown[], both: [string, string]]
>([
  [
    'the same field',
    'pages/about.yaml',
    { base: page('Über uns'), mine: page('Wir'), theirs: page('Unser Team') },
    [{ path: ['de', 'title'], mine: 'Wir', theirs: 'Unser Team' }],
    [page('Wir'), page('Unser Team')],
  ],
  [
    'neighbouring fields, which do not clash',
    'pages/about.yaml',
    { base: page('Über uns'), mine: page('Wir'), theirs: page('Über uns', 'Kurz') },
    [],
    [page('Wir', 'Kurz'), page('Wir', 'Kurz')],
  ],
  [
    'the same field, beside other changes of both',
    'pages/about.yaml',
    {
      base: page('Über uns'),
      mine: page('Wir', 'Lead', '  mine: 1\n'),
      theirs: page('Unser Team', 'Kurz'),
    },
    [{ path: ['de', 'title'], mine: 'Wir', theirs: 'Unser Team' }],
    [page('Wir', 'Kurz', '  mine: 1\n'), page('Unser Team', 'Kurz', '  mine: 1\n')],
  ],
  [
    'a field that one has removed',
    'pages/about.yaml',
    { base: 'a: 1\nb: 2\n', mine: 'b: 2\n', theirs: 'a: 3\nb: 2\n' },
    [{ path: ['a'], mine: undefined, theirs: 3 }],
    ['b: 2\n', 'a: 3\nb: 2\n'],
  ],
  [
    'an item that one has moved and the other changed',
    'menu.yaml',
    { base: list('a', 'b', 'c', 'd'), mine: list('b', 'c', 'd', 'a'), theirs: list('a2', 'b', 'c', 'd') },
    [{ path: [], mine: ['b', 'c', 'd', 'a'], theirs: ['a2', 'b', 'c', 'd'] }],
    [list('b', 'c', 'd', 'a'), list('a2', 'b', 'c', 'd')],
  ],
  [
    'an item that one has moved to the end, and the one after it removed',
    'menu.yaml',
    {
      base: list('gestorias', 'clinicas', 'tarifas'),
      mine: list('clinicas', 'tarifas', 'gestorias'),
      theirs: list('gestorias', 'tarifas'),
    },
    [
      {
        path: [],
        mine: ['clinicas', 'tarifas', 'gestorias'],
        theirs: ['gestorias', 'tarifas'],
      },
    ],
    [list('clinicas', 'tarifas', 'gestorias'), list('gestorias', 'tarifas')],
  ],
  [
    'items that one has exchanged and the other changed',
    'menu.yaml',
    { base: list('a', 'b', 'c'), mine: list('b', 'a', 'c'), theirs: list('a2', 'b', 'c') },
    [{ path: [], mine: ['b', 'a', 'c'], theirs: ['a2', 'b', 'c'] }],
    [list('b', 'a', 'c'), list('a2', 'b', 'c')],
  ],
  [
    'an item of a list, and new items of both',
    'posts/categories.yaml',
    {
      base: list('id: a', 'id: b'),
      mine: list('id: a', 'id: b', 'id: mine'),
      theirs: list('id: a', 'id: b', 'id: theirs'),
    },
    [],
    [list('id: a', 'id: b', 'id: theirs', 'id: mine'), list('id: a', 'id: b', 'id: theirs', 'id: mine')],
  ],
  [
    'new items of one name',
    'posts/categories.yaml',
    { base: list('id: a'), mine: list('id: a', 'id: x\n  n: 1'), theirs: list('id: a', 'id: x\n  n: 2') },
    [
      {
        path: [],
        mine: [{ id: 'a' }, { id: 'x', n: 1 }],
        theirs: [{ id: 'a' }, { id: 'x', n: 2 }],
      },
    ],
    [list('id: a', 'id: x\n  n: 1'), list('id: a', 'id: x\n  n: 2')],
  ],
  [
    'an item that both have moved to different places',
    'prices.yaml',
    { base: items('abcdef'), mine: items('bcdefa'), theirs: items('bcadef') },
    [{ path: [], mine: ids('bcdefa'), theirs: ids('bcadef') }],
    [items('bcdefa'), items('bcadef')],
  ],
  [
    'a word that both have moved, beside other fields',
    'posts/first.de.md',
    {
      base: article('First\ntags: [a, b]\nlinks:\n  - a\n  - b\n  - c\n  - d', 'One.'),
      mine: article('Mine\ntags: [a, b]\nlinks:\n  - b\n  - c\n  - d\n  - a', 'One.'),
      theirs: article('First\ntags: [a, b]\nlinks:\n  - b\n  - a\n  - c\n  - d', 'Their one.'),
    },
    [{ path: ['links'], mine: Array.from('bcda'), theirs: Array.from('bacd') }],
    [
      article('Mine\ntags: [a, b]\nlinks:\n  - b\n  - c\n  - d\n  - a', 'Their one.'),
      article('Mine\ntags: [a, b]\nlinks:\n  - b\n  - a\n  - c\n  - d', 'Their one.'),
    ],
  ],
  [
    'items that both have moved, which do not clash',
    'prices.yaml',
    { base: items('abcdef'), mine: items('bacdef'), theirs: items('abcdfe') },
    [],
    [items('bacdfe'), items('bacdfe')],
  ],
  [
    'an item that both have moved to the same place',
    'prices.yaml',
    {
      base: items('abcdef'),
      mine: items('bcdefa'),
      theirs: items('b') + list('id: c\n  n: 1') + items('defa'),
    },
    [],
    [items('b') + list('id: c\n  n: 1') + items('defa'), items('b') + list('id: c\n  n: 1') + items('defa')],
  ],
  [
    'a field that both have added at different places',
    'words/de.yaml',
    { base: 'a: 1\nb: 2\nc: 3\n', mine: 'x: 4\na: 1\nb: 2\nc: 3\n', theirs: 'a: 1\nb: 2\nc: 3\nx: 5\n' },
    [{ path: ['x'], mine: 4, theirs: 5 }],
    ['a: 1\nb: 2\nc: 3\nx: 4\n', 'a: 1\nb: 2\nc: 3\nx: 5\n'],
  ],
  [
    'an item that both have changed',
    'prices.yaml',
    {
      base: list('id: a', 'id: b\n  n: 1'),
      mine: list('id: a', 'id: b\n  n: 2'),
      theirs: list('id: a', 'id: b\n  n: 3'),
    },
    [{ path: [1, 'n'], mine: 2, theirs: 3 }],
    [list('id: a', 'id: b\n  n: 2'), list('id: a', 'id: b\n  n: 3')],
  ],
  [
    'the same paragraph, beside other paragraphs and fields',
    'posts/first.de.md',
    {
      base: article('First', 'One.', 'Two.', 'Three.'),
      mine: article('Mine', 'One.', 'My two.', 'Three.'),
      theirs: article('First', 'Their one.', 'Their two.', 'Three.'),
    },
    [{ path: ['body'], mine: 'My two.', theirs: 'Their two.' }],
    [
      article('Mine', 'Their one.', 'My two.', 'Three.'),
      article('Mine', 'Their one.', 'Their two.', 'Three.'),
    ],
  ],
  [
    'a title and a paragraph',
    'posts/first.de.md',
    {
      base: article('First', 'One.'),
      mine: article('Mine', 'My one.'),
      theirs: article('Theirs', 'Their one.'),
    },
    [
      { path: ['title'], mine: 'Mine', theirs: 'Theirs' },
      { path: ['body'], mine: 'My one.', theirs: 'Their one.' },
    ],
    [article('Mine', 'My one.'), article('Theirs', 'Their one.')],
  ],
])('%s', (_, file, texts, places, [mine, theirs]) => {
  const { site, sides, text } = bothSides(file, texts);
  const own = combined(site, sides, 'mine');
  expect(own.clashes).toEqual(places.map((place) => ({ file: `sites/acme/${file}`, ...Object(place) })));
  expect(`${text(own.tree)}\n`).toBe(mine);
  expect(`${text(combined(site, sides, 'theirs').tree)}\n`).toBe(theirs);
});

it.each<
  [shape: string, file: string, texts: Record<keyof Sides, string | undefined>, shown: [unknown, unknown]]
>([
  [
    'deleted by one and changed by the other',
    'people/joan.yaml',
    { base: 'de:\n  name: Joan\n', mine: undefined, theirs: 'de:\n  name: Joan P.\n' },
    [undefined, { de: { name: 'Joan P.' } }],
  ],
  [
    'changed by one and deleted by the other',
    'people/joan.yaml',
    { base: 'de:\n  name: Joan\n', mine: 'de:\n  name: Joan P.\n', theirs: undefined },
    [{ de: { name: 'Joan P.' } }, undefined],
  ],
  [
    'added by both',
    'people/joan.yaml',
    { base: undefined, mine: 'de:\n  name: Joan\n', theirs: 'de:\n  name: Joana\n' },
    [{ de: { name: 'Joan' } }, { de: { name: 'Joana' } }],
  ],
  [
    'not YAML',
    'people/joan.yaml',
    { base: 'de: 1\n', mine: 'de: [\n', theirs: 'de: 2\n' },
    ['de: [\n', { de: 2 }],
  ],
  ['not text', 'images/yard.jpg', { base: 'a\0', mine: 'b\0', theirs: 'c\0' }, [null, null]],
  [
    'different in many places',
    'pages/about.yaml',
    {
      base: 'x: 0\n',
      mine: Array.from('abcdefgh', (name) => `${name}: 1\n`).join(''),
      theirs: Array.from('abcdefgh', (name) => `${name}: 2\n`).join(''),
    },
    [expect.objectContaining({ a: 1 }), expect.objectContaining({ h: 2 })],
  ],
])('a file that is %s is chosen as a whole', (_, file, texts, [mine, theirs]) => {
  const { site, sides, repository } = bothSides(file, texts);
  const blobs = (tree: string) => git(repository, 'ls-tree', '-r', tree, '--', `sites/acme/${file}`);
  for (const side of ['mine', 'theirs'] as const) {
    const { tree, clashes } = combined(site, sides, side);
    expect(clashes).toEqual([{ file: `sites/acme/${file}`, path: [], mine, theirs }]);
    expect(blobs(tree)).toBe(blobs(sides[side]));
  }
});

it('keeps all other changes of both, and drops no text from the history', () => {
  const { site, sides, repository } = bothSides('pages/about.yaml', {
    base: page('Über uns'),
    mine: page('Wir'),
    theirs: page('Unser Team'),
  });
  writeIn(repository, 'sites/acme/mine.md', 'Mine.\n');
  writeIn(repository, 'notes.txt', 'not committed\n');
  const status = git(repository, 'status', '--porcelain');
  const { tree } = combined(site, { ...sides, mine: siteTree(site) }, 'theirs');
  expect(git(repository, 'status', '--porcelain'), 'nothing is touched until the end').toBe(status);
  commitSite(site, 'Mine');
  const mine = git(repository, 'rev-parse', 'HEAD');
  adoptTree(site, tree, [sides.theirs, mine], 'Both');
  expect(readFileSync(join(site, 'pages/about.yaml'), 'utf8')).toBe(page('Unser Team'));
  expect(existsSync(join(site, 'mine.md'))).toBe(true);
  expect(git(repository, 'status', '--porcelain').trim()).toBe('M notes.txt');
  expect(git(repository, 'log', '--all', '--format=%h', '-S', 'title: Wir')).not.toBe('');
  git(repository, 'push', '--quiet', 'origin', 'HEAD:main');
});

it.each<
  [what: string, name: string, texts: Record<keyof Sides, string | undefined>, side: Side, files: string]
>([
  [
    'a clash',
    'pages/about.yaml',
    { base: page('A'), mine: page('B'), theirs: page('C') },
    'mine',
    'pages/about.yaml',
  ],
  ['a file that is gone', 'a.yaml', { base: 'a: 1\n', mine: undefined, theirs: 'a: 2\n' }, 'mine', ''],
  [
    'a file that one has added',
    'a.yaml',
    { base: undefined, mine: 'a: 1\n', theirs: 'a: 2\n' },
    'theirs',
    'a.yaml',
  ],
])('combines %s in a repository with other hashes', (_, name, texts, side, files) => {
  const { site, sides, repository } = bothSides(name, texts, 'sha256');
  const { tree } = combined(site, sides, side);
  expect(tree).toMatch(/^[\da-f]{64}$/);
  commitSite(site, 'Mine');
  const mine = git(repository, 'rev-parse', 'HEAD');
  adoptTree(site, tree, [sides.theirs, mine], 'Both');
  expect(git(repository, 'ls-files', '--', `sites/acme/${name}`)).toBe(files && `sites/acme/${files}`);
  expect(git(repository, 'status', '--porcelain')).toBe('');
});

it('leaves the folder as it is where a file was changed in the meantime', () => {
  const { site, sides, repository } = bothSides('pages/about.yaml', {
    base: page('Über uns'),
    mine: page('Wir'),
    theirs: page('Unser Team'),
  });
  const { tree } = combined(site, sides, 'theirs');
  commitSite(site, 'Mine');
  writeFileSync(join(site, 'pages/about.yaml'), page('Saved meanwhile'));
  const before = git(repository, 'rev-parse', 'HEAD');
  expect(() => adoptTree(site, tree, [sides.theirs, before], 'Both')).toThrow('git reset:');
  expect(git(repository, 'rev-parse', 'HEAD')).toBe(before);
  expect(readFileSync(join(site, 'pages/about.yaml'), 'utf8')).toBe(page('Saved meanwhile'));
});

it('refuses clashes outside the site, and failures of Git', () => {
  const { mine, site, colleague } = sharedRepository();
  pushFile(colleague, 'notes.txt', 'theirs\n');
  writeIn(mine, 'notes.txt', 'mine\n');
  commitAll(mine, 'Mine');
  git(mine, 'fetch', '--quiet');
  const sides = { base: 'HEAD~1', mine: 'HEAD', theirs: 'origin/main' };
  const combine = () => combined(site, sides, 'mine');
  expect(combine).toThrow(
    'somebody else has changed the same lines of notes.txt, which are outside the site',
  );
  expect(() => combined(site, { ...sides, theirs: 'nowhere' }, 'mine')).toThrow('git read-tree:');
  const blob = git(mine, 'rev-parse', 'origin/main:notes.txt');
  rmSync(join(mine, '.git/objects', blob.slice(0, 2), blob.slice(2)), { force: true });
  expect(combine).toThrow('git cat-file:');
});
