import type { Site } from '#content/load-site.ts';
import { splitPath } from '#shared/routes.ts';
import { filesOfPage, withoutLanguage } from '#build/editor/page-files.ts';
import type { ClickedText, Place } from './place.ts';
import { normalizeText, type IndexedPlace, type TextPlaces } from './text-places.ts';

const isOfHead = ({ keyPath }: IndexedPlace) => /(^|\.)(head\.\w+|headTitle)$/.test(keyPath);

/** Whether a place is in a file that a page is about. */
function isOfPage(site: Site, page: string): (place: IndexedPlace) => boolean {
  const own = new Set(filesOfPage(site, page).map((name) => `${site.folder}/${name}`));
  return ({ file }) => own.has(withoutLanguage(file));
}

/** The files whose texts all pages share. */
const sharedFiles = ['pages/menu.yaml', 'site.yaml'];

/** Finds the places of texts, as few as can be told apart, the likeliest first. */
export function findText(
  { exact, patterns, long }: TextPlaces,
  site: Site,
  { text, block, page, isShared }: ClickedText,
): IndexedPlace[] {
  const { language } = splitPath(site, page);
  const isOwn = isOfPage(site, page);
  const inLanguage = (places: readonly IndexedPlace[]) =>
    places.filter((place) => place.language === undefined || place.language === language);
  const whole = (wanted: string) => {
    const found = inLanguage(exact.get(wanted) ?? []);
    if (found.length > 0) return found;
    return inLanguage(patterns.filter(([pattern]) => pattern.test(wanted)).map(([, place]) => place));
  };
  const [wanted, around] = [normalizeText(text), normalizeText(block)];
  // Punctuation that the page puts around a text, and the numbers of its headings.
  const bare = wanted.replaceAll(/^\d+\. |^[\s,.:;()–—·|“”"«»„/-]+|[\s,.:;()–—·|“”"«»„/-]+$/g, '');
  const tries = [
    () => whole(wanted),
    () => (bare === wanted || bare === '' ? [] : whole(bare)),
    () => (around === wanted ? [] : whole(around)),
    // What is the same in every language is in the section of the first.
    () =>
      [...new Set([wanted, bare])]
        .flatMap((one) => exact.get(one) ?? [])
        .filter((place) => place.kind === 'form' && place.language === site.defaultLanguage),
    // A short text is part of many long ones, so only those of this page count.
    () =>
      isShared || wanted.length < 4
        ? []
        : inLanguage(long.filter(([other]) => other.includes(wanted)).map(([, place]) => place)).filter(
            isOwn,
          ),
    // Texts that the page joins, such as a role and a company.
    () => wanted.split(/\s*[,،·] | \(|\)$/).flatMap(whole),
  ];
  let places: IndexedPlace[] = [];
  for (const attempt of tries) if (places.length === 0) places = attempt();
  const prefer = (isBetter: (place: IndexedPlace) => boolean) => {
    const better = places.filter(isBetter);
    if (better.length > 0) places = better;
  };
  if (!isShared) prefer(isOwn);
  prefer((place) => !isOfHead(place));
  if (isShared) prefer(({ keyPath }) => keyPath !== 'body');
  if (isShared) prefer(({ file }) => sharedFiles.some((name) => file === `${site.folder}/${name}`));
  prefer(({ kind }) => (kind === 'word') === isShared);
  return places;
}

/** The forms of a page: those of its files, each once. */
export function formsOfPage({ exact }: TextPlaces, site: Site, page: string): IndexedPlace[] {
  const { language } = splitPath(site, page);
  const isOwn = isOfPage(site, page);
  const all = [...exact.values()]
    .flat()
    .filter((place) => place.kind === 'form' && place.language === language && isOwn(place));
  return [...new Map(all.map((place) => [place.entry, { ...place, keyPath: '' }])).values()];
}

/** A place as the page gets it. */
export function placeOf({ language: _, names: __, lineOf, ...place }: IndexedPlace, text: string): Place {
  const line = lineOf(text);
  return { ...place, ...(line !== undefined && { line }) };
}
