import { siteFolder } from '../shared/site-folder.ts';
import type { Problem } from '../shared/site-file/problem.ts';
import { textFiles, textsOfFile } from './site-texts.ts';

/**
 * What a new site begins with are sample texts, each with this mark in it: visitors of a preview see it,
 * whoever writes the real text deletes it with the rest, and a build for a real address stops at it
 * (docs/how-to/make-it-yours.md).
 */
const sampleMark = '(sample)';

const reason = `a sample: put your own in place of it and delete “${sampleMark}”, or take it out`;

/** Every text of the site's folder that is still marked as a sample. @throws DataError when a file cannot be read */
export const sampleTexts = (): Problem[] =>
  textFiles(siteFolder)
    .flatMap(textsOfFile)
    .flatMap(({ text, problem }) => (text.includes(sampleMark) ? [problem(reason)] : []));

/** Names that no site can have on the web (RFC 2606 and 6761): only previews, tests and invented companies do. */
const neverReal = /(^|\.)(example|test|invalid|localhost|example\.(com|net|org))$/;

/** Whether visitors can come to an address. @param origin `https://acme.example` */
export const isRealOrigin = (origin: string): boolean => !neverReal.test(new URL(origin).hostname);
