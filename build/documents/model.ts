import type { Edition } from '#content/edition.ts';
import { mailtoHref } from '#shared/mailto-href.ts';
import type { CaseStudy } from '#content/collections/case-studies.ts';
import { hasPageIn } from '#content/pages/site-pages.ts';
import type { WhitePaper } from '#content/collections/white-papers.ts';
import { type Translator } from '#shared/i18n/translator.ts';
import { articleWithSources, textBlocks } from '#src/pages/article-blocks.data.ts';
import { imageOf, photoOf } from '#content/published/site-images.ts';
import type { PhotoFiles, Picture } from '#shared/picture.ts';
import type { TextBlock } from '#src/components/article-text/text-blocks.ts';
import { documentAddress } from '#content/published/document-files.ts';
import { withoutSoftHyphens } from '#shared/i18n/typography.ts';

interface CoverOnPaper {
  /** `landscape`: above the title on light ground; `book`: fills a dark page below it. */
  look: 'landscape' | 'book';
  /** Null where the text names none. */
  image: PhotoFiles | Picture | null;
  alt: string;
}

/** The content of a PDF in one language, without layout. */
export interface DocumentModel {
  address: string;
  /** BCP 47 tag of the text. */
  language: string;
  /** Day of publication, YYYY-MM-DD. */
  isoDate: string;
  title: string;
  subtitle: string | null;
  /** Shown by search engines; the subject of the file. */
  description: string;
  author: string;
  /** "Case study", date, day of the last review and reading time. */
  facts: string[];
  lead: string;
  /** Shown on the cover; the label includes its colon. */
  terms: { label: string; text: string }[];
  /** Shown before the text: figures of a case study, points of a white paper. */
  figures: { title: string; items: { value: string; label: string }[] } | null;
  summary: { title: string; points: string[] } | null;
  blocks: TextBlock[];
  /** Shown after the text. */
  links: { label: string; address: string; text: string }[];
  cover: CoverOnPaper;
  pageLabel: (page: number, pages: number) => string;
}

/** A label with the colon of the language. */
const term = (t: Translator, text: string) => t('document.term', { term: text });

function sharedModel(edition: Edition, item: CaseStudy | WhitePaper, pagePath: string) {
  const { settings, t } = edition;
  const contact = `${settings.origin}${edition.path('contact')}`;
  const online = `${settings.origin}${pagePath}`;
  return {
    address: documentAddress(edition, item.id),
    language: edition.locale.intl,
    isoDate: item.date,
    title: withoutSoftHyphens(item.title),
    description: item.description,
    lead: item.excerpt,
    blocks: textBlocks(edition, articleWithSources(edition, item, pagePath), (file) =>
      photoOf(edition.site, file),
    ).map((block) =>
      block.kind === 'bars'
        ? { ...block, bars: block.bars.map((bar) => ({ ...bar, label: term(t, bar.label) })) }
        : block,
    ),
    links: [
      { label: term(t, t('document.online')), address: online, text: online.replace('https://', '') },
      ...(hasPageIn(edition, 'contact')
        ? [
            {
              label: term(t, t('document.question')),
              address: contact,
              text: contact.replace('https://', ''),
            },
          ]
        : []),
      {
        label: term(t, settings.legalName),
        address: mailtoHref(settings.contact.email.general),
        text: settings.contact.email.general,
      },
    ],
    pageLabel: (page: number, pages: number) => t('document.page', { page, pages }),
  };
}

const factsOf = ({ date, t }: Edition, kind: string, item: CaseStudy | WhitePaper) => [
  kind,
  date(item.date, 'long'),
  ...(item.reviewed === undefined ? [] : [t('article.reviewed', { date: date(item.reviewed, 'long') })]),
  t.count('post.readingTime', item.readingMinutes),
];

function caseStudyModel(edition: Edition, study: CaseStudy): DocumentModel {
  const { t } = edition;
  return {
    ...sharedModel(edition, study, edition.path('caseStudy', { id: study.id })),
    subtitle: study.subtitle,
    author: edition.settings.legalName,
    facts: factsOf(edition, t('document.caseStudy.kind'), study),
    terms: [
      { label: term(t, t('document.industry')), text: study.industry },
      { label: term(t, t('document.client')), text: study.client },
    ],
    figures: { title: t('document.figures'), items: study.figures },
    summary: null,
    cover: {
      look: 'landscape',
      image: study.cover ? imageOf(edition.site, study.cover) : null,
      alt: study.coverAlt ?? '',
    },
  };
}

function whitePaperModel(edition: Edition, paper: WhitePaper): DocumentModel {
  const { t } = edition;
  return {
    ...sharedModel(edition, paper, edition.path('whitePaper', { id: paper.id })),
    subtitle: null,
    author: paper.author.name,
    facts: factsOf(edition, t('document.whitePaper.kind'), paper),
    terms: [{ label: term(t, t('document.by', { author: paper.author.name })), text: paper.author.role }],
    figures: null,
    summary: { title: t('document.summary'), points: paper.summary },
    cover: {
      look: 'book',
      image: paper.cover ? imageOf(edition.site, paper.cover) : null,
      alt: paper.coverAlt ?? '',
    },
  };
}

/** The PDFs of "Download Case Study" and "Read White Paper" in a language (SPEC section 2, Resources). */
export function documentsIn(edition: Edition): DocumentModel[] {
  return [
    ...(hasPageIn(edition, 'caseStudies')
      ? edition.caseStudies.map((study) => caseStudyModel(edition, study))
      : []),
    ...(hasPageIn(edition, 'whitePapers')
      ? edition.whitePapers.map((paper) => whitePaperModel(edition, paper))
      : []),
  ];
}
