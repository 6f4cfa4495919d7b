import type { Edition } from '#content/edition.ts';
import { headOf } from '#src/pages/head.data.ts';
import { type StaticRouteId } from '#shared/routes.ts';
import type { CaseStudy } from '#content/collections/case-studies.ts';
import { pageWords } from '#content/pages/page-words.ts';
import type { WhitePaper } from '#content/collections/white-papers.ts';
import type { PageDefinition, PreviewArt } from '#src/pages/page-definition.ts';
import {
  articleParts,
  articleWithSources,
  coverCaption,
  reviewedOn,
} from '#src/pages/article-blocks.data.ts';
import { breadcrumbTo } from '#src/pages/breadcrumb.data.ts';
import { closingCall } from '#src/pages/links.data.ts';
import { pagesOf, pdfOf } from '#src/pages/pdf.data.ts';
import { coverPreview, objectPreview } from '#src/pages/preview-art.data.ts';
import { documentArticle } from '#src/pages/structured-data.data.ts';
import type { DocumentProps, DocumentHeadProps } from './document.page.tsx';
import { photoOf } from '#content/published/site-images.ts';
import { contributorIn } from '#content/collections/people.ts';
import { caseStudyCover, coverOf } from '#src/pages/pictures.data.ts';
import { authorBox, readingByline, serviceOf } from '#src/pages/reading-aside.data.ts';

/** The item with an id, and the next one: the first one after the last, null if there is only one. */
function withNext<Item extends { id: string }>(items: readonly Item[], id: string): [Item, Item | null] {
  const index = items.findIndex((item) => item.id === id);
  const [item, next] = [items[index], items[(index + 1) % items.length]];
  if (!item || !next) throw new RangeError(`There is no ${id}`);
  return [item, next === item ? null : next];
}

function download(edition: Edition, id: string, label: string): DocumentHeadProps['download'] {
  const pdf = pdfOf(edition, id);
  if (!pdf) return null;
  const size = edition.fileSize(pdf.bytes);
  return { label, facts: edition.t('document.download.facts', { size }), href: pdf.href };
}

function closing(edition: Edition): DocumentProps['closing'] {
  const words = pageWords(edition, 'case-study-and-white-paper').closing;
  return {
    title: words.title,
    lead: words.lead,
    call: closingCall(edition, words, edition.t('menu.contact')),
  };
}

/** The phases of a project as a figure: each begins in its week, or after the one before it. */
function timelineOf({ t, language }: Edition, phases: CaseStudy['timeline']): DocumentProps['timeline'] {
  if (phases.length === 0) return null;
  let next = 1;
  const items = phases.map(({ name, inLanguage, from = next, weeks }) => {
    next = from + weeks;
    const last = next - 1;
    return {
      name: inLanguage[language] ?? name,
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
  itemsIn(edition: Edition): Item[];
  /** The tab of the resources that it belongs to. */
  tab: StaticRouteId;
  previewArt(edition: Edition, item: Item): PreviewArt;
  head(edition: Edition, item: Item): Pick<DocumentHeadProps, 'subtitle' | 'author' | 'picture'>;
  parts(
    edition: Edition,
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
    load(edition, { id = '' }) {
      const { t } = edition;
      const [item, next] = withNext(kind.itemsIn(edition), id);
      const { title, headTitle, description, excerpt, date } = item;
      const names = t.pick(`document.${route}`);
      const head = kind.head(edition, item);
      return {
        head: {
          ...headOf(edition, title, { title: headTitle, description }),
          published: date,
          lastModified: item.reviewed ?? date,
          previewArt: kind.previewArt(edition, item),
          structuredData: [documentArticle(edition, item, route)],
        },
        breadcrumb: breadcrumbTo(edition, title, 'resources', kind.tab),
        props: {
          head: {
            facts: {
              kind: names.kind,
              isoDate: date,
              date: edition.date(date, 'medium'),
              reviewed: reviewedOn(edition, item),
              readTime: t.count('post.readingTime', item.readingMinutes),
            },
            title,
            lead: excerpt,
            download: download(edition, id, names.download),
            ...head,
          },
          ...kind.parts(edition, item),
          ...articleParts(
            edition,
            articleWithSources(edition, item, edition.path(route, { id })),
            (file) => photoOf(edition.site, file),
            head.picture.shape === 'cover' ? head.picture : null,
          ),
          neighbours: {
            ...t.pick('document.more'),
            older: null,
            newer: next && {
              label: names.next,
              title: next.title,
              href: edition.path(route, { id: next.id }),
            },
          },
          closing: closing(edition),
        },
      };
    },
  };
}

const caseStudyPage = documentPage<CaseStudy>({
  route: 'caseStudy',
  itemsIn: ({ caseStudies }) => caseStudies,
  tab: 'caseStudies',
  previewArt: (edition, study) => coverPreview(caseStudyCover(edition, study)),
  head(edition, { subtitle, coverAlt, ...study }) {
    const cover = caseStudyCover(edition, study);
    return {
      subtitle,
      author: null,
      picture: { shape: 'cover', cover, label: coverCaption(edition, cover, coverAlt) },
    };
  },
  parts: (edition, { figures, timeline, industry, client, team, service }) => ({
    figures: { title: edition.t('document.figures'), facts: figures },
    timeline: timelineOf(edition, timeline),
    aside: {
      facts: [
        { label: edition.t('document.client'), text: client },
        { label: edition.t('document.industry'), text: industry },
      ],
      people:
        team.length > 0
          ? {
              title: edition.t('document.team'),
              list: team.map((id) => readingByline(edition, contributorIn(edition, id))),
            }
          : null,
      service: serviceOf(edition, service),
    },
    summary: null,
    author: null,
  }),
});

const whitePaperPage = documentPage<WhitePaper>({
  route: 'whitePaper',
  itemsIn: ({ whitePapers }) => whitePapers,
  tab: 'whitePapers',
  previewArt: (edition, { cover }) => objectPreview(coverOf(edition, cover)),
  head: (edition, { id, readingMinutes, author, cover, coverAlt }) => ({
    subtitle: null,
    author: readingByline(edition, author),
    picture: {
      shape: 'book',
      cover: coverOf(edition, cover),
      label: coverAlt ?? '',
      pages: pagesOf(edition, { id, readingMinutes }),
    },
  }),
  parts: (edition, paper) => ({
    figures: null,
    timeline: null,
    aside: {
      facts: [],
      people: {
        title: edition.t('document.question'),
        list: [readingByline(edition, paper.author)],
        isAuthor: true,
      },
      service: serviceOf(edition, paper.service),
    },
    summary: { title: edition.t('document.summary'), points: paper.summary },
    author: authorBox(edition, paper.author),
  }),
});

/** Case studies and white papers to read (SPEC section 2, Resources). */
export const pages: PageDefinition<DocumentProps>[] = [caseStudyPage, whitePaperPage];
