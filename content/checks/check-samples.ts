import { editionOf } from '#content/edition.ts';
import type { Problem } from '#content/site-file/problem.ts';
import { allCollections, textCollections } from '#content/collections/all-collections.ts';
import { folderOf } from '#content/collections/define-collection.ts';
import type { LoadedSite } from '#content/load-site.ts';
import { needsWords } from '#content/pages/site-pages.ts';
import { SiteSource } from '#content/read/site-source.ts';
import { textsOfFile, type SiteText } from '#content/read/site-texts.ts';

/*
 * The texts of a new site are samples until they differ from the starter: a build for a public address stops at them
 * (docs/how-to/make-it-yours.md). Some have this mark, which visitors of a preview see. Deleting only the mark leaves a
 * sample.
 */
const sampleMark = /\s*\(sample\)/;

/** The country of the starter: ISO 3166 gives this code to no country. */
const sampleCountry = 'ZZ';

/** Whether a text is to be replaced before the site is published. */
export const isMarked = ({ text }: Pick<SiteText, 'text'>): boolean =>
  sampleMark.test(text) || text === sampleCountry;

const starterFolder = 'sites/_starter';

/** Legal notices, one of which `npm run new-site` adds where the law of a country requires it. */
const noticesFolder = 'cli/legal-notices';

/** Texts without the mark that must describe the company, or that promise something in its name. */
const ofCompany =
  /(^|\.)((?<!page\.)head\.description|hero\.title|about|city|location|contact\.(phone|address\.\w+)|(?<!services\.)answer|sent)$/;

/** The same for files whose field names are used elsewhere for texts that need no change. */
const ofFiles = [
  /pages\/contact\.yaml \w+\.lead$/,
  ...allCollections.flatMap(([, collection]) =>
    (collection.sampleFields ?? []).map((field) => new RegExp(`/${folderOf(collection)}/.+ ${field}$`)),
  ),
];

const isOfCompany = ({ problem }: SiteText) => {
  const { file, field } = problem('');
  // What a policy or a legal notice is about is the same for the next company.
  if (file.startsWith(`${starterFolder}/legal/`) || file.startsWith(noticesFolder)) return false;
  return ofCompany.test(field) || ofFiles.some((pattern) => pattern.test(`${file} ${field}`));
};

/** Shorter texts, such as `5 days`, may be true of another company: they are samples only while they have the mark. */
const isLong = ({ text }: SiteText) => text.replace(sampleMark, '').length >= 20;

/** A text without the mark, with its position if it is too short to be recognized on its own: `City`. */
function keyOf({ text, problem }: SiteText, folder: string): string {
  const plain = text.replace(sampleMark, '');
  if (plain.length >= 20) return plain;
  const { file, field } = problem('');
  return `${file.slice(folder.length)} ${field} ${plain}`;
}

/** The texts of a folder, without the names of fields, which are texts too. */
const textsOf = (source: SiteSource) =>
  source
    .textNames()
    .flatMap((name) => textsOfFile(source, name))
    .filter(({ text, problem }) => text.replace(sampleMark, '') !== '' && !problem('').field.endsWith(text));

/** Every sample of a site. @throws DataError when a file cannot be read */
export function sampleTexts({ site, source }: LoadedSite): Problem[] {
  const edition = editionOf(site);
  // The page of a file of words may be switched off.
  const isShown = (file: string) => needsWords(edition, /\/(?:pages|legal)\/([^./]+)/.exec(file)?.[1] ?? '');
  const samples = new Set(
    [starterFolder, noticesFolder]
      .flatMap((folder) => textsOf(new SiteSource(folder)))
      .filter((one) => (isMarked(one) && isLong(one)) || isOfCompany(one))
      .map((one) => keyOf(one, starterFolder)),
  );
  const unpublished = textCollections.flatMap(([name, collection]) => {
    const items: readonly { id: string; draft?: boolean | undefined }[] = edition[name];
    return items.filter(({ draft }) => draft === true).map(({ id }) => `/${folderOf(collection)}/${id}.`);
  });
  return textsOf(source)
    .filter(({ problem }) => isShown(problem('').file))
    .filter(({ problem }) => !unpublished.some((start) => problem('').file.includes(start)))
    .filter((one) => isMarked(one) || samples.has(keyOf(one, source.folder)))
    .map(({ problem }) => problem('a sample'));
}

/** The samples as lines, one for each file. */
export const describeSamples = (samples: readonly Problem[]): string[] =>
  [...Map.groupBy(samples, ({ file }) => file)].map(([file, all]) => {
    const places = all.map(({ field, line }) => (line === undefined ? field : `${field} (${line})`));
    return `${file}: replace or remove: ${places.join(', ')}`;
  });

/** Names that no site can have on the web (RFC 2606 and 6761): only previews, tests and invented companies do. */
const neverReal = /(^|\.)(example|test|invalid|localhost|example\.(com|net|org))$/;

/** Whether visitors can come to an address. @param origin `https://acme.example` */
export const isRealOrigin = (origin: string): boolean => !neverReal.test(new URL(origin).hostname);
