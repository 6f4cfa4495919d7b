import { testSite as site } from '#content/test-support/test-site.ts';
import { localeOf } from '#shared/i18n/locale.ts';
import type { BuiltPage } from './built-page.ts';
import { headWords } from './head.ts';
import { attribute } from './parse-html.ts';

const pictureSize = { width: 1200, height: 630 };
/** Some networks ignore larger pictures. */
const mostBytes = 150 * 1024;

/** The values of `<meta property>` by name, in order. */
function properties({ document }: BuiltPage): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const element of document.querySelectorAll('meta[property]')) {
    const name = attribute(element, 'property') ?? '';
    // White space as in the title: a no-break space counts as a space.
    const content = (attribute(element, 'content') ?? '').replace(/\s+/g, ' ');
    found.set(name, [...(found.get(name) ?? []), content]);
  }
  return found;
}

/** Width and height from the header of a PNG; null for other files. */
export function pngSize(file: Buffer): { width: number; height: number } | null {
  const isPng = file.subarray(1, 4).toString('latin1') === 'PNG' && file.length > 24;
  return isPng ? { width: file.readUInt32BE(16), height: file.readUInt32BE(20) } : null;
}

function pictureProblems(
  address: string,
  origin: string,
  readFile: (path: string) => Buffer | null,
): string[] {
  if (!address.startsWith(`${origin}/`)) return [`the picture ${address} is not an address of the site`];
  const file = readFile(address.slice(origin.length));
  if (!file) return [`the picture ${address} does not exist`];
  const size = pngSize(file);
  const { width, height } = pictureSize;
  if (size?.width !== width || size.height !== height)
    return [`the picture ${address} is not a PNG of ${width} by ${height}`];
  return file.length > mostBytes ? [`the picture ${address} has ${file.length} bytes`] : [];
}

/** The other languages of a page, from its links to them. */
const otherLanguages = ({ document, language }: BuiltPage) =>
  site.languages.filter(
    (other) => other !== language && document.querySelector(`link[hreflang="${other}"]`) !== null,
  );

/**
 * A public page has a complete link preview: title and description of its head, its address, an existing
 * picture, its language and the others. Other pages have none.
 * @param readFile gives a file of the site by its address, or null
 */
export function linkPreviewProblems(
  page: BuiltPage,
  origin: string,
  readFile: (path: string) => Buffer | null,
): string[] {
  const said = properties(page);
  const robots = page.document.querySelector('meta[name="robots"]');
  if (robots) return said.size === 0 ? [] : [`${page.file} is not to be listed, but has a link preview`];
  const { title, description } = headWords(page);
  const wanted: [name: string, values: string[]][] = [
    ['og:title', [title]],
    ['og:description', [description.replace(/\s+/g, ' ')]],
    ['og:url', [origin + page.path]],
    ['og:locale', [localeOf(site, page.language).openGraph]],
    ['og:locale:alternate', otherLanguages(page).map((language) => localeOf(site, language).openGraph)],
    ['og:image:width', [String(pictureSize.width)]],
    ['og:image:height', [String(pictureSize.height)]],
  ];
  const problems = wanted
    .filter(([name, values]) => JSON.stringify(said.get(name) ?? []) !== JSON.stringify(values))
    .map(([name, values]) => `${name} is ${said.get(name)?.join(' ') ?? 'missing'}, not ${values.join(' ')}`);
  for (const name of ['og:type', 'og:site_name', 'og:image', 'og:image:alt']) {
    if (said.get(name)?.length !== 1 || said.get(name)?.[0] === '')
      problems.push(`${name} is missing or doubled`);
  }
  if (!page.document.querySelector('meta[name="twitter:card"]')) problems.push('twitter:card is missing');
  const [picture] = said.get('og:image') ?? [];
  if (picture) problems.push(...pictureProblems(picture, origin, readFile));
  if ([...said.values()].flat().some((value) => value.includes('\u00AD')))
    problems.push('a soft hyphen is in the preview');
  return problems.map((problem) => `${page.file}: ${problem}`);
}
