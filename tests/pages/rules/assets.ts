import type { BuiltPage } from './built-page.ts';
import { tagsIn } from './parse-html.ts';

/** Attributes that load a file, by element. */
const loadingAttributes: Record<string, string> = {
  script: 'src',
  img: 'src',
  source: 'src',
  use: 'href',
  image: 'href',
  link: 'href',
};
/** Links that load nothing. */
const addressRelations = new Set(['canonical', 'alternate']);
const hashedFolders = ['/assets/', '/art/', '/fonts/'];

const candidatesOf = (sourceSet: string) =>
  sourceSet.split(',').map((candidate) => candidate.trim().split(/\s+/)[0] ?? '');

/** The files that a page loads, without fragments. */
function assetsOf({ html }: BuiltPage): string[] {
  return tagsIn(html)
    .filter(({ attributes }) => !addressRelations.has(attributes.get('rel') ?? ''))
    .flatMap(({ name, attributes }) => [
      attributes.get(loadingAttributes[name] ?? '') ?? '',
      ...candidatesOf(attributes.get('srcset') ?? ''),
    ])
    .map((address) => address.split('#')[0] ?? '')
    .filter((address) => address !== '');
}

/** Missing files, and files of another origin. */
export function assetProblems(page: BuiltPage, files: ReadonlySet<string>): string[] {
  return assetsOf(page).flatMap((address) => {
    if (!address.startsWith('/') || address.startsWith('//'))
      return [`${page.file} loads ${address} from elsewhere`];
    return files.has(address) ? [] : [`${page.file} asks for ${address}, which does not exist`];
  });
}

/** The hash in a file name, such as `1a2b3c4d` between two dots, or `-Dx91_aBc` before the extension. */
const hash = /[.-][\w-]{8,}(?=\.\w+$)/;

/**
 * Files of an earlier build: a drawing or font with two hashes, a bundle that nothing mentions.
 * @param files addresses of all files, without precompressed ones
 * @param texts pages, scripts and styles that may mention a bundle
 */
export function staleFileProblems(files: ReadonlySet<string>, texts: string[]): string[] {
  const hashed = [...files].filter((file) => hashedFolders.some((folder) => file.startsWith(folder)));
  const byStem = new Map<string, string>();
  return hashed.flatMap((file) => {
    if (!hash.test(file)) return [`${file} carries no hash, but is cached for good`];
    const isBundle = file.startsWith('/assets/');
    if (isBundle) {
      const name = file.slice(file.lastIndexOf('/') + 1);
      return texts.some((text) => text.includes(name)) ? [] : [`${file} is not used by anything`];
    }
    const stem = file.replace(hash, '');
    const twin = byStem.get(stem);
    byStem.set(stem, file);
    return twin ? [`${file} and ${twin} are the same file of two builds`] : [];
  });
}
