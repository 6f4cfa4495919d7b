import { cloudHero, cloudStages } from '../../../artwork/out/cloud.ts';
import { covers } from '../../../artwork/out/covers.ts';
import { pathTo } from '../../../config/routes.ts';
import { cloudDetailsIn, type CloudDetails } from '../../../content/service-details/cloud.ts';
import { hasPage } from '../../../content/site-pages.ts';
import type { PageDefinition } from '../../page-data/page-definition.ts';
import { bannerOf, serviceFrame, technologyMark } from '../../page-data/service-page.data.ts';
import type { DurationChartProps } from './duration-chart.tsx';
import type { ServiceCloudProps } from './service-cloud.page.tsx';

/** One colour for each kind of estate: solid up to the shortest case, a wash up to the longest. */
const tones = {
  small: ['ember', 'emberWash'],
  enterprise: ['olivine', 'olivineWash'],
} as const;

function durationChart({
  title,
  lead,
  alt,
  caption,
  month,
  rows,
}: CloudDetails['duration']): DurationChartProps {
  return {
    title,
    lead,
    caption,
    alternative: alt,
    unit: month,
    total: Math.max(...rows.map(({ toMonths }) => toMonths)),
    rows: rows.map(({ id, name, size, from, to, fromMonths, toMonths }) => ({
      name,
      size,
      parts: [
        { length: fromMonths, tone: tones[id][0], label: from },
        { length: toMonths - fromMonths, tone: tones[id][1], label: to },
      ],
    })),
  };
}

/** Managed cloud services (SPEC section 2, Service pages: Cloud). */
export const page: PageDefinition<ServiceCloudProps> = {
  route: 'cloud',
  view: 'service-cloud',
  load({ language, t }) {
    const details = cloudDetailsIn(language);
    const { features, why, caseStudy } = details;
    const { head, hero, closing } = serviceFrame(t, 'cloud', details);
    const stages = [cloudStages.survey, cloudStages.move, cloudStages.run];
    const { kicker, title, description, figures } = caseStudy;
    return {
      head,
      props: {
        hero,
        // The drawing without its margins.
        picture: { ...cloudHero, viewBox: '66 82 468 430' },
        facts: details.facts,
        features: {
          ...features,
          cards: features.cards.map((card, index) => ({
            ...card,
            picture: stages[index] ?? cloudStages.run,
          })),
        },
        why: { title: why.title, reasons: why.points },
        duration: durationChart(details.duration),
        platforms: {
          title: details.platforms.title,
          technologies: details.platforms.items.map(technologyMark),
        },
        caseStudy: hasPage('caseStudies')
          ? {
              kicker,
              title,
              description,
              figures,
              link: {
                label: caseStudy.link,
                href: pathTo(language, 'caseStudy', { id: 'cloud-migration-financial-services' }),
              },
              cover: { href: covers['plateau-high'].href, viewBox: covers['plateau-high'].viewBox },
            }
          : null,
        closing: bannerOf(closing),
      },
    };
  },
};
