import type { Site } from '#content/load-site.ts';
import { headOf } from '#src/pages/head.data.ts';
import type { Language } from '#shared/locales.ts';
import { pathTo, type StaticRouteId } from '#shared/routes.ts';
import type { CaseStudy } from '#content/collections/case-studies.ts';
import { pageWords } from '#content/page-words.ts';
import type { WhitePaper } from '#content/collections/white-papers.ts';
import { formatDate, formatFileSize } from '#shared/i18n/format.ts';
import type { Translator } from '#shared/i18n/translator.ts';
import type { PageDefinition, PreviewArt } from '#src/pages/page-definition.ts';
import { articleParts, articleWithSources, reviewedOn } from '#src/pages/article-blocks.data.ts';
import { breadcrumbTo } from '#src/pages/breadcrumb.data.ts';
import { personPicture } from '#src/pages/person-pictures.data.ts';
import { contactHref } from '#src/pages/links.data.ts';
import { pagesOf, pdfOf } from '#src/pages/pdf.data.ts';
import { coverPreview, objectPreview } from '#src/pages/preview-art.data.ts';
import { documentArticle } from '#src/pages/structured-data.data.ts';
import type { AuthorBoxProps } from '#src/components/author-box.tsx';
import type { DocumentProps, DocumentHeadProps } from './document.page.tsx';
import { photoOf } from '#content/site-images.ts';
import { bylineIn } from '#content/people.ts';
import { coverOf } from '#src/pages/pictures.data.ts';
import { readingByline, serviceOf } from '#src/pages/reading-aside.data.ts';
import { withoutSoftHyphens } from '#shared/i18n/typography.ts';

/** The item with an id, and the next one: the first one after the last, null if there is only one. */
function withNext<Item extends { id: string }>(items: readonly Item[], id: string): [Item, Item | null] {
  const index = items.findIndex((item) => item.id === id);
  const [item, next] = [items[index], items[(index + 1) % items.length]];
  if (!item || !next) throw new RangeError(`There is no ${id}`);
  return [item, next === item ? null : next];
}

function download(site: Site, t: Translator, id: string, label: string): DocumentHeadProps['download'] {
  const pdf = pdfOf(site, t.language, id);
  if (!pdf) return null;
  const size = formatFileSize(site, t.language, pdf.bytes);
  return { label, facts: t('document.download.facts', { size }), href: pdf.href };
}

function closing(site: Site, t: Translator): DocumentProps['closing'] {
  return {
    ...pageWords(site, 'case-study-and-white-paper', t.language).closing,
    link: { label: t('menu.contact'), href: contactHref(site, t.language) },
  };
}

function authorBox(site: Site, { author }: WhitePaper): AuthorBoxProps {
  const { name, role, about } = author;
  return { name, role, about, portrait: personPicture(site, author, 'portrait') };
}

/** The phases of a project as a figure: each begins in its week, or after the one before it. */
function timelineOf(t: Translator, phases: CaseStudy['timeline']): DocumentProps['timeline'] {
  if (phases.length === 0) return null;
  let next = 1;
  const items = phases.map(({ name, inLanguage, from = next, weeks }) => {
    next = from + weeks;
    const last = next - 1;
    return {
      name: inLanguage[t.language] ?? name,
      value: weeks === 1 ? t('document.week', { week: from }) : t('document.weeks', { from, last }),
      start: from - 1,
      least: weeks,
    };
  });
  return { title: t('document.timeline'), figure: { items, accent: items.length } };
}

/** What differs between the pages of case studies and of white papers. */
interface DocumentKind<Item extends CaseStudy | WhitePaper> {
  route: 'caseStudy' | 'whitePaper';
  itemsIn(site: Site, language: Language): Item[];
  /** The tab of the resources that it belongs to. */
  tab: StaticRouteId;
  previewArt(site: Site, item: Item): PreviewArt;
  head(site: Site, t: Translator, item: Item): Pick<DocumentHeadProps, 'subtitle' | 'author' | 'picture'>;
  parts(
    site: Site,
    t: Translator,
    item: Item,
  ): Pick<DocumentProps, 'figures' | 'timeline' | 'aside' | 'summary' | 'author'>;
}

