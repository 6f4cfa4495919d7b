import { covers } from '../../../artwork/out/covers.ts';
import { panorama } from '../../../artwork/out/panorama.ts';
import { serviceIcons } from '../../../artwork/out/service-icons.ts';
import { brandName } from '../../../config/brand.ts';
import { pathTo } from '../../../config/routes.ts';
import type { ProjectFilter } from '../../../content/projects/facts.ts';
import { featuredCasesIn, projectFiltersIn, projectsIn, projectWords } from '../../../content/projects.ts';
import { formatList, formatNumber } from '../../../i18n/format.ts';
import type { Translator } from '../../../i18n/translator.ts';
import type { PageDefinition } from '../../page-data/page-definition.ts';
import { bandPreview } from '../../page-data/preview-art.data.ts';
import { breadcrumbTo } from '../../page-data/breadcrumb.data.ts';
import type { ProjectBrowserProps } from '../../features/browsing/project-browser.tsx';
import type { FeaturedCasesProps } from './featured-cases.tsx';
import type { PortfolioProps } from './portfolio.page.tsx';

function browser(t: Translator): ProjectBrowserProps {
  const { language } = t;
  const number = (value: number) => formatNumber(language, value);
  const projects = projectsIn(language);
  const countOf = (filter: ProjectFilter) =>
    projects.filter(
      ({ categories }) => filter === 'all' || categories.some((category) => category === filter),
    ).length;
  const empty = { title: t('portfolio.empty.title'), text: t('portfolio.empty.text') };
  return {
    panorama: {
      label: t('portfolio.sites'),
      picture: panorama,
      sites: projects.map(({ id, client }, index) => ({
        id,
        number: number(index + 1),
        label: t('portfolio.site', { number: number(index + 1), client }),
        href: `#${id}`,
      })),
    },
    title: t('portfolio.projects'),
    filterLabel: t('portfolio.filter'),
    filters: projectFiltersIn(language).map(({ id, name }) => ({ id, name, count: number(countOf(id)) })),
    projects: projects.map(({ id, title, description, image, client, categories, technologies }, index) => ({
      id,
      number: number(index + 1),
      title,
      description,
      image: covers[image],
      categoryIds: [...categories],
      facts: [
        { label: t('portfolio.client'), value: client },
        {
          label: t('portfolio.categories'),
          value: formatList(
            language,
            categories.map((category) => projectWords[language].filters[category]),
            'plain',
          ),
        },
        { label: t('portfolio.technologies'), value: formatList(language, [...technologies], 'plain') },
      ],
    })),
    resultCounts: [
      `${empty.title}. ${empty.text}`,
      ...projects.map((_, index) => t.count('portfolio.results', index + 1)),
    ],
    empty: {
      ...empty,
      showAll: t('portfolio.empty.showAll'),
      picture: serviceIcons.consulting.card,
    },
  };
}

function featured(t: Translator): FeaturedCasesProps {
  return {
    title: t('portfolio.featured.title'),
    lead: t('portfolio.featured.lead'),
    read: t('portfolio.featured.read'),
    cases: featuredCasesIn(t.language).map(({ id, client, title, figure, figureLabel, image }) => ({
      id,
      client,
      title,
      figure,
      figureLabel,
      image: covers[image],
      about: t('portfolio.featured.about', { client }),
      message: t('portfolio.featured.alert', { title, client }),
    })),
  };
}

/** The portfolio (SPEC section 2, Portfolio). */
export const page: PageDefinition<PortfolioProps> = {
  route: 'portfolio',
  view: 'portfolio',
  load({ language, t }) {
    return {
      head: {
        title: t('portfolio.head.title', { brand: brandName }),
        description: t('portfolio.head.description'),
        previewArt: bandPreview(panorama),
      },
      props: {
        head: {
          breadcrumb: breadcrumbTo(t, t('nav.portfolio')),
          title: t('portfolio.title'),
          lead: t('portfolio.lead'),
        },
        browser: browser(t),
        featured: featured(t),
        closing: {
          title: t('portfolio.closing.title'),
          link: { label: t('hero.cta'), href: pathTo(language, 'contact') },
        },
      },
    };
  },
};
