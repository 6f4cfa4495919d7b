import { idsIn } from '#content/collections/names.ts';
import { editionsOf } from '#content/edition.ts';
import { problemAt } from '#content/site-file/parse-data.ts';
import { attempt, type Problem } from '#content/site-file/problem.ts';
import { allCollections } from '#content/collections/all-collections.ts';
import { folderOf, isTextCollection } from '#content/collections/define-collection.ts';
import type { LoadedSite } from '#content/load-site.ts';
import { hasPageIn, wordsFileOf } from '#content/pages/site-pages.ts';
import { sectionOf } from '#content/read/site-reader.ts';

/** Collections whose items are shown by other pages too: authors, and the questions of each page. */
const shownElsewhere: readonly string[] = ['people', 'questions'];

/** The texts that no visitor sees, because the page that lists them does not exist in their language; for advice. */
export function hiddenTexts({ site, source }: LoadedSite): Problem[] {
  const [first, ...others] = editionsOf(site);
  return allCollections.flatMap(([name, collection]) => {
    const { list } = collection;
    if (shownElsewhere.includes(name) || !first || !hasPageIn(first, list)) return [];
    const hidden = others.filter((edition) => !hasPageIn(edition, list));
    return hidden.flatMap((edition) =>
      idsIn(edition, name).flatMap((id) => {
        const { language } = edition;
        const file = `${folderOf(collection)}/${id}`;
        const data = attempt(() =>
          isTextCollection(collection)
            ? source.markdown(`${file}.${language}.md`).frontMatter
            : sectionOf(source.yaml(`${file}.yaml`), language),
        ).found;
        const reason = `not shown in “${language}”, because the page that lists it is not in that language: add “${language}” to pages/${wordsFileOf(list)}.yaml, or remove this text`;
        return data ? [problemAt(data, [], reason)] : [];
      }),
    );
  });
}
