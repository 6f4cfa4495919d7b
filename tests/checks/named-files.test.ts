import { matchesGlob } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { projectFiles, readProjectFile } from './source-files.ts';

/* Documents name existing files and commands; tests/how-to also runs the commands of operators. */

/** What readers of the project start with. */
const guides = projectFiles.filter((file) =>
  /^(?:docs\/how-to\/[\w-]+|README|CONTRIBUTING|AGENTS)\.md$/.test(file),
);

/** Documents of developers; in those of operators, files without a folder are files of a site. */
const documents = [
  ...projectFiles.filter((file) => /^(?:docs\/(?:decisions\/)?)?[\w-]+\.md$/.test(file)),
  ...guides.filter((file) => readProjectFile(file).includes('\nFor developers.')),
];

/** A file, or the end of its name such as `.mail.ts`; not an address, which begins with a slash. */
const isFile = (span: string) =>
  /^[\w.*<>{},-][\w./*<>{},-]*\.(?:tsx?|mjs|css|json|ya?ml|md|svg|tsv|conf)$/.test(span);

/** Written by the build, by a reader of a how-to for developers, or named because they are gone. */
const others = /^artwork\/out\/|^\.site\.json$|^CHANGELOG\.md: |\b(?:events|partners)\b/;

/** Paths below the folders of the product, also in commands, links and code. */
const pathsIn = (text: string) =>
  [
    ...text.matchAll(/(?<![\w/.<-])(?:build|cli|content|docs|server|shared|src|tests)\/[\w/.<>*-]+\.\w+/g),
  ].map(([path]) => path);

/** The scripts that a text runs by npm. */
const scriptsIn = (text: string) => [...text.matchAll(/\bnpm run ([\w:-]+)/g)].map(([, name = '']) => name);

/** Whether a document's words `<name>` and `sites/acme` match an existing file. */
function exists(span: string): boolean {
  const path = span.replaceAll(/<[^>]+>/g, '*').replace(/^sites\/acme\//, 'sites/*/');
  const pattern = span.startsWith('.') ? `**/*${path}` : `**/${path}`;
  return projectFiles.some((file) => matchesGlob(file, pattern));
}

test('documents name existing files', () => {
  expect(documents.length).toBeGreaterThan(20);
  expect([exists('.mail.ts'), exists('server/live/<name>.ts'), exists('.admin.ts')]).toEqual([
    true,
    true,
    false,
  ]);
  const named = documents.flatMap((document) =>
    [...readProjectFile(document).matchAll(/`([^`\n]+)`/g)]
      .map(([, span = '']) => span)
      .filter((span) => isFile(span) && !others.test(`${document}: ${span}`) && !others.test(span))
      .map((span) => `${document}: ${span}`),
  );
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter((one) => !exists(one.slice(one.indexOf(': ') + 2)))).toEqual([]);
});

describe('how-tos, README, CONTRIBUTING and AGENTS', () => {
  const { scripts } = JSON.parse(readProjectFile('package.json')) as { scripts: Record<string, string> };
  const namedBy = (find: (text: string) => string[]) =>
    guides.flatMap((document) => find(readProjectFile(document)).map((name) => ({ document, name })));

  it('name existing npm scripts', () => {
    const named = namedBy(scriptsIn);
    expect(named.length).toBeGreaterThan(50);
    expect(named.filter(({ name }) => !Object.hasOwn(scripts, name))).toEqual([]);
  });

  it('name existing files of the product, also in commands and code', () => {
    const text = "vitest run server/live/no.test.ts, from '#shared/<name>.ts', not dist/src/a.ts";
    expect(pathsIn(text)).toEqual(['server/live/no.test.ts', 'shared/<name>.ts']);
    const named = namedBy(pathsIn);
    expect(named.length).toBeGreaterThan(50);
    expect(named.filter(({ name }) => !others.test(name) && !exists(name))).toEqual([]);
  });
});

test('AGENTS.md is short enough to be read before each task', () => {
  expect(readProjectFile('AGENTS.md').trimEnd().split('\n').length).toBeLessThan(80);
});
