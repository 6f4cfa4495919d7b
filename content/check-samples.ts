import { siteFolder } from '../shared/site-folder.ts';
import type { Problem } from '../shared/site-file/problem.ts';
import { hasFile } from '../shared/site-file/data-file.ts';
import { textFiles, textsOfFile, type SiteText } from './site-texts.ts';

/*
 * A new site begins with sample texts, and a build for a real address stops while any of them is unchanged
 * (docs/how-to/make-it-yours.md). This mark tells visitors of a preview that a text is a sample; without it, an
 * otherwise unchanged text is still one.
 */
const sampleMark = /\s*\(sample\)/;

const starterFolder = 'sites/_starter';

/** Texts that `npm run new-site` adds for companies in Germany. */
const imprintFolder = 'cli/imprint';

/** Texts without the mark that must describe the company. */
const ofCompany = /(^|\.)(head\.description|hero\.title|contact\.(phone|address\.\w+))$/;

const isOfCompany = ({ problem }: SiteText) => {
  const { file, field } = problem('');
  // A policy has the same subject in every company.
  return ofCompany.test(field) && !file.startsWith(`${starterFolder}/legal/`);
};

/** A text without the mark, with its field where it is too short to be unique: `City`. */
function keyOf({ text, problem }: SiteText, folder: string): string {
  const plain = text.replace(sampleMark, '');
  if (plain.length >= 20) return plain;
  const { file, field } = problem('');
  return `${file.slice(folder.length)} ${field} ${plain}`;
}

/** The texts of a folder, without the names of fields, which are texts too. */
const textsOf = (folder: string) =>
  textFiles(folder)
    .flatMap(textsOfFile)
    .filter(({ text, problem }) => text.replace(sampleMark, '') !== '' && !problem('').field.endsWith(text));

/** Every sample of the site's folder. @throws DataError when a file cannot be read */
export function sampleTexts(): Problem[] {
  const samples = new Set(
    [starterFolder, imprintFolder]
      .flatMap((folder) => (hasFile(folder) ? textsOf(folder) : []))
      .filter((one) => sampleMark.test(one.text) || isOfCompany(one))
      .map((one) => keyOf(one, starterFolder)),
  );
  return textsOf(siteFolder)
    .filter((one) => sampleMark.test(one.text) || samples.has(keyOf(one, siteFolder)))
    .map(({ problem }) => problem('a sample'));
}

/** The samples as lines, one for each file. */
export const describeSamples = (samples: readonly Problem[]): string[] =>
  [...Map.groupBy(samples, ({ file }) => file)].map(([file, all]) => {
    const places = all.map(({ field, line }) => (line === undefined ? field : `${field} (${line})`));
    return `${file}: put your own in place of the samples, or take them out: ${places.join(', ')}`;
  });

/** Domains that cannot exist on the web (RFC 2606 and 6761), only in previews, tests and invented companies. */
const neverReal = /(^|\.)(example|test|invalid|localhost|example\.(com|net|org))$/;

/** Whether an address can be public. @param origin `https://acme.example` */
export const isRealOrigin = (origin: string): boolean => !neverReal.test(new URL(origin).hostname);
