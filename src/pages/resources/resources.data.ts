import type { Site } from '#content/load-site.ts';
import type { Language } from '#shared/locales.ts';
import { pathTo } from '#shared/routes.ts';
import { resourceQuestionsIn, withLinkedAnswers } from '#content/faqs.ts';
import { pageWords } from '#content/page-words.ts';
import { hasPageIn, resourceTabs } from '#content/site-pages.ts';
import type { Translator } from '#shared/i18n/translator.ts';
import type { PageContext, PageDefinition } from '#src/pages/page-definition.ts';
import { headOf } from '#src/pages/head.data.ts';
import { contactHref } from '#src/pages/links.data.ts';
import { pagesOf, pdfOf } from '#src/pages/pdf.data.ts';
import { objectPreview } from '#src/pages/preview-art.data.ts';
import type { BreadcrumbProps } from '#src/components/breadcrumb.tsx';
import { breadcrumbTo } from '#src/pages/breadcrumb.data.ts';
import { faqPage } from '#src/pages/structured-data.data.ts';
import type {
  ResourcesProps,
  ResourceTabId,
  FaqListProps,
  CaseStudyCard,
  WhitePaperCard,
} from './resources.page.tsx';
import { coverOf, pageImageOf } from '#src/pages/pictures.data.ts';
import { withoutSoftHyphens } from '#shared/i18n/typography.ts';
import { newsletterBand } from '#src/pages/form-words.data.ts';

function caseStudyCards(site: Site, language: Language, t: Translator): CaseStudyCard[] {
  return (site.caseStudies[language] ?? []).map(
    ({ id, title, subtitle, excerpt, industry, figures, ...study }) => ({
      id,
      title,
      subtitle,
      description: excerpt,
      figure: figures[0]?.value ?? '',
      figureLabel: figures[0]?.label ?? '',
      facts: `${industry}, ${t.count('post.readingTime', study.readingMinutes)}`,
      cover: coverOf(site, study.cover),
      href: pathTo(site, language, 'caseStudy', { id }),
      document: pdfOf(site, language, id)?.href ?? null,
    }),
  );
}

function whitePaperCards(site: Site, language: Language, t: Translator): WhitePaperCard[] {
  return (site.whitePapers[language] ?? []).map(({ id, title, excerpt, author, ...paper }) => ({
    id,
    title,
    description: excerpt,
    facts: `${t.count('post.readingTime', paper.readingMinutes)}, ${author.name}`,
    pages: pagesOf(site, language, { id, ...paper }),
    cover: coverOf(site, paper.cover),
    href: pathTo(site, language, 'whitePaper', { id }),
    document: pdfOf(site, language, id)?.href ?? pathTo(site, language, 'whitePaper', { id }),
  }));
}

type TabRoute = (typeof resourceTabs)[number];

const tabIds = {
  caseStudies: 'case-studies',
  whitePapers: 'white-papers',
  faq: 'faq',
} as const satisfies Record<TabRoute, ResourceTabId>;

/** The tabs that hold something in a language. */
const tabsIn = (site: Site, language: Language): TabRoute[] =>
  resourceTabs.filter((tab) => hasPageIn(site, language, tab));

/** The place for a question that is not in the list. */
function moreQuestions({ site, language, t }: PageContext): FaqListProps['more'] {
  const { more } = pageWords(site, 'faq', language);
  return { ...more, link: { label: t('menu.contact'), href: contactHref(site, language) } };
}

function resourcesProps(
  context: PageContext,
  openTab: ResourceTabId,
  breadcrumb: BreadcrumbProps,
): ResourcesProps {
  const { language, t, mode } = context;
  const { lead, newsletter, caption } = pageWords(context.site, 'resources', language);
  const picture = pageImageOf(context.site, 'resources');
  const tabs = tabsIn(context.site, language);
  const caseStudies = tabs.includes('caseStudies') ? caseStudyCards(context.site, language, t) : [];
  const whitePapers = tabs.includes('whitePapers') ? whitePaperCards(context.site, language, t) : [];
  const questions = tabs.includes('faq') ? resourceQuestionsIn(context.site, language) : [];
  const counts = { caseStudies, whitePapers, faq: questions };
  return {
    head: {
      breadcrumb,
      title: withoutSoftHyphens(t('nav.resources')),
      lead,
    },
    figure: picture && { image: picture.image, caption },
    openTab,
    tabs: tabs.map((route) => ({
      id: tabIds[route],
      label: t(`menu.${route}`),
      href: pathTo(context.site, language, route),
      count: counts[route].length,
    })),
    caseStudies: { studies: caseStudies, download: t('document.caseStudy.download') },
    whitePapers: { papers: whitePapers, read: t('document.whitePaper.download') },
    faq: {
      questions: withLinkedAnswers(context.site, questions),
      more: tabs.includes('faq') ? moreQuestions(context) : null,
    },
    newsletter: newsletterBand(context.site, t, mode, newsletter),
  };
}

/** The heading is the same in all tabs; breadcrumb and link preview name the open one. */
const openTabName = {
  resources: undefined,
  caseStudies: 'menu.caseStudies',
  whitePapers: 'menu.whitePapers',
  faq: 'menu.faq',
} as const;

const fileOf = {
  resources: 'resources',
  caseStudies: 'case-studies',
  whitePapers: 'white-papers',
  faq: 'faq',
} as const;

/**
 * One screen, four addresses: the general one, which opens the first tab, and one for each tab, each with its own head.
 */
function address(route: 'resources' | TabRoute): PageDefinition<ResourcesProps> {
  return {
    route,
    view: 'resources',
    screen: 'resources',
    load: (context) => {
      const { t } = context;
      const tabName = openTabName[route] && t(openTabName[route]);
      const image = pageImageOf(context.site, 'resources')?.image;
      const breadcrumb = tabName
        ? breadcrumbTo(context.site, t, tabName, 'resources')
        : breadcrumbTo(context.site, t, t('nav.resources'));
      const openTab =
        route === 'resources' ? (tabsIn(context.site, context.language)[0] ?? 'caseStudies') : route;
      return {
        head: {
          ...headOf(context.site, pageWords(context.site, fileOf[route], context.language).head),
          ...(tabName && { previewTitle: tabName }),
          ...(image && { previewArt: objectPreview(image) }),
          // Only for the open tab: structured data must not describe hidden content.
          ...(openTab === 'faq'
            ? { structuredData: faqPage(resourceQuestionsIn(context.site, context.language)) }
            : {}),
        },
        props: resourcesProps(context, tabIds[openTab], breadcrumb),
      };
    },
  };
}

/** Resources (SPEC section 2); case studies are the default tab. */
export const pages: PageDefinition<ResourcesProps>[] = [address('resources'), ...resourceTabs.map(address)];