function documentPage<Item extends CaseStudy | WhitePaper>(
  kind: DocumentKind<Item>,
): PageDefinition<DocumentProps> {
  const { route } = kind;
  return {
    route,
    view: 'document',
    load({ site, language, t, parameters: { id = '' } }) {
      const [item, next] = withNext(kind.itemsIn(site, language), id);
      const { title, headTitle, description, excerpt, date } = item;
      const names = t.pick(`document.${route}`);
      return {
        head: {
          ...headOf(site, { title: headTitle, description }),
          published: date,
          lastModified: item.reviewed ?? date,
          previewArt: kind.previewArt(site, item),
          structuredData: [documentArticle(site, t, item, route)],
        },
        props: {
          head: {
            breadcrumb: breadcrumbTo(site, t, withoutSoftHyphens(title), 'resources', kind.tab),
            facts: {
              kind: names.kind,
              isoDate: date,
              date: formatDate(site, language, date, 'medium'),
              reviewed: reviewedOn(site, t, item),
              readTime: t.count('post.readingTime', item.readingMinutes),
            },
            title,
            lead: excerpt,
            download: download(site, t, id, names.download),
            ...kind.head(site, t, item),
          },
          ...kind.parts(site, t, item),
          ...articleParts(
            site,
            t,
            articleWithSources(site, t, item, pathTo(site, language, route, { id })),
            (file) => photoOf(site, file),
          ),
          neighbours: {
            ...t.pick('document.more'),
            older: null,
            newer: next && {
              label: names.next,
              title: next.title,
              href: pathTo(site, language, route, { id: next.id }),
            },
          },
          closing: closing(site, t),
        },
      };
    },
  };
}

const caseStudyPage = documentPage<CaseStudy>({
  route: 'caseStudy',
  itemsIn: (site, language) => site.caseStudies[language] ?? [],
  tab: 'caseStudies',
  previewArt: (site: Site, { cover }) => coverPreview(coverOf(site, cover)),
  head: (site: Site, _, { subtitle, cover, coverAlt }) => ({
    subtitle,
    author: null,
    picture: { shape: 'cover', cover: coverOf(site, cover), label: coverAlt ?? '' },
  }),
  parts: (site: Site, t, { figures, timeline, industry, client, team, service }) => ({
    figures: { title: t('document.figures'), facts: figures },
    timeline: timelineOf(t, timeline),
    aside: {
      facts: [
        { label: t('document.client'), text: client },
        { label: t('document.industry'), text: industry },
      ],
      people:
        team.length > 0
          ? {
              title: t('document.team'),
              list: team.map((id) => readingByline(site, bylineIn(site, t.language, id))),
            }
          : null,
      service: serviceOf(site, t, service),
    },
    summary: null,
    author: null,
  }),
});

const whitePaperPage = documentPage<WhitePaper>({
  route: 'whitePaper',
  itemsIn: (site, language) => site.whitePapers[language] ?? [],
  tab: 'whitePapers',
  previewArt: (site: Site, { cover }) => objectPreview(coverOf(site, cover)),
  head: (site: Site, { language }, { id, readingMinutes, author, cover, coverAlt }) => ({
    subtitle: null,
    author: { name: author.name, role: author.role, image: personPicture(site, author, 'avatar') },
    picture: {
      shape: 'book',
      cover: coverOf(site, cover),
      label: coverAlt ?? '',
      pages: pagesOf(site, language, { id, readingMinutes }),
    },
  }),
  parts: (site: Site, t, paper) => ({
    figures: null,
    timeline: null,
    aside: {
      facts: [],
      people: { title: t('document.question'), list: [readingByline(site, paper.author)], isAuthor: true },
      service: serviceOf(site, t, paper.service),
    },
    summary: { title: t('document.summary'), points: paper.summary },
    author: authorBox(site, paper),
  }),
});

/** Case studies and white papers to read (SPEC section 2, Resources). */
export const pages: PageDefinition<DocumentProps>[] = [caseStudyPage, whitePaperPage];
