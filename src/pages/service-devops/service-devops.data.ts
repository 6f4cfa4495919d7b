import { devopsHero } from '../../../artwork/out/devops.ts';
import { devopsDetailsIn } from '../../../content/service-details/devops.ts';
import type { PageDefinition } from '../../page-data/page-definition.ts';
import { bannerOf, serviceFrame, technologyMark } from '../../page-data/service-page.data.ts';
import type { ServiceDevopsProps } from './service-devops.page.tsx';

/** DevOps and automation (SPEC section 2, Service pages: DevOps). */
export const page: PageDefinition<ServiceDevopsProps> = {
  route: 'devops',
  view: 'service-devops',
  load({ language, t }) {
    const details = devopsDetailsIn(language);
    const { features, benefits, loop } = details;
    const { head, hero, closing } = serviceFrame(t, 'devops', details);
    return {
      head,
      props: {
        hero,
        // The drawing without its margins.
        picture: { ...devopsHero, viewBox: '62 56 436 404' },
        benefits: {
          title: benefits.title,
          lead: benefits.lead,
          benefits: benefits.items.map(({ title, figure, description }) => ({ title, figure, description })),
        },
        features: { ...features, cards: [...features.cards] },
        loop: {
          title: loop.title,
          caption: loop.caption,
          center: loop.center,
          stages: loop.stages.map(({ name, tools }) => ({ name, tools: tools.map(technologyMark) })),
        },
        closing: bannerOf(closing),
      },
    };
  },
};
