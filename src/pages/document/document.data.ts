import { covers } from '../../../artwork/out/covers.ts';
import { people } from '../../../artwork/out/people.ts';
import { whitePapers as whitePaperCovers } from '../../../artwork/out/white-papers.ts';
import { brandName } from '../../../config/brand.ts';
import { pathTo } from '../../../config/routes.ts';
import { publishableArticle } from '../../../content/article.ts';
import { caseStudiesIn, caseStudyFile, type CaseStudy } from '../../../content/case-studies.ts';
import { caseStudyFacts } from '../../../content/case-studies/facts.ts';
import { documentBytes } from '../../../content/document-files.ts';
import { documentAddress } from '../../../content/document-words.ts';
import { staffWords } from '../../../content/people.ts';
import { whitePaperFacts } from '../../../content/white-papers/facts.ts';
import { whitePaperFile, whitePapersIn, type WhitePaper } from '../../../content/white-papers.ts';
import { formatDate, formatFileSize } from '../../../i18n/format.ts';
import { withoutSoftHyphens } from '../../../i18n/plain-text.ts';
import type { MessageKey, Translator } from '../../../i18n/translator.ts';
import type { PageDefinition, PageHead } from '../../app/page-definition.ts';
import { articleParts } from '../../page-data/article-blocks.ts';
import { breadcrumbTo } from '../../page-data/breadcrumb.data.ts';
import { coverPreview, objectPreview } from '../../page-data/preview-art.data.ts';
import { documentArticle } from '../../page-data/structured-data.data.ts';
import type { AuthorBoxProps } from '../../sections/author-box/author-box.tsx';
import type { DocumentHeadProps } from '../../sections/document-head/document-head.tsx';
import type { DocumentProps } from './document.page.tsx';

/** The item an address names, and the one after it; the last is followed by the first. */
function withNext<Item extends { id: string }>(items: readonly Item[], id: string): [Item, Item] {
  const index = items.findIndex((item) => item.id === id);
  const [item, next] = [items[index], items[(index + 1) % items.length]];
  if (!item || !next) throw new RangeError(`There is no ${id} in facts.ts`);
  return [item, next];
}

function pageHead({ headTitle, description, date }: CaseStudy | WhitePaper): PageHead {
  return { title: `${headTitle} | ${brandName}`, description, published: date, lastModified: date };
}

/** What case studies and white papers have in common above their text. */
function commonHead(t: Translator, item: CaseStudy | WhitePaper, kind: MessageKey) {
  return {
    facts: {
      kind: t.of(kind),
      isoDate: item.date,
      date: formatDate(t.language, item.date, 'medium'),
      readTime: t.count('post.readingTime', item.readingMinutes),
    },
    title: item.title,
    lead: item.excerpt,
  };
}

function download(t: Translator, id: string, label: string): DocumentHeadProps['download'] {
  const href = documentAddress(t.language, id);
  const size = formatFileSize(t.language, documentBytes(href));
  return { label, facts: t('document.download.facts', { size }), href };
}

function neighbours(t: Translator, label: string, title: string, href: string): DocumentProps['neighbours'] {
  return { label: t('document.more.label'), older: null, newer: { label, title, href } };
}

function closing(t: Translator): DocumentProps['closing'] {
  return {
    title: t('document.closing.title'),
    lead: t('document.closing.lead'),
    link: { label: t('menu.contact'), href: pathTo(t.language, 'contact') },
  };
}

function authorBox(t: Translator, { author }: WhitePaper): AuthorBoxProps {
  const { about } = staffWords[t.language][author.id];
  return { name: author.name, role: author.role, about, portrait: people[author.image].portrait };
}

const aboveCaseStudies = [
  { route: 'resources', name: 'nav.resources' },
  { route: 'caseStudies', name: 'menu.caseStudies' },
] as const;

const caseStudyPage: PageDefinition<DocumentProps> = {
  route: 'caseStudy',
  view: 'document',
  parameters: () => caseStudyFacts.map(({ id }) => ({ id })),
  load({ language, t, parameters: { id = '' } }) {
    const [study, next] = withNext(caseStudiesIn(language), id);
    return {
      head: {
        ...pageHead(study),
        previewArt: coverPreview(covers[study.image]),
        structuredData: [documentArticle(t, study, 'caseStudy')],
      },
      props: {
        head: {
          ...commonHead(t, study, 'document.kind.caseStudy'),
          breadcrumb: breadcrumbTo(t, withoutSoftHyphens(study.title), ...aboveCaseStudies),
          subtitle: study.subtitle,
          author: null,
          terms: [
            { label: t('document.industry'), text: study.industry },
            { label: t('document.client'), text: study.client },
            { label: t('document.duration'), text: study.duration },
          ],
          download: download(t, id, t('caseStudies.download')),
          picture: { look: 'landscape', cover: covers[study.image], label: study.coverAlt },
        },
        figures: { title: t('document.figures'), facts: study.figures },
        summary: null,
        ...articleParts(t, publishableArticle(study.body, language, caseStudyFile(id, language))),
        author: null,
        neighbours: neighbours(
          t,
          t('document.next.caseStudy'),
          next.title,
          pathTo(language, 'caseStudy', { id: next.id }),
        ),
        closing: closing(t),
      },
    };
  },
};

const aboveWhitePapers = [
  { route: 'resources', name: 'nav.resources' },
  { route: 'whitePapers', name: 'menu.whitePapers' },
] as const;

const whitePaperPage: PageDefinition<DocumentProps> = {
  route: 'whitePaper',
  view: 'document',
  parameters: () => whitePaperFacts.map(({ id }) => ({ id })),
  load({ language, t, parameters: { id = '' } }) {
    const [paper, next] = withNext(whitePapersIn(language), id);
    const { author } = paper;
    return {
      head: {
        ...pageHead(paper),
        previewArt: objectPreview(whitePaperCovers[paper.cover]),
        structuredData: [documentArticle(t, paper, 'whitePaper')],
      },
      props: {
        head: {
          ...commonHead(t, paper, 'document.kind.whitePaper'),
          breadcrumb: breadcrumbTo(t, withoutSoftHyphens(paper.title), ...aboveWhitePapers),
          subtitle: null,
          author: { name: author.name, role: author.role, image: people[author.image].avatar },
          terms: [],
          download: download(t, id, t('whitePapers.read')),
          picture: { look: 'book', cover: whitePaperCovers[paper.cover], label: paper.coverAlt },
        },
        figures: null,
        summary: { title: t('document.summary'), points: paper.summary },
        ...articleParts(t, publishableArticle(paper.body, language, whitePaperFile(id, language))),
        author: authorBox(t, paper),
        neighbours: neighbours(
          t,
          t('document.next.whitePaper'),
          next.title,
          pathTo(language, 'whitePaper', { id: next.id }),
        ),
        closing: closing(t),
      },
    };
  },
};

/** Case studies and white papers to read (SPEC section 2, Resources). */
export const pages: PageDefinition<DocumentProps>[] = [caseStudyPage, whitePaperPage];
