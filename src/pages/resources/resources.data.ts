import type { Edition } from '#content/edition.ts';
import { resourceQuestionsIn, withLinkedAnswers } from '#content/collections/questions.ts';
import { pageWords } from '#content/pages/page-words.ts';
import { hasPageIn, resourceTabs } from '#content/pages/site-pages.ts';
import type { PageDefinition } from '#src/pages/page-definition.ts';
import { headOf } from '#src/pages/head.data.ts';
import { contactCall } from '#src/pages/links.data.ts';
import { pagesOf, pdfOf } from '#src/pages/pdf.data.ts';
import { objectPreview } from '#src/pages/preview-art.data.ts';
import { breadcrumbTo } from '#src/pages/breadcrumb.data.ts';
import { faqPage } from '#src/pages/structured-data.data.ts';
import type {
  ResourcesProps,
  ResourceTabId,
  FaqListProps,
  CaseStudyCard,
  WhitePaperCard,
} from './resources.page.tsx';
import { caseStudyCover, coverOf, pageImageOf } from '#src/pages/pictures.data.ts';
import { newsletterBand } from '#src/pages/form-words.data.ts';

function caseStudyCards(edition: Edition): CaseStudyCard[] {
  return edition.caseStudies.map(({ id, title, subtitle, excerpt, industry, figures, ...study }) => ({
    id,
    title,
    subtitle,
    description: excerpt,
    figure: figures[0]?.value ?? '',
    figureLabel: figures[0]?.label ?? '',
    facts: `${industry}, ${edition.t.count('post.readingTime', study.readingMinutes)}`,
    cover: caseStudyCover(edition, { id, ...study }),
    href: edition.path('caseStudy', { id }),
    document: pdfOf(edition, id)?.href ?? null,
  }));
}

function whitePaperCards(edition: Edition): WhitePaperCard[] {
  return edition.whitePapers.map(({ id, title, excerpt, author, ...paper }) => ({
    id,
    title,
    description: excerpt,
    facts: `${edition.t.count('post.readingTime', paper.readingMinutes)}, ${author.name}`,
    pages: pagesOf(edition, { id, ...paper }),
    cover: coverOf(edition, paper.cover),
    href: edition.path('whitePaper', { id }),
    document: pdfOf(edition, id)?.href ?? edition.path('whitePaper', { id }),
  }));
}

type TabRoute = (typeof resourceTabs)[number];

const tabIds = {
  caseStudies: 'case-studies',
  whitePapers: 'white-papers',
  faq: 'faq',
} as const satisfies Record<TabRoute, ResourceTabId>;

/** The tabs that hold something in a language. */
const tabsIn = (edition: Edition): TabRoute[] => resourceTabs.filter((tab) => hasPageIn(edition, tab));

/** The place for a question that is not in the list. */
function moreQuestions(edition: Edition): FaqListProps['more'] {
  const { more } = pageWords(edition, 'faq');
  return { ...more, link: contactCall(edition, edition.t('menu.contact')) };
}

function resourcesProps(edition: Edition, title: string, openTab: ResourceTabId): ResourcesProps {
  const { t } = edition;
  const { lead, newsletter, caption } = pageWords(edition, 'resources');
  const picture = pageImageOf(edition, 'resources');
  const tabs = tabsIn(edition);
  const caseStudies = tabs.includes('caseStudies') ? caseStudyCards(edition) : [];
  const whitePapers = tabs.includes('whitePapers') ? whitePaperCards(edition) : [];
  const questions = tabs.includes('faq') ? resourceQuestionsIn(edition) : [];
  const counts = { caseStudies, whitePapers, faq: questions };
  return {
    head: { title, lead },
    figure: picture && { image: picture.image, caption },
    openTab,
    tabs: tabs.map((route) => ({
      id: tabIds[route],
      label: t(`menu.${route}`),
      href: edition.path(route),
      count: counts[route].length,
    })),
    caseStudies: { studies: caseStudies, download: t('document.caseStudy.download') },
    whitePapers: { papers: whitePapers, read: t('document.whitePaper.download') },
    faq: {
      questions: withLinkedAnswers(edition.site, questions),
      more: tabs.includes('faq') ? moreQuestions(edition) : null,
    },
    newsletter: newsletterBand(edition, newsletter),
  };
}

/**
 * One screen, four addresses: the general one, which opens the first tab, and one for each tab, each with its own head.
 */
function address(route: 'resources' | TabRoute): PageDefinition<ResourcesProps> {
  return {
    route,
    view: 'resources',
    screen: 'resources',
    load: (edition) => {
      const { t } = edition;
      // The heading is the same in all tabs; breadcrumb and link preview name the open one.
      const tab = route === 'resources' ? undefined : route;
      const tabName = tab && t(`menu.${tab}`);
      const title = t('nav.resources');
      const image = pageImageOf(edition, 'resources')?.image;
      const openTab = tab ?? tabsIn(edition)[0] ?? 'caseStudies';
      return {
        head: {
          ...headOf(edition, tabName ?? title, pageWords(edition, tab ? tabIds[tab] : 'resources').head),
          ...(image && { previewArt: objectPreview(image) }),
          // Only for the open tab: structured data must not describe hidden content.
          ...(openTab === 'faq' ? { structuredData: faqPage(resourceQuestionsIn(edition)) } : {}),
        },
        breadcrumb: tabName ? breadcrumbTo(edition, tabName, 'resources') : breadcrumbTo(edition, title),
        props: resourcesProps(edition, title, tabIds[openTab]),
      };
    },
  };
}

/** Resources (SPEC section 2); case studies are the default tab. */
export const pages: PageDefinition<ResourcesProps>[] = [address('resources'), ...resourceTabs.map(address)];
