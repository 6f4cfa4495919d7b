import { matchesGlob } from 'node:path';
import { expect, test } from 'vitest';
import { projectFiles, readProjectFile } from './source-files.ts';

/** How-tos also name files that their reader creates; tests/how-to follows them. */
const documents = projectFiles.filter((file) => /^(?:docs\/(?:decisions\/)?)?[\w-]+\.md$/.test(file));

/** A file, or the end of its name such as `.mail.ts`; not an address, which begins with a slash. */
const isFile = (span: string) =>
  /^[\w.*<>{},-][\w./*<>{},-]*\.(?:tsx?|mjs|css|json|ya?ml|md|svg|tsv|conf)$/.test(span);

/** Written by the build, or named because they are gone. */
const others = /^artwork\/out\/|^CHANGELOG\.md: /;

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
