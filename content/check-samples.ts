import { globSync } from 'node:fs';
import { join } from 'node:path';
import { siteFile, siteFolder } from '../config/site-folder.ts';
import { readMarkdown, readYaml, type DataFile } from '../schema/data-file.ts';
import { problemAt } from '../schema/parse-data.ts';
import type { Problem } from '../schema/problem.ts';
import { textsIn } from './check-links.ts';

/**
 * What a new site begins with are sample texts, each with this mark in it: visitors of a preview see it,
 * whoever writes the real text deletes it with the rest, and a build for a real address stops at it
 * (docs/how-to/make-it-yours.md).
 */
const sampleMark = '(sample)';

const reason = `a sample: put your own in place of it and delete “${sampleMark}”, or take it out`;

const isSample = (text: string) => text.includes(sampleMark);

function samplesOfData(data: DataFile): Problem[] {
  return textsIn(data.value, []).flatMap(([path, text]) =>
    isSample(text) ? [problemAt(data, path, reason)] : [],
  );
}

function samplesIn(name: string): Problem[] {
  const file = siteFile(name);
  if (name.endsWith('.yaml')) return samplesOfData(readYaml(file));
  const { frontMatter, body, bodyLine } = readMarkdown(file);
  const lines = body.split('\n').flatMap((line, index): Problem[] => {
    return isSample(line) ? [{ file, line: bodyLine + index, field: 'the text', reason }] : [];
  });
  return [...samplesOfData(frontMatter), ...lines];
}

/** Every text of the site's folder that is still marked as a sample. @throws DataError when a file cannot be read */
export function sampleTexts(): Problem[] {
  const files = globSync('**/*.{yaml,md}', { cwd: join(process.cwd(), siteFolder) });
  return files
    .map((name) => name.replaceAll('\\', '/'))
    .toSorted()
    .flatMap((name) => samplesIn(name));
}

/** Names that no site can have on the web (RFC 2606 and 6761): only previews, tests and invented companies do. */
const neverReal = /(^|\.)(example|test|invalid|localhost|example\.(com|net|org))$/;

/** Whether visitors can come to an address. @param origin `https://acme.example` */
export const isRealOrigin = (origin: string): boolean => !neverReal.test(new URL(origin).hostname);
