import { covers } from '../../../artwork/out/covers.ts';
import { serviceIcons } from '../../../artwork/out/service-icons.ts';
import { whitePapers as whitePaperCovers } from '../../../artwork/out/white-papers.ts';
import { brandName } from '../../../config/brand.ts';
import type { Language } from '../../../config/locales.ts';
import { pathTo, type StaticRouteId } from '../../../config/routes.ts';
import { caseStudiesIn } from '../../../content/case-studies.ts';
import { documentAddress } from '../../../content/document-address.ts';
import { resourceQuestionsIn } from '../../../content/faqs.ts';
import { whitePapersIn } from '../../../content/white-papers.ts';
import { withoutSoftHyphens } from '../../../i18n/plain-text.ts';
import type { MessageKey, Translator } from '../../../i18n/translator.ts';
import type { PageContext, PageDefinition } from '../../page-data/page-definition.ts';
import { coverPreview, objectPreview } from '../../page-data/preview-art.data.ts';
import { breadcrumbTo } from '../../page-data/breadcrumb.data.ts';
import { faqPage } from '../../page-data/structured-data.data.ts';
import { newsletterWords } from '../../page-data/newsletter-words.data.ts';
import type { CaseStudyCard } from './case-study-list.tsx';
import type { WhitePaperCard } from './white-paper-list.tsx';
import type { ResourcesProps, ResourceTabId } from './resources.page.tsx';

function caseStudyCards(language: Language, t: Translator): CaseStudyCard[] {
  return caseStudiesIn(language).map(({ id, title, subtitle, excerpt, industry, figures, ...study }) => ({
    id,
    title,
    subtitle,
    description: excerpt,
    figure: figures[0]?.value ?? '',
    figureLabel: figures[0]?.label ?? '',
    facts: `${industry}, ${t.count('post.readingTime', study.readingMinutes)}`,
    cover: covers[study.cover],
    href: pathTo(language, 'caseStudy', { id }),
    document: documentAddress(language, id),
  }));
}

function whitePaperCards(language: Language, t: Translator): WhitePaperCard[] {
  return whitePapersIn(language).map(({ id, title, excerpt, author, readingMinutes, cover }) => ({
    id,
    title,
    description: excerpt,
    facts: `${t.count('post.readingTime', readingMinutes)}, ${author.name}`,
    readingMinutes,
    cover: whitePaperCovers[cover],
    href: pathTo(language, 'whitePaper', { id }),
    document: documentAddress(language, id),
  }));
}

function resourcesProps({ language, t, mode }: PageContext, openTab: ResourceTabId): ResourcesProps {
  const caseStudies = caseStudyCards(language, t);
  const whitePapers = whitePaperCards(language, t);
  const questions = resourceQuestionsIn(language);
  const tab = (label: MessageKey, route: StaticRouteId, items: unknown[]) => ({
    label: t.of(label),
    href: pathTo(language, route),
    count: items.length,
  });
  return {
    head: {
      breadcrumb: breadcrumbTo(t, t('nav.resources')),
      title: withoutSoftHyphens(t('nav.resources')),
      lead: t('resources.lead'),
    },
    openTab,
    tabs: {
      'case-studies': tab('menu.caseStudies', 'caseStudies', caseStudies),
      'white-papers': tab('menu.whitePapers', 'whitePapers', whitePapers),
      faq: tab('menu.faq', 'faq', questions),
    },
    caseStudies: { studies: caseStudies, download: t('caseStudies.download') },
    whitePapers: { papers: whitePapers, read: t('whitePapers.read') },
    faq: {
      questions,
      more: {
        title: t('faq.more.title'),
        text: t('faq.more.text'),
        link: { label: t('menu.contact'), href: pathTo(language, 'contact') },
      },
    },
    newsletter: {
      title: t('resources.newsletter.title'),
      lead: t('newsletter.lead'),
      words: newsletterWords(t, mode),
    },
  };
}

/** The heading is the same in all tabs; a link preview says which one it leads to. */
const openTabName = {
  resources: undefined,
  caseStudies: 'menu.caseStudies',
  whitePapers: 'menu.whitePapers',
  faq: 'menu.faq',
} as const;

const previewArtOf = {
  resources: coverPreview(covers['organ']),
  caseStudies: coverPreview(covers['canyon']),
  whitePapers: objectPreview(whitePaperCovers.trust),
  faq: objectPreview(serviceIcons.consulting.card),
};

/** One screen, four addresses: the general one and one for each tab, each with its own head. */
function address(
  route: 'resources' | 'caseStudies' | 'whitePapers' | 'faq',
  openTab: ResourceTabId,
): PageDefinition<ResourcesProps> {
  return {
    route,
    view: 'resources',
    screen: 'resources',
    load: (context) => ({
      head: {
        title: context.t(`${route}.head.title`, { brand: brandName }),
        description: context.t(`${route}.head.description`),
        ...(openTabName[route] ? { previewTitle: context.t(openTabName[route]) } : {}),
        previewArt: previewArtOf[route],
        // The tab that is open: what is hidden is not announced.
        ...(openTab === 'faq' ? { structuredData: faqPage(resourceQuestionsIn(context.language)) } : {}),
      },
      props: resourcesProps(context, openTab),
    }),
  };
}

/** Resources (SPEC section 2); case studies are the default tab. */
export const pages: PageDefinition<ResourcesProps>[] = [
  address('resources', 'case-studies'),
  address('caseStudies', 'case-studies'),
  address('whitePapers', 'white-papers'),
  address('faq', 'faq'),
];
