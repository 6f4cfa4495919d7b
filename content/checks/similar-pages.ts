import { idsIn } from '#content/collections/names.ts';
import { folderOf } from '#content/collections/define-collection.ts';
import { collections } from '#content/collections/all-collections.ts';
import { editionsOf, type Edition } from '#content/edition.ts';
import type { LoadedSite } from '#content/load-site.ts';
import { sectionOf } from '#content/read/site-reader.ts';
import { problemAt } from '#content/site-file/parse-data.ts';
import { attempt, type Problem } from '#content/site-file/problem.ts';
import type { DataFile } from '#content/site-file/data-file.ts';
import { textsWithPaths } from '#content/read/site-texts.ts';

/** Shorter sentences are labels, which pages may share. */
const leastWords = 4;
/** The part of two sentences that is equal where one is a copy of the other with another name in it. */
const equalPart = 0.75;
/** From this part on, two pages are one. */
const sharedPart = 0.5;

interface PageText {
  file: string;
  data: DataFile;
  /** The words of each sentence. */
  sentences: ReadonlySet<string>[];
}

const sentencesOf = (data: DataFile, language: string): ReadonlySet<string>[] => {
  const segmenter = new Intl.Segmenter(language, { granularity: 'sentence' });
  const sentences = textsWithPaths(data.value, []).flatMap(([, text]) =>
    [...segmenter.segment(text)].map(({ segment }) => segment),
  );
  return sentences
    .map((sentence) => new Set(sentence.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu)))
    .filter(({ size }) => size >= leastWords);
};

const isCopy = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  one.intersection(other).size >= equalPart * Math.max(one.size, other.size);

function pagesIn({ source }: LoadedSite, edition: Edition, name: 'landingPages' | 'services'): PageText[] {
  return idsIn(edition, name).flatMap((id) => {
    const file = `${folderOf(collections[name])}/${id}.yaml`;
    const { found } = attempt(() => sectionOf(source.yaml(file), edition.language));
    return found?.value === undefined
      ? []
      : [{ file, data: found, sentences: sentencesOf(found, edition.language) }];
  });
}

/** Landing pages that say mostly what another one or a service says, for advice: search engines leave them out. */
export const similarPages = (loaded: LoadedSite): Problem[] =>
  editionsOf(loaded.site).flatMap((edition) => {
    const landing = pagesIn(loaded, edition, 'landingPages');
    return landing.flatMap(({ data, sentences }, index) =>
      [...landing.slice(0, index), ...pagesIn(loaded, edition, 'services')].flatMap((other) => {
        const shared = sentences.filter((one) => other.sentences.some((two) => isCopy(one, two)));
        if (shared.length === 0 || shared.length < sharedPart * sentences.length) return [];
        const reason = `${shared.length} of ${sentences.length} sentences are nearly the same in ${other.file}; search engines take such pages for copies: write what is true of this page only, or remove it`;
        return [problemAt(data, [], reason)];
      }),
    );
  });
