import type { Edition } from '#content/edition.ts';
import { pageWords, type WordsOf } from '#content/pages/page-words.ts';
import { hasCaseStudy } from '#content/pages/site-pages.ts';
import { withInitialCapital } from '#shared/i18n/format.ts';
import { headOf } from '#src/pages/head.data.ts';
import type { PageDefinition } from '#src/pages/page-definition.ts';
import { bandPreview } from '#src/pages/preview-art.data.ts';
import { closingCall } from '#src/pages/links.data.ts';
import { coverCaption, isFigure } from '#src/pages/article-blocks.data.ts';
import { breadcrumbTo } from '#src/pages/breadcrumb.data.ts';
import type { ProjectBrowserProps } from '#src/features/browsing/project-browser.tsx';
import type { CoverPicture } from '#src/components/cover.tsx';
import type { LinkTo } from '#src/components/section-head.tsx';
import type { PortfolioProps, FeaturedCasesProps } from './portfolio.page.tsx';
import { coverOf, pageImageOf } from '#src/pages/pictures.data.ts';

function browser(edition: Edition): ProjectBrowserProps {
  const { t, number, projects, projectFilters: filters } = edition;
  const countOf = (filter: string) => projects.filter(({ categories }) => categories.includes(filter)).length;
  const atStart = (text: string) => withInitialCapital(edition.locale, text);
  const rowOf = (label: string, value: string) => (value === '' ? [] : [{ label, value }]);
  const nameOf = (category: string) => filters.find(({ id }) => id === category)?.name ?? category;
  let figures = 0;
  const captionOf = (cover: CoverPicture, words: string | undefined) => {
    if (isFigure(cover, words)) figures += 1;
    return coverCaption(edition, cover, words, figures);
  };
  const empty = t.pick('portfolio.empty');
  return {
    ...t.pick('portfolio.browser'),
    filters: [
      { id: 'all', name: t('portfolio.filter.all'), count: number(projects.length) },
      ...filters.map(({ id, name }) => ({ id, name: atStart(name), count: number(countOf(id)) })),
    ],
    projects: projects.map(
      ({ id, title, description, image, coverAlt, client, categories, technologies, caseStudy }) => ({
        id,
        title,
        description,
        image: coverOf(edition, image),
        coverLabel: captionOf(coverOf(edition, image), coverAlt),
        categoryIds: categories,
        study: studyLink(edition, caseStudy),
        facts: [
          { label: t('portfolio.client'), value: client },
          ...rowOf(t('portfolio.categories'), atStart(edition.list(categories.map(nameOf)))),
          ...rowOf(t('portfolio.technologies'), edition.list(technologies)),
        ],
      }),
    ),
    resultCounts: [
      `${empty.title}. ${empty.text}`,
      ...projects.map((_, index) => t.count('portfolio.results', index + 1)),
    ],
    empty,
  };
}

function studyLink(edition: Edition, id: string | undefined): LinkTo | null {
  if (id === undefined || !hasCaseStudy(edition, id)) return null;
  return { label: edition.t('portfolio.featured.read'), href: edition.path('caseStudy', { id }) };
}

function featured(
  edition: Edition,
  words: NonNullable<WordsOf<'portfolio'>['featured']>,
): FeaturedCasesProps | undefined {
  const { t, featuredCases: cases } = edition;
  if (cases.length === 0) return undefined;
  return {
    ...words,
    glance: t('portfolio.featured.glance'),
    cases: cases.map(({ client, title, figure, figureLabel, caseStudy }) => ({
      client,
      title,
      figure,
      figureLabel,
      about: t('portfolio.featured.about', { client }),
      message: t('portfolio.featured.alert', { title, client, figure, figureLabel }),
      study: studyLink(edition, caseStudy),
    })),
  };
}

/** The portfolio (SPEC section 2, Portfolio). */
export const page: PageDefinition<PortfolioProps> = {
  route: 'portfolio',
  view: 'portfolio',
  load(edition) {
    const { t } = edition;
    const words = pageWords(edition, 'portfolio');
    const picture = pageImageOf(edition, 'portfolio');
    return {
      head: {
        ...headOf(edition, words.title, words.head),
        ...(picture && { previewArt: bandPreview(picture.image) }),
      },
      breadcrumb: breadcrumbTo(edition, t('nav.portfolio')),
      props: {
        head: { title: words.title, lead: words.lead },
        figure: picture && { image: picture.image },
        browser: browser(edition),
        featured: words.featured && featured(edition, words.featured),
        closing: words.closing && {
          title: words.closing.title,
          call: closingCall(edition, words.closing),
        },
      },
    };
  },
};
